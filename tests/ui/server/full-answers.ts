import type { Facet } from '#application/ports/search-service'
import type { MenuEntry } from '#application/ports/product-service'
import type { ContentCard, OpenPage } from '#domain/content/content-page'
import type { Banner } from '#domain/content/banner'
import type { DynamicForm } from '#domain/content/dynamic-form'
import { formInputTypes } from '#domain/content/form-input-type'
import type { Hero } from '#domain/content/hero'
import type { MenuLink, SiteContent } from '#domain/content/site'
import type { StoreContent } from '#domain/stores/store-content'
import {
  plainBanner,
  plainCard,
  plainListing,
  plainPage,
  plainSection,
  plainStoreContent,
} from '../../support/content/plain-content'
import { bannerLooks, type ContentSection } from '#domain/content/section'
import type { RichText } from '#domain/content/rich-text'
import { articleNumber } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { article, outgoing } from '../../domain/given-articles'
import { shell } from '../checkout/given'
import { ballValve, givenAnswers, type PageAnswers, pressing } from '../shell/given'

const entry = (title: string, slug: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  title,
  slug,
  illustration: 'kulventil',
  children,
})
const valves = entry('Ventiler', 'vvs/ventiler', [entry('Kulventiler', 'vvs/ventiler/kulventiler')])
const menu = [
  entry('VVS', 'vvs', [valves]),
  ...['El', 'Verktyg', 'Kakel', 'Kemi', 'Skydd'].map((title) => entry(title, title.toLowerCase())),
]

const sizes = ['15', '20', '25', '32', '40', '50']
const valveSizes = sizes.map((dn, index) =>
  article(`420810${index}`, `Kulventil FF 1000 DN${dn}`, 100 + index, {
    attributes: [
      { attributeName: 'RSK', attributeValue: `420810${index}` },
      { attributeName: 'DN', attributeValue: dn },
      { attributeName: 'Material', attributeValue: 'Mässing' },
    ],
  }),
)
const [firstSize = ballValve] = valveSizes

const dangerous = {
  ...firstSize,
  warnings: [
    {
      code: 'H222',
      description: 'Extremt brandfarlig aerosol.',
      signalWord: 'Fara',
      assetUrl: 'GHS02',
      detailedDescription: undefined,
    },
  ],
  relations: [
    {
      name: 'ersatter',
      articleNumber: articleNumber('4208234'),
      variantSlug: 'artikel-4208234',
      variantName: 'Presskulventil PV 28 mm',
      images: [],
    },
  ],
  images: [
    {
      assetType: 'Produktblad',
      assetUrl: '/services/documents/4208100.pdf',
      assetLabel: 'Produktblad',
      assetMimeType: 'application/pdf',
    },
  ],
}

const facets: readonly Facet[] = [
  { type: 'distinct', name: 'dn', items: sizes.map((item) => ({ item, count: 3, selected: item === '20' })) },
  { type: 'distinct', name: 'material', items: [{ item: 'Mässing', count: 3, selected: false }] },
  { type: 'range', name: 'price', min: 10, max: 900, selectedMin: 20, selectedMax: undefined },
]

const groups = [
  { productId: 'P1', name: 'Kulventil FF 1000', variants: valveSizes },
  { productId: 'P2', name: 'Presskulventil PV', variants: [outgoing] },
]

const results = {
  shown: 2,
  total: 40,
  prices: 'includingVat',
  inStockAt: undefined,
  more: '/kategorier/vvs/ventiler?antal=48',
} as const

const text: RichText = [
  { tag: 'Heading', level: 2, text: [{ tag: 'Text', text: 'Frakt', marks: [] }] },
  {
    tag: 'Paragraph',
    text: [
      { tag: 'Text', text: 'Läs ', marks: ['bold'] },
      {
        tag: 'Link',
        address: '/kundservice',
        text: [{ tag: 'Text', text: 'mer', marks: ['italic'] }],
        button: undefined,
      },
      {
        tag: 'Link',
        address: '/kundservice/kontakta-oss',
        text: [{ tag: 'Text', text: 'Kontakta oss', marks: [] }],
        button: { variant: 'primary', size: 'medium', shape: 'square', icon: undefined },
      },
    ],
  },
  {
    tag: 'List',
    ordered: true,
    items: [[{ tag: 'Paragraph', text: [{ tag: 'Text', text: 'Ett', marks: [] }] }]],
  },
  { tag: 'Quote', blocks: [{ tag: 'Paragraph', text: [{ tag: 'Text', text: 'Snabbt.', marks: [] }] }] },
  { tag: 'Rule' },
  {
    tag: 'Image',
    image: {
      url: '/services/content/assets/dahl/kulventil/kulventil.svg',
      title: 'Kulventil',
      description: undefined,
      width: 320,
      height: 240,
    },
  },
  {
    tag: 'Table',
    rows: [true, false].map((isHeader) => [
      { isHeader, blocks: [{ tag: 'Paragraph', text: [{ tag: 'Text', text: 'Utkörning', marks: [] }] }] },
      { isHeader, blocks: [{ tag: 'Paragraph', text: [{ tag: 'Text', text: '195 kr', marks: [] }] }] },
    ]),
  },
]

const card: ContentCard = {
  ...plainCard,
  id: 'c1',
  slug: 'frakt',
  title: 'Leverans och frakt',
  preTitle: 'Kundservice',
  ingress: text.slice(1, 2),
  authenticatedOnly: false,
}

const picture = {
  url: '/services/content/assets/dahl/kulventil/kulventil.svg',
  title: 'Kulventil',
  description: undefined,
  width: 320,
  height: 240,
}
const wayOn = { address: '/kundservice', text: 'Kundservice' }
/** With a heading that the text of the page has too. */
const inText = text.slice(0, 2)

const banner: Banner = {
  ...plainBanner,
  title: 'Hyr',
  preTitle: 'Tjänst',
  rows: ['En', 'Två'],
  image: picture,
  icon: picture,
  link: wayOn,
  backgroundColor: '#1f2528',
  marketing: { id: 'hyr', creative: 'Hyr, startsidan' },
}

const bannerSections = bannerLooks.map((look): ContentSection => ({
  ...plainSection,
  tag: 'Banners',
  title: `Mer, ${look}`,
  look,
  choice: 'all',
  banners: [banner, { ...banner, link: undefined, backgroundColor: undefined }],
}))

const form: DynamicForm = {
  id: 'f',
  title: 'Fråga oss',
  description: inText,
  inputs: formInputTypes.map((type) => ({
    id: type,
    title: `Fält ${type}`,
    type,
    options: ['select', 'radio'].includes(type) ? ['Ett', 'Två'] : [],
    isRequired: type === 'text',
    placeholder: undefined,
  })),
}

/** One of each kind. */
const eachSection: readonly ContentSection[] = [
  { ...plainSection, tag: 'TextBlock', title: 'Text', icon: picture, backgroundColor: '#eef1f4', text: inText },
  { ...plainSection, tag: 'InfoBlock', text: inText },
  { ...plainSection, tag: 'TextAndMedia', title: 'Bild', text: inText, image: picture },
  { ...plainSection, tag: 'Images', images: [picture] },
  { ...plainSection, tag: 'Accordions', title: 'Frågor', items: [{ id: 'f1', title: 'Varför?', text: inText }] },
  {
    ...plainSection,
    tag: 'ContactCards',
    title: 'Kontakt',
    contacts: [
      {
        id: 'k1',
        name: 'Petra Sandell',
        role: 'Säljare',
        phone: '031-555 02 14',
        email: 'p@dahl.example',
        image: picture,
      },
    ],
  },
  {
    ...plainSection,
    tag: 'LargeSection',
    title: 'Stor',
    preTitle: 'Före',
    text: 'Ord',
    image: picture,
    link: wayOn,
    imageFirst: true,
    subHero: banner,
    marketing: undefined,
  },
  { ...plainSection, tag: 'AccountApplication', title: 'Ansök', text: inText, link: wayOn },
  ...bannerSections,
  { ...plainSection, tag: 'Video', title: 'Film', link: wayOn, thumbnail: picture },
  { ...plainSection, tag: 'SelectedProducts', title: 'Mest köpt', groupId: 'mest-kopt' },
  { ...plainSection, tag: 'DynamicForm', title: 'Fråga oss', form },
]

const hero: Hero = {
  title: 'Hyr pressmaskin',
  titleSize: 'large',
  description: 'Laddad och klar.',
  overlay: true,
  link: wayOn,
  desktop: picture,
  mobile: picture,
}

const menuLink = (title: string, children: readonly MenuLink[] = []): MenuLink => ({
  id: title,
  title,
  address: `/${title.toLowerCase()}`,
  children,
})

const site: SiteContent = {
  header: [menuLink('Kampanjer'), menuLink('Tjänster', [menuLink('Kapning')])],
  footer: [{ ...menuLink('Handla', [menuLink('Snabborder')]), address: undefined }],
  servicesMenu: [menuLink('Kapning')],
  ourServicesMenu: [menuLink('Kontakt')],
  productsMenu: undefined,
  logo: { logo: picture, logoSmall: picture, lightLogo: picture, lightLogoSmall: picture, favicon: picture },
  alerts: [
    {
      id: 'a1',
      type: 'error',
      title: 'Försening',
      message: 'Snö i norr.',
      links: [wayOn, { address: '/hitta-butik', text: 'Hämta i butik' }],
      hideWhenLoggedIn: true,
    },
  ],
  informations: [{ id: 'i1', message: 'Sista dag före jul.', link: wayOn, icon: picture }],
}

const storeContent: StoreContent = {
  ...plainStoreContent,
  email: 'molndal@dahl.example',
  label: 'Öppet lördag',
  title: 'Butiken i Mölndal',
  ingress: text.slice(1, 2),
  body: text,
  infobox: text.slice(1, 2),
  assortments: ['VVS'],
  services: ['Rörkapning'],
  activities: text.slice(1, 2),
  contactsTitle: 'Vi i butiken',
  contacts: [
    { id: 'k1', name: 'Lars Ek', role: 'Butikschef', phone: '031-700 21 10', email: undefined, image: picture },
  ],
}

/** An editor may put each in twice. */
const sections = [...eachSection, ...eachSection]

const contentPage: OpenPage = {
  ...plainPage,
  slug: 'frakt',
  title: 'Leverans och frakt',
  preTitle: 'Kundservice',
  ingress: text.slice(1, 2),
  body: text,
  sections,
  hero,
  displayContacts: true,
  goods: { title: 'Till maskinen', icon: picture, categories: ['vvs/ventiler', 'borta'] },
}

const usual = givenAnswers()

/** Answers in which every part of a page has something to show. */
export const fullAnswers: PageAnswers = givenAnswers({
  shell: () =>
    Promise.resolve({
      ...shell,
      menu,
      site,
      chapters: [{ slug: 'kundservice', title: 'Kundservice', pages: [{ slug: 'frakt', title: 'Frakt' }] }],
    }),
  start: () =>
    Promise.resolve({
      presentation: undefined,
      popular: valveSizes,
      oftenBought: valveSizes,
      campaigns: [pressing],
      assortments: [pressing],
      front: { name: 'Dahl', hero, metaDescription: undefined, sections: eachSection },
      selected: { 'mest-kopt': valveSizes },
    }),
  storePage: async (args) => ({
    ...(await usual.storePage(args)),
    content: storeContent,
    articles: valveSizes,
  }),
  retailers: () =>
    Promise.resolve({
      retailers: [
        {
          id: 'r1',
          name: 'Rörboden',
          address: 'Storgatan 1, Borås',
          location: { latitude: 57.7, longitude: 12.9 },
          offerings: ['VVS'],
          link: 'https://rorboden.example',
        },
        { id: 'r2', name: 'Utan plats', address: undefined, location: undefined, offerings: [], link: undefined },
      ],
    }),
  category: async (args) => ({
    ...(await usual.category(args)),
    children: [{ entry: valves, productCount: 4 }],
    popular: valveSizes,
  }),
  listing: async (args) => ({
    ...(await usual.listing(args)),
    breadcrumbs: [
      { name: 'VVS', slug: 'vvs' },
      { name: 'Ventiler', slug: 'vvs/ventiler' },
    ],
    siblings: { title: 'Ventiler', slug: 'vvs/ventiler', entries: valves.children },
    facets,
    groups,
    page: { ...results, sortBy: 'dimension' },
  }),
  comparison: () => Promise.resolve({ variants: valveSizes.slice(0, 3), unknown: ['999'], leftOut: ['4208199'] }),
  campaign: async (args) => ({
    ...(await usual.campaign(args)),
    facets,
    groups,
    page: { ...results, sortBy: 'popularity' },
  }),
  search: async (args) => ({
    ...(await usual.search(args)),
    spellingSuggestions: ['kulventil'],
    relatedQueries: ['backventil'],
    droppedWords: ['billig'],
    respelledWords: [{ said: 'ventl', meant: 'ventil' }],
    facets,
    variants: valveSizes,
    page: { ...results, sortBy: 'relevance' },
  }),
  product: () =>
    Promise.resolve({
      variant: dangerous,
      siblings: valveSizes,
      brackets: [
        { fromQuantity: 1, netPrice: money(100) },
        { fromQuantity: 10, netPrice: money(90) },
      ],
      attributeSequence: ['DN', 'Material'],
    }),
  contentIndex: () =>
    Promise.resolve({
      kind: 'listing',
      listing: {
        ...plainListing,
        slug: 'kundservice',
        title: 'Kundservice',
        ingress: text,
        icon: picture,
        tags: [
          { id: 'valja', name: 'Välja' },
          { id: 'montera', name: 'Montera' },
        ],
        content: [{ ...card, thumbnail: picture, tags: ['valja'] }],
        total: 1,
      },
    }),
  contentPage: () =>
    Promise.resolve({
      kind: 'page',
      page: contentPage,
      path: '/kundservice/frakt',
      parent: { slug: 'kundservice', title: 'Kundservice' },
      siblings: [card],
      selected: { 'mest-kopt': valveSizes },
    }),
})
