import * as t from 'io-ts'
import { alertTypes, type MenuLink, type SiteContent } from '#domain/content/site'
import { listOf, oneOf, optional, type Codec } from '#application/codecs/codec'
import { ImageCodec } from './content-text'

const MenuLinkCodec: Codec<MenuLink> = t.recursion<MenuLink, unknown>('MenuLink', () =>
  t.strict({ id: t.string, title: t.string, address: optional(t.string), children: listOf(MenuLinkCodec) }),
)

const MenuCodec = listOf(MenuLinkCodec)

const LinkCodec = t.strict({ address: t.string, text: t.string })

/** What content has around every page (CONTENT-30 to CONTENT-35). */
export const SiteContentCodec: Codec<SiteContent> = t.strict({
  header: MenuCodec,
  footer: MenuCodec,
  servicesMenu: MenuCodec,
  ourServicesMenu: MenuCodec,
  productsMenu: optional(MenuCodec),
  logo: optional(
    t.strict({
      logo: optional(ImageCodec),
      logoSmall: optional(ImageCodec),
      lightLogo: optional(ImageCodec),
      lightLogoSmall: optional(ImageCodec),
      favicon: optional(ImageCodec),
    }),
  ),
  alerts: listOf(
    t.strict({
      id: t.string,
      type: oneOf(alertTypes, 'AlertType'),
      title: optional(t.string),
      message: t.string,
      links: listOf(LinkCodec),
      hideWhenLoggedIn: t.boolean,
    }),
  ),
  informations: listOf(
    t.strict({ id: t.string, message: t.string, link: optional(LinkCodec), icon: optional(ImageCodec) }),
  ),
})
