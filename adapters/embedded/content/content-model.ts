/** The kinds of value that a field of content holds, by Contentful's names. */
export type FieldType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Boolean'
  | 'Date'
  | 'Location'
  | 'Object'

/** What a field must be before its entry is published. */
interface FieldRules {
  readonly isRequired?: true
  /** Of no other entry of its type. */
  readonly isUnique?: true
  /** A regular expression that a text matches, and what is said of one that does not. */
  readonly pattern?: { readonly pattern: string; readonly message: string }
}

export type FieldModel = FieldRules & FieldValue

type FieldValue =
  | { readonly type: FieldType }
  /** A list of short texts. */
  | { readonly type: 'Symbols' }
  | { readonly type: 'Asset' }
  | { readonly type: 'Assets' }
  /** A link to an entry of one of the types; of any type where none is named. */
  | { readonly type: 'Entry'; readonly of: readonly string[] }
  | { readonly type: 'Entries'; readonly of: readonly string[] }

export interface ContentTypeModel {
  readonly id: string
  readonly name: string
  /** The field that names an entry in lists; undefined where none does. */
  readonly displayField: string | undefined
  readonly fields: Readonly<Record<string, FieldModel>>
}

const symbol: FieldModel = { type: 'Symbol' }
/** A text that an entry cannot do without. */
const words: FieldModel = { type: 'Symbol', isRequired: true }
/** The part of an address that is the entry's own. */
const slug: FieldModel = {
  type: 'Symbol',
  isRequired: true,
  isUnique: true,
  pattern: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', message: 'Skriv bara a–z, siffror och bindestreck.' },
}
const symbols: FieldModel = { type: 'Symbols' }
const text: FieldModel = { type: 'Text' }
const richText: FieldModel = { type: 'RichText' }
const integer: FieldModel = { type: 'Integer' }
const number: FieldModel = { type: 'Number' }
const boolean: FieldModel = { type: 'Boolean' }
const location: FieldModel = { type: 'Location' }
const asset: FieldModel = { type: 'Asset' }
const assets: FieldModel = { type: 'Assets' }
const entry = (...of: readonly string[]): FieldModel => ({ type: 'Entry', of })
const entries = (...of: readonly string[]): FieldModel => ({ type: 'Entries', of })

const contentType = (
  id: string,
  name: string,
  displayField: string | undefined,
  fields: Readonly<Record<string, FieldModel>>,
): ContentTypeModel => ({ id, name, displayField, fields })

/** What every section may have (CONTENT-13). */
const ofSection = { title: symbol, icon: asset, backgroundColor: symbol }

const sectionType = (id: string, name: string, fields: Readonly<Record<string, FieldModel>>): ContentTypeModel =>
  contentType(id, name, 'title', { ...ofSection, ...fields })

/** Sections that lists of sections may hold (CONTENT-12, CONTENT-21). */
const sectionTypes: readonly ContentTypeModel[] = [
  sectionType('accountApplication', 'Ansökan om konto', { text: richText, buttonText: symbol, linkUrl: symbol }),
  sectionType('assortmentIcons', 'Sortimentsikoner', { icons: entries('banner') }),
  sectionType('contactCards', 'Kontaktkort', { contacts: entries('contact') }),
  sectionType('contentBanners', 'Innehållsbanderoller', { banners: entries('banner') }),
  sectionType('imageSetOfThree', 'Tre bilder', { images: assets }),
  sectionType('imageSingle', 'En bild', { image: asset }),
  sectionType('infoBlock', 'Informationsblock', { infoBlockTitle: symbol, infoBlockText: richText }),
  sectionType('largeSection', 'Stor sektion', {
    preTitle: symbol,
    text,
    contentImage: asset,
    buttonText: symbol,
    linkUrl: symbol,
    isExternalLink: boolean,
    template: symbol,
    marketingId: symbol,
    creative: symbol,
    subHero: entry('banner'),
  }),
  sectionType('marketingBanners', 'Marknadsbanderoller', { banners: entries('banner') }),
  sectionType('randomBanners', 'Slumpade banderoller', { banners: entries('banner') }),
  sectionType('selectedProducts', 'Utvalda artiklar', { selectedProductsId: symbol }),
  sectionType('serviceCards', 'Tjänstekort', { cards: entries('banner') }),
  sectionType('subBanners', 'Underbanderoller', { banners: entries('banner') }),
  sectionType('textAndMedia', 'Text och bild', { textMediaTitle: symbol, text: richText, image: asset }),
  sectionType('textBlock', 'Textblock', { bodyTextSecondary: richText }),
  sectionType('video', 'Video', { videoUrl: symbol, thumbnail: asset }),
  sectionType('accordions', 'Dragspel', { items: entries('accordion') }),
  sectionType('dynamicForm', 'Formulär', {
    formTitle: symbol,
    formDescription: richText,
    inputs: entries('formInput'),
  }),
]

const anySection = sectionTypes.map(({ id }) => id)

/** One field for each day, as an editor writes it: `06:30–17:00`, or nothing when the store is closed. */
const openingHours = Object.fromEntries(
  ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'].map((day) => [
    `openingHours${day}`,
    symbol,
  ]),
)

/** STORE-05 */
const storeFields = {
  storeId: words,
  name: words,
  address: symbol,
  phone: symbol,
  email: symbol,
  location,
  label: symbol,
  ...openingHours,
  contactPeople: entries('contact'),
}

const heroImages = { heroDesktop: asset, heroMobile: asset }

/** Every content type of a space, stated once: both protocols, the editor's forms and the shop's own content use it. */
export const contentModel: readonly ContentTypeModel[] = [
  contentType('frontPage', 'Startsida', 'name', {
    name: words,
    hero: entry('hero'),
    metaDescription: text,
    sections: entries(...anySection),
  }),
  contentType('hero', 'Sidtopp', 'title', {
    title: words,
    titleFontSize: symbol,
    slug: symbol,
    description: text,
    overlay: boolean,
    buttonText: symbol,
    linkUrl: symbol,
    ...heroImages,
  }),
  contentType('contentPage', 'Innehållssida', 'title', {
    title: words,
    preTitle: symbol,
    slug,
    showSidebar: boolean,
    ingress: richText,
    metaDescription: text,
    canonicalLink: symbol,
    bodyTextPrimary: richText,
    displayContacts: boolean,
    excludeFromSearch: boolean,
    authenticatedOnly: boolean,
    categorySectionTitle: symbol,
    categorySectionIcon: asset,
    categories: symbols,
    hero: entry('hero'),
    thumbnail: asset,
    sections: entries(...anySection),
    banner: entry('banner'),
  }),
  contentType('contentListingPage', 'Listsida', 'title', {
    title: words,
    slug,
    ...heroImages,
    overlay: boolean,
    icon: asset,
    ingress: richText,
    metaDescription: text,
    tagOrder: symbols,
    content: entries('contentPage'),
  }),
  ...sectionTypes,
  contentType('banner', 'Banderoll', 'name', {
    name: symbol,
    title: symbol,
    preTitle: symbol,
    text,
    textRow1: symbol,
    textRow2: symbol,
    icon: asset,
    contentImage: asset,
    image: asset,
    template: symbol,
    buttonText: symbol,
    linkUrl: symbol,
    isExternalLink: boolean,
    marketingId: symbol,
    creative: symbol,
    backgroundColor: symbol,
    metaTitle: symbol,
    weight: number,
  }),
  contentType('embeddedButton', 'Knapp', 'text', {
    text: words,
    url: words,
    variant: symbol,
    size: symbol,
    inline: boolean,
    shape: symbol,
    icon: asset,
  }),
  contentType('accordion', 'Dragspelsrad', 'title', { title: words, text: richText }),
  contentType('contact', 'Kontakt', 'name', { role: symbol, name: words, phone: symbol, email: symbol, image: asset }),
  contentType('formInput', 'Formulärfält', 'title', {
    title: words,
    type: words,
    inputList: symbols,
    requiredField: boolean,
    placeholderText: symbol,
    position: integer,
  }),
  contentType('storeDetails', 'Butiksuppgifter', 'name', storeFields),
  contentType('storePage', 'Butikssida', 'name', {
    ...storeFields,
    title: symbol,
    ingress: richText,
    bodyText: richText,
    // `2026-12-24 Stängt` or `2026-12-23/2026-12-30 07:00–15:00`, with a reason behind it where one is to be told.
    specialOpeningHoursWeekdays: symbols,
    specialOpeningHoursWeekends: symbols,
    infobox: richText,
    assortments: symbols,
    services: symbols,
    storeActivities: richText,
    contactsSectionTitle: symbol,
    contacts: entries('contact'),
  }),
  contentType('retailer', 'Återförsäljare', 'name', {
    name: words,
    address: symbol,
    location,
    offerings: symbols,
    link: symbol,
  }),
  contentType('logo', 'Logotyp', 'name', {
    name: symbol,
    logo: asset,
    logoSmall: asset,
    favicon: asset,
    lightLogo: asset,
    lightLogoSmall: asset,
  }),
  contentType('alertBanner', 'Viktigt meddelande', 'title', {
    active: boolean,
    type: symbol,
    message: { ...text, isRequired: true },
    title: symbol,
    linkUrl: symbol,
    linkText: symbol,
    secondLinkUrl: symbol,
    secondLinkText: symbol,
    hideWhenLoggedIn: boolean,
  }),
  contentType('informationBanner', 'Information', 'message', {
    active: boolean,
    message: words,
    linkUrl: symbol,
    linkText: symbol,
    linkIcon: asset,
  }),
  contentType('menuItem', 'Menypunkt', 'title', {
    title: words,
    slug: symbol,
    url: symbol,
    icon: asset,
    children: entries('menuItem'),
  }),
  ...(
    [
      ['productsMenu', 'Produktmeny'],
      ['servicesMenu', 'Tjänstemeny'],
      ['ourServicesMenu', 'Våra tjänster'],
      ['header', 'Sidhuvud'],
      ['footer', 'Sidfot'],
    ] as const
  ).map(([id, name]) => contentType(id, name, 'title', { title: symbol, links: entries('menuItem') })),
]
