import type { BannerChoice } from '#domain/content/banner'
import { readColour } from '#domain/content/colour'
import type { ContentImage } from '#domain/content/image'
import type { BannerLook, ContactCard, ContentSection } from '#domain/content/section'
import { entriesIn, entryIn, textIn, typeOf, type Entry } from './entry'
import { bannerIn, readBanner, readMarketing } from './read-banner'
import { readForm } from './read-form'
import { readImage } from './read-image'
import { isAllowed, linkOf } from './read-link'
import { readRichText } from './read-rich-text'

const imagesIn = ({ fields }: Entry, name: string): readonly ContentImage[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.flatMap((asset) => readImage(asset) ?? []) : []
}

export const readContact = (entry: Entry): readonly ContactCard[] => {
  const name = textIn(entry, 'name')
  if (name === undefined) return []
  const [role, phone, email] = [textIn(entry, 'role'), textIn(entry, 'phone'), textIn(entry, 'email')]
  return [{ id: entry.sys.id, name, role, phone, email, image: readImage(entry.fields['image']) }]
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
    imageFirst: textIn(entry, 'template') === 'imageLeft',
    subHero: [entryIn(entry.fields['subHero'])].flatMap((one) => (one === undefined ? [] : readBanner(one)))[0],
    marketing: readMarketing(entry),
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
    if (!isAllowed(address) || text === undefined) return undefined
    return { ...head(entry), tag: 'Video', link: { address, text }, thumbnail: readImage(entry.fields['thumbnail']) }
  },
  dynamicForm: (entry) => {
    const form = readForm(entry)
    return form.inputs.length === 0 ? undefined : { ...head(entry, 'formTitle'), tag: 'DynamicForm', form }
  },
  assortmentIcons: (entry) => banners(entry, 'icons', 'icons'),
  serviceCards: (entry) => banners(entry, 'cards', 'services'),
  contentBanners: (entry) => banners(entry, 'banners', 'wide'),
  marketingBanners: (entry) => banners(entry, 'banners', 'wide', 'oneByWeight'),
  randomBanners: (entry) => banners(entry, 'banners', 'wide', 'one'),
  subBanners: (entry) => banners(entry, 'banners', 'short'),
}

const banners = (
  entry: Entry,
  field: string,
  look: BannerLook,
  choice: BannerChoice = 'all',
): ContentSection | undefined => {
  const found = entriesIn(entry, field).flatMap(readBanner)
  return found.length === 0 ? undefined : { ...head(entry), tag: 'Banners', look, choice, banners: found }
}

const head = (entry: Entry, ownTitle = 'title') => ({
  id: entry.sys.id,
  title: textIn(entry, ownTitle) ?? (ownTitle === 'title' ? undefined : textIn(entry, 'title')),
  icon: readImage(entry.fields['icon']),
  backgroundColor: readColour(textIn(entry, 'backgroundColor')),
})

const images = (entry: Entry, found: readonly ContentImage[]): ContentSection | undefined =>
  found.length === 0 ? undefined : { ...head(entry), tag: 'Images', images: found }

/** How a content type is read; undefined where pages do not draw it. */
const readerOf = (type: string | undefined) =>
  type !== undefined && Object.hasOwn(kinds, type) ? kinds[type] : undefined

/** The content types of the sections of a page that the shop does not draw. */
export const undrawnKinds = (page: Entry): readonly string[] =>
  entriesIn(page, 'sections')
    .flatMap((entry) => typeOf(entry) ?? [])
    .filter((type) => readerOf(type) === undefined)

/** A section, or a banner, by its content type; undefined where the shop does not draw it, or where it lacks what it must have. */
export const readSection = (entry: Entry): ContentSection | undefined =>
  bannerIn(entry) ?? readerOf(typeOf(entry))?.(entry)

/** The sections of a page that the shop draws; one of another kind, or without what it must have, is left out. */
export const readSections = (page: Entry): readonly ContentSection[] =>
  entriesIn(page, 'sections').flatMap((entry) => readerOf(typeOf(entry))?.(entry) ?? [])
