import type { Facet } from '#application/ports/search-service'
import type { MenuEntry } from '#application/ports/product-service'
import type { ContentCard, OpenPage } from '#domain/content/content-page'
import type { ContentSection } from '#domain/content/section'
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
      { tag: 'Link', address: '/kundservice', text: [{ tag: 'Text', text: 'mer', marks: ['italic'] }] },
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

/** One of each kind. */
const eachSection: readonly ContentSection[] = [
  { tag: 'TextBlock', id: 's1', title: 'Text', text: inText },
  { tag: 'InfoBlock', id: 's2', title: undefined, text: inText },
  { tag: 'TextAndMedia', id: 's3', title: 'Bild', text: inText, image: picture },
  { tag: 'Images', id: 's4', title: undefined, images: [picture] },
  { tag: 'Accordions', id: 's5', title: 'Frågor', items: [{ id: 'f1', title: 'Varför?', text: inText }] },
  {
    tag: 'ContactCards',
    id: 's6',
    title: 'Kontakt',
    contacts: [{ id: 'k1', name: 'Petra Sandell', role: 'Säljare', phone: '031-555 02 14', email: 'p@dahl.example' }],
  },
  { tag: 'LargeSection', id: 's7', title: 'Stor', preTitle: 'Före', text: 'Ord', image: picture, link: wayOn },
  { tag: 'AccountApplication', id: 's8', title: 'Ansök', text: inText, link: wayOn },
  {
    tag: 'Banners',
    id: 's9',
    title: 'Mer',
    banners: [{ id: 'b1', title: 'Hyr', preTitle: 'Tjänst', rows: ['En', 'Två'], image: picture, link: wayOn }],
  },
  { tag: 'Video', id: 's10', title: 'Film', link: wayOn, thumbnail: picture },
  { tag: 'SelectedProducts', id: 's11', title: 'Mest köpt', groupId: 'mest-kopt' },
]

/** An editor may put each in twice. */
const sections = [...eachSection, ...eachSection]

const contentPage: OpenPage = {
  access: 'open',
  slug: 'frakt',
  title: 'Leverans och frakt',
  preTitle: 'Kundservice',
  ingress: text.slice(1, 2),
  body: text,
  sections,
  metaDescription: undefined,
  canonicalLink: undefined,
  authenticatedOnly: false,
  linkedFrom: [],
}

const usual = givenAnswers()

/** Answers in which every part of a page has something to show. */
export const fullAnswers: PageAnswers = givenAnswers({
  shell: () =>
    Promise.resolve({
      ...shell,
      menu,
      chapters: [{ slug: 'kundservice', title: 'Kundservice', pages: [{ slug: 'frakt', title: 'Frakt' }] }],
    }),
  start: () =>
    Promise.resolve({
      presentation: undefined,
      popular: valveSizes,
      oftenBought: valveSizes,
      campaigns: [pressing],
      assortments: [pressing],
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
        slug: 'kundservice',
        title: 'Kundservice',
        ingress: text,
        metaDescription: undefined,
        content: [card],
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
