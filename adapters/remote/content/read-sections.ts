import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { ContentImage } from '#domain/content/image'
import type { Banner, ContactCard, ContentSection, SectionLink } from '#domain/content/section'
import { destinationOf } from '#domain/navigation/destination'
import { entriesIn, textIn, type Entry } from './entry'
import { readImage } from './read-image'
import { readRichText } from './read-rich-text'

/** Entries that the client has from the service name their content type. */
const Typed = t.type({ sys: t.type({ contentType: t.type({ sys: t.type({ id: t.string }) }) }) })

const typeOf = (entry: Entry): string | undefined => {
  const read = Typed.decode(entry)
  return E.isRight(read) ? read.right.sys.contentType.sys.id : undefined
}

const allowed = (address: string | undefined): address is string =>
  address !== undefined && E.isRight(destinationOf(address, { external: true }))

/** A link with words of its own, else with those that are said otherwise; undefined without an allowed address. */
const linkOf = (entry: Entry, otherwise?: string): SectionLink | undefined => {
  const address = textIn(entry, 'linkUrl')
  const text = textIn(entry, 'buttonText') ?? otherwise
  return allowed(address) && text !== undefined ? { address, text } : undefined
}

const imagesIn = ({ fields }: Entry, name: string): readonly ContentImage[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.flatMap((asset) => readImage(asset) ?? []) : []
}

const readBanner = (entry: Entry): readonly Banner[] => {
  const title = textIn(entry, 'title') ?? textIn(entry, 'name')
  if (title === undefined) return []
  const { fields } = entry
  return [
    {
      id: entry.sys.id,
      title,
      preTitle: textIn(entry, 'preTitle'),
      rows: ['text', 'textRow1', 'textRow2'].flatMap((name) => textIn(entry, name) ?? []),
      image: readImage(fields['contentImage']) ?? readImage(fields['image']) ?? readImage(fields['icon']),
      link: linkOf(entry, title),
    },
  ]
}

const readContact = (entry: Entry): readonly ContactCard[] => {
  const name = textIn(entry, 'name')
  if (name === undefined) return []
  const [role, phone, email] = [textIn(entry, 'role'), textIn(entry, 'phone'), textIn(entry, 'email')]
  return [{ id: entry.sys.id, name, role, phone, email }]
}

const kinds: Readonly<Record<string, (entry: Entry) => ContentSection | undefined>> = {
  textBlock: (entry) => ({ ...head(entry), tag: 'TextBlock', text: readRichText(entry.fields['bodyTextSecondary']) }),
  infoBlock: (entry) => ({
    ...head(entry, 'infoBlockTitle'),
    tag: 'InfoBlock',
    text: readRichText(entry.fields['infoBlockText']),
  }),
  textAndMedia: (entry) => ({
    ...head(entry, 'textMediaTitle'),
    tag: 'TextAndMedia',
    text: readRichText(entry.fields['text']),
    image: readImage(entry.fields['image']),
  }),
  imageSingle: (entry) =>
    images(
      entry,
      [readImage(entry.fields['image'])].flatMap((image) => image ?? []),
    ),
  imageSetOfThree: (entry) => images(entry, imagesIn(entry, 'images')),
  accordions: (entry) => ({
    ...head(entry),
    tag: 'Accordions',
    items: entriesIn(entry, 'items').flatMap((item) => {
      const title = textIn(item, 'title')
      return title === undefined ? [] : [{ id: item.sys.id, title, text: readRichText(item.fields['text']) }]
    }),
  }),
  contactCards: (entry) => ({
    ...head(entry),
    tag: 'ContactCards',
    contacts: entriesIn(entry, 'contacts').flatMap(readContact),
  }),
  largeSection: (entry) => ({
    ...head(entry),
    tag: 'LargeSection',
    preTitle: textIn(entry, 'preTitle'),
    text: textIn(entry, 'text'),
    image: readImage(entry.fields['contentImage']),
    link: linkOf(entry),
  }),
  accountApplication: (entry) => ({
    ...head(entry),
    tag: 'AccountApplication',
    text: readRichText(entry.fields['text']),
    link: linkOf(entry),
  }),
  selectedProducts: (entry) => {
    const groupId = textIn(entry, 'selectedProductsId')
    return groupId === undefined ? undefined : { ...head(entry), tag: 'SelectedProducts', groupId }
  },
  video: (entry) => {
    const address = textIn(entry, 'videoUrl')
    const text = textIn(entry, 'title')
    if (!allowed(address) || text === undefined) return undefined
    return { ...head(entry), tag: 'Video', link: { address, text }, thumbnail: readImage(entry.fields['thumbnail']) }
  },
  ...Object.fromEntries(
    (
      [
        ['subBanners', 'banners'],
        ['contentBanners', 'banners'],
        ['marketingBanners', 'banners'],
        ['serviceCards', 'cards'],
        ['assortmentIcons', 'icons'],
      ] as const
    ).map(([type, field]) => [
      type,
      (entry: Entry): ContentSection => ({
        ...head(entry),
        tag: 'Banners',
        banners: entriesIn(entry, field).flatMap(readBanner),
      }),
    ]),
  ),
}

const head = (entry: Entry, ownTitle = 'title') => ({
  id: entry.sys.id,
  title: textIn(entry, ownTitle) ?? (ownTitle === 'title' ? undefined : textIn(entry, 'title')),
})

const images = (entry: Entry, found: readonly ContentImage[]): ContentSection | undefined =>
  found.length === 0 ? undefined : { ...head(entry), tag: 'Images', images: found }

/** Reads a section by its content type; undefined where pages do not draw the type. */
const readerOf = (type: string | undefined) =>
  type !== undefined && Object.hasOwn(kinds, type) ? kinds[type] : undefined

/** The content types of the sections of a page that the shop does not draw. */
export const undrawnKinds = (page: Entry): readonly string[] =>
  entriesIn(page, 'sections')
    .flatMap((entry) => typeOf(entry) ?? [])
    .filter((type) => readerOf(type) === undefined)

/** The sections of a page that the shop draws; one of another kind, or without what it must have, is left out. */
export const readSections = (page: Entry): readonly ContentSection[] =>
  entriesIn(page, 'sections').flatMap((entry) => readerOf(typeOf(entry))?.(entry) ?? [])
