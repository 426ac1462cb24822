import * as t from 'io-ts'
import type { PageHit } from '#application/ports/content-source'
import type { ContentChapter, ContentListing, ContentPage, ParentPage } from '#domain/content/content-page'
import type { FrontPage } from '#domain/content/front-page'
import { listOf, optional, type Codec } from '#application/codecs/codec'
import { HeroCodec, ImageCodec, RichTextCodec, SectionCodec } from './content-text'

// How content travels from the shop's own server to its pages in a browser.

const parent = { slug: t.string, title: t.string }
const linkedFrom = listOf(t.strict(parent))

export const ContentPageCodec: Codec<ContentPage> = t.union([
  t.strict({
    access: t.literal('open'),
    ...parent,
    preTitle: optional(t.string),
    ingress: RichTextCodec,
    body: RichTextCodec,
    sections: listOf(SectionCodec),
    metaDescription: optional(t.string),
    canonicalLink: optional(t.string),
    authenticatedOnly: t.boolean,
    hero: optional(HeroCodec),
    showSidebar: t.boolean,
    displayContacts: t.boolean,
    goods: optional(t.strict({ title: optional(t.string), icon: optional(ImageCodec), categories: listOf(t.string) })),
    linkedFrom,
  }),
  t.strict({ access: t.literal('logInFirst'), ...parent, linkedFrom }),
])

export const ContentListingCodec: Codec<ContentListing> = t.strict({
  ...parent,
  ingress: RichTextCodec,
  metaDescription: optional(t.string),
  hero: t.strict({ desktop: optional(ImageCodec), mobile: optional(ImageCodec), overlay: t.boolean }),
  icon: optional(ImageCodec),
  tags: listOf(t.strict({ id: t.string, name: t.string })),
  total: t.number,
  content: listOf(
    t.strict({
      id: t.string,
      ...parent,
      preTitle: optional(t.string),
      ingress: RichTextCodec,
      thumbnail: optional(ImageCodec),
      tags: listOf(t.string),
      authenticatedOnly: t.boolean,
    }),
  ),
})

export const ContentChaptersCodec: Codec<readonly ContentChapter[]> = listOf(
  t.strict({ ...parent, pages: listOf(t.strict(parent)) }),
)

export const PageHitsCodec: Codec<readonly PageHit[]> = listOf(
  t.strict({ title: t.string, preTitle: optional(t.string), slug: t.string }),
)

export const ParentPagesCodec: Codec<readonly ParentPage[]> = listOf(t.strict(parent))

export const FrontPageCodec: Codec<FrontPage> = t.strict({
  name: optional(t.string),
  hero: optional(HeroCodec),
  metaDescription: optional(t.string),
  sections: listOf(SectionCodec),
})
