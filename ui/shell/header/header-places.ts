import * as E from 'fp-ts/Either'
import type { MenuLink, SiteContent } from '#domain/content/site'
import { destinationOf } from '#domain/navigation/destination'
import { t } from '../../texts/t'
import { shopPlaces } from './shop-places'

/** An item of the main navigation: a page of the shop, or the menu of services. */
export type HeaderPlace =
  | { readonly tag: 'Page'; readonly address: string; readonly title: string }
  | { readonly tag: 'Services'; readonly title: string; readonly links: readonly MenuLink[] }

const QUOTES = '/mina-sidor/offerter'

const ownPlaces = (): readonly HeaderPlace[] => [
  ...shopPlaces.map(({ to, title }): HeaderPlace => ({ tag: 'Page', address: to, title: t(title) })),
  { tag: 'Services', title: t('shell.services'), links: [] },
  { tag: 'Page', address: QUOTES, title: t('quotes.title') },
]

/** The services of the menu that the header names, and those that stand alone. */
const servicesIn = (
  { servicesMenu, ourServicesMenu }: SiteContent,
  below: readonly MenuLink[],
): readonly MenuLink[] => {
  const all = [...(servicesMenu.length > 0 ? servicesMenu : below), ...ourServicesMenu]
  return all.filter(({ address }, place) => all.findIndex((one) => one.address === address) === place)
}

/** The main navigation as editors make it (CONTENT-34): a link that has others below it is the menu of services. */
const contentPlaces = (site: SiteContent): readonly HeaderPlace[] => {
  const menu = site.header.findIndex(({ children }) => children.length > 0)
  const places = site.header.flatMap((link, place): readonly HeaderPlace[] => {
    if (place === menu) return [{ tag: 'Services', title: link.title, links: servicesIn(site, link.children) }]
    const to = link.address === undefined ? undefined : destinationOf(link.address, { external: false })
    return to !== undefined && E.isRight(to) && to.right.tag === 'Inside'
      ? [{ tag: 'Page', address: to.right.path, title: link.title }]
      : []
  })
  return menu === -1
    ? [...places, { tag: 'Services', title: t('shell.services'), links: servicesIn(site, []) }]
    : places
}

/** The items of the main navigation; quotes only for who may make them. */
export const headerPlaces = (site: SiteContent | undefined, mayMakeQuotes: boolean): readonly HeaderPlace[] => {
  const places = site === undefined || site.header.length === 0 ? ownPlaces() : contentPlaces(site)
  return places.filter((place) => mayMakeQuotes || place.tag === 'Services' || place.address !== QUOTES)
}
