import * as t from 'io-ts'
import type { PageHit } from '#application/ports/content-source'
import type { ContentChapter, ContentListing, ContentPage } from '#domain/content/content-page'
import type { ContentImage } from '#domain/content/image'
import type { ContentSection } from '#domain/content/section'
import { marks, type Block, type HeadingLevel, type Inline, type RichText } from '#domain/content/rich-text'
import { listOf, oneOf, optional, type Codec } from '#application/codecs/codec'

// How content travels from the shop's own server to its pages in a browser.

const InlineCodec: Codec<Inline> = t.recursion<Inline, unknown>('Inline', () =>
  t.union([
    t.strict({ tag: t.literal('Text'), text: t.string, marks: listOf(oneOf(marks, 'Mark')) }),
    t.strict({ tag: t.literal('Link'), address: t.string, text: listOf(InlineCodec) }),
  ]),
)

const ImageCodec: Codec<ContentImage> = t.strict({
  url: t.string,
  title: optional(t.string),
  description: optional(t.string),
  width: optional(t.number),
  height: optional(t.number),
})

const Level: Codec<HeadingLevel> = t.union([t.literal(2), t.literal(3), t.literal(4)])

const BlockCodec: Codec<Block> = t.recursion<Block, unknown>('Block', () =>
  t.union([
    t.strict({ tag: t.literal('Heading'), level: Level, text: listOf(InlineCodec) }),
    t.strict({ tag: t.literal('Paragraph'), text: listOf(InlineCodec) }),
    t.strict({ tag: t.literal('List'), ordered: t.boolean, items: listOf(RichTextCodec) }),
    t.strict({ tag: t.literal('Quote'), blocks: RichTextCodec }),
    t.strict({ tag: t.literal('Rule') }),
    t.strict({
      tag: t.literal('Table'),
      rows: listOf(listOf(t.strict({ isHeader: t.boolean, blocks: RichTextCodec }))),
    }),
    t.strict({ tag: t.literal('Image'), image: ImageCodec }),
  ]),
)

const RichTextCodec: Codec<RichText> = listOf(BlockCodec)

const LinkCodec = t.strict({ address: t.string, text: t.string })

const inSection = { id: t.string, title: optional(t.string) }

const SectionCodec: Codec<ContentSection> = t.union([
  t.strict({ ...inSection, tag: t.literal('TextBlock'), text: RichTextCodec }),
  t.strict({ ...inSection, tag: t.literal('InfoBlock'), text: RichTextCodec }),
  t.strict({ ...inSection, tag: t.literal('TextAndMedia'), text: RichTextCodec, image: optional(ImageCodec) }),
  t.strict({ ...inSection, tag: t.literal('Images'), images: listOf(ImageCodec) }),
  t.strict({
    ...inSection,
    tag: t.literal('Accordions'),
    items: listOf(t.strict({ id: t.string, title: t.string, text: RichTextCodec })),
  }),
  t.strict({
    ...inSection,
    tag: t.literal('ContactCards'),
    contacts: listOf(
      t.strict({
        id: t.string,
        name: t.string,
        role: optional(t.string),
        phone: optional(t.string),
        email: optional(t.string),
      }),
    ),
  }),
  t.strict({
    ...inSection,
    tag: t.literal('LargeSection'),
    preTitle: optional(t.string),
    text: optional(t.string),
    image: optional(ImageCodec),
    link: optional(LinkCodec),
  }),
  t.strict({ ...inSection, tag: t.literal('AccountApplication'), text: RichTextCodec, link: optional(LinkCodec) }),
  t.strict({
    ...inSection,
    tag: t.literal('Banners'),
    banners: listOf(
      t.strict({
        id: t.string,
        title: t.string,
        preTitle: optional(t.string),
        rows: listOf(t.string),
        image: optional(ImageCodec),
        link: optional(LinkCodec),
      }),
    ),
  }),
  t.strict({ ...inSection, tag: t.literal('SelectedProducts'), groupId: t.string }),
  t.strict({ ...inSection, tag: t.literal('Video'), link: LinkCodec, thumbnail: optional(ImageCodec) }),
])

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
    linkedFrom,
  }),
  t.strict({ access: t.literal('logInFirst'), ...parent, linkedFrom }),
])

export const ContentListingCodec: Codec<ContentListing> = t.strict({
  ...parent,
  ingress: RichTextCodec,
  metaDescription: optional(t.string),
  content: listOf(
    t.strict({
      id: t.string,
      ...parent,
      preTitle: optional(t.string),
      ingress: RichTextCodec,
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
