import * as t from 'io-ts'
import { type Banner, bannerChoices } from '#domain/content/banner'
import type { DynamicForm } from '#domain/content/dynamic-form'
import { formInputTypes } from '#domain/content/form-input-type'
import { type Hero, heroTitleSizes } from '#domain/content/hero'
import type { ContentImage } from '#domain/content/image'
import { bannerLooks, type ContactCard, type ContentSection } from '#domain/content/section'
import {
  buttonSizes,
  buttonVariants,
  marks,
  type Block,
  type HeadingLevel,
  type Inline,
  type RichText,
} from '#domain/content/rich-text'
import { listOf, oneOf, optional, type Codec } from '#application/codecs/codec'

// How texts and sections travel from the shop's own server to its pages in a browser.

export const ImageCodec: Codec<ContentImage> = t.strict({
  url: t.string,
  title: optional(t.string),
  description: optional(t.string),
  width: optional(t.number),
  height: optional(t.number),
})

const ButtonCodec = t.strict({
  variant: oneOf(buttonVariants, 'ButtonVariant'),
  size: oneOf(buttonSizes, 'ButtonSize'),
  shape: oneOf(['square', 'round'] as const, 'ButtonShape'),
  icon: optional(ImageCodec),
})

const InlineCodec: Codec<Inline> = t.recursion<Inline, unknown>('Inline', () =>
  t.union([
    t.strict({ tag: t.literal('Text'), text: t.string, marks: listOf(oneOf(marks, 'Mark')) }),
    t.strict({
      tag: t.literal('Link'),
      address: t.string,
      text: listOf(InlineCodec),
      button: optional(ButtonCodec),
    }),
  ]),
)

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
    t.strict({ tag: t.literal('Section'), section: SectionCodec }),
  ]),
)

export const RichTextCodec: Codec<RichText> = listOf(BlockCodec)

const LinkCodec = t.strict({ address: t.string, text: t.string })

const MarketingCodec = t.strict({ id: t.string, creative: optional(t.string) })

const BannerCodec: Codec<Banner> = t.strict({
  id: t.string,
  title: t.string,
  preTitle: optional(t.string),
  rows: listOf(t.string),
  image: optional(ImageCodec),
  icon: optional(ImageCodec),
  link: optional(LinkCodec),
  backgroundColor: optional(t.string),
  weight: t.number,
  marketing: optional(MarketingCodec),
})

export const ContactCodec: Codec<ContactCard> = t.strict({
  id: t.string,
  name: t.string,
  role: optional(t.string),
  phone: optional(t.string),
  email: optional(t.string),
  image: optional(ImageCodec),
})

export const HeroCodec: Codec<Hero> = t.strict({
  title: t.string,
  titleSize: oneOf(heroTitleSizes, 'HeroTitleSize'),
  description: optional(t.string),
  overlay: t.boolean,
  link: optional(LinkCodec),
  desktop: optional(ImageCodec),
  mobile: optional(ImageCodec),
})

export const FormCodec: Codec<DynamicForm> = t.strict({
  id: t.string,
  title: optional(t.string),
  description: RichTextCodec,
  inputs: listOf(
    t.strict({
      id: t.string,
      title: t.string,
      type: oneOf(formInputTypes, 'FormInputType'),
      options: listOf(t.string),
      isRequired: t.boolean,
      placeholder: optional(t.string),
    }),
  ),
})

const inSection = {
  id: t.string,
  title: optional(t.string),
  icon: optional(ImageCodec),
  backgroundColor: optional(t.string),
}

const AnySection: Codec<ContentSection> = t.union([
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
    contacts: listOf(ContactCodec),
  }),
  t.strict({
    ...inSection,
    tag: t.literal('LargeSection'),
    preTitle: optional(t.string),
    text: optional(t.string),
    image: optional(ImageCodec),
    link: optional(LinkCodec),
    imageFirst: t.boolean,
    subHero: optional(BannerCodec),
    marketing: optional(MarketingCodec),
  }),
  t.strict({ ...inSection, tag: t.literal('AccountApplication'), text: RichTextCodec, link: optional(LinkCodec) }),
  t.strict({
    ...inSection,
    tag: t.literal('Banners'),
    look: oneOf(bannerLooks, 'BannerLook'),
    choice: oneOf(bannerChoices, 'BannerChoice'),
    banners: listOf(BannerCodec),
  }),
  t.strict({ ...inSection, tag: t.literal('SelectedProducts'), groupId: t.string }),
  t.strict({ ...inSection, tag: t.literal('Video'), link: LinkCodec, thumbnail: optional(ImageCodec) }),
  t.strict({ ...inSection, tag: t.literal('DynamicForm'), form: FormCodec }),
])

export const SectionCodec: Codec<ContentSection> = t.recursion<ContentSection, unknown>('Section', () => AnySection)
