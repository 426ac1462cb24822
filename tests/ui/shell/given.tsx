import { act } from 'react'
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom'
import type { Campaign } from '#application/ports/campaign-service'
import type {
  CampaignPageData,
  CampaignsPageData,
  CategoryPageData,
  ComparisonPageData,
  ConfigurationPageData,
  RetailersPageData,
  StoreFinderData,
  StorePageData,
  ContentPageData,
  ListingPageData,
  ProductPageData,
  SearchPageData,
  ShellData,
  StartPageData,
} from '#application/queries/page-data'
import { namesResults } from '#application/queries/result-window'
import type { Variant } from '#domain/catalogue/variant'
import { shopRoutes } from '../../../ui/routes'
import type { LoaderArgs, LoadPage } from '../../../ui/routing/load-page'
import type { Page } from '../../../ui/routing/page'
import { drawPicture } from '../../../ui/illustrations/draw-picture'
import { DrawPictureContext } from '../../../ui/illustrations/DrawPictureContext'
import { ShopProvider } from '../../../ui/shop/ShopContext'
import { shell, store } from '../checkout/given'
import { article } from '../../domain/given-articles'
import { arrivedShop, type AskedShop } from '../../support/arrived-shop'
import { mount } from '../mount'

const page = {
  shown: 1,
  total: 1,
  sortBy: 'dimension',
  prices: 'includingVat',
  inStockAt: undefined,
  more: undefined,
} as const

export const ballValve: Variant = article('4208103', 'Kulventil FF 1000 DN20', 184.5, {
  attributes: [
    { attributeName: 'RSK', attributeValue: '4208103' },
    { attributeName: 'DN', attributeValue: '20' },
    { attributeName: 'Material', attributeValue: 'Mässing' },
  ],
})

export const pressing: Campaign = {
  id: 'K-1',
  slug: 'presskampanj',
  title: 'Presskampanj',
  description: 'Till nettopris.',
  illustration: 'presskulventil',
  isAssortment: false,
  validUntil: undefined,
  articleNumbers: [ballValve.articleNumber],
}

type Answer<Data> = (args: LoaderArgs) => Promise<Data>

/** What the pages of a test show; a department shows its overview, or the listing when it is narrowed. */
export interface PageAnswers {
  readonly shell: Answer<ShellData>
  readonly start: Answer<StartPageData>
  readonly category: Answer<CategoryPageData>
  readonly listing: Answer<ListingPageData>
  readonly search: Answer<SearchPageData>
  readonly product: Answer<ProductPageData>
  readonly campaigns: Answer<CampaignsPageData>
  readonly assortments: Answer<CampaignsPageData>
  readonly campaign: Answer<CampaignPageData>
  readonly comparison: Answer<ComparisonPageData>
  readonly configuration: Answer<ConfigurationPageData>
  readonly storeFinder: Answer<StoreFinderData>
  readonly storePage: Answer<StorePageData>
  readonly retailers: Answer<RetailersPageData>
  readonly contentIndex: Answer<ContentPageData>
  readonly contentPage: Answer<ContentPageData>
}

/** Loads pages from what a test answers. */
export const loadFrom = (answers: PageAnswers): LoadPage => {
  const byId: Readonly<Record<string, Answer<object>>> = {
    shell: answers.shell,
    index: answers.start,
    department: (args) => (namesResults(new URL(args.request.url).search) ? answers.listing : answers.category)(args),
    'kategorier-slug': answers.listing,
    search: answers.search,
    'produkt-slug': answers.product,
    campaigns: answers.campaigns,
    assortments: answers.assortments,
    'kampanjer-slug': answers.campaign,
    'sortiment-slug': answers.campaign,
    jamfor: answers.comparison,
    'product-configuration': answers.configuration,
    'store-finder': answers.storeFinder,
    'store-page': answers.storePage,
    retailers: answers.retailers,
    'content-index': answers.contentIndex,
    'content-page': answers.contentPage,
  }
  return ({ id }, args) => byId[id]?.(args) ?? Promise.reject(new Error(`no answer is given for ${id}`))
}

/** A page that takes the place of the shop's, or stands beside them. */
export const givenPage = (page: Pick<Page, 'id' | 'path'> & Partial<Page>, text: string): Page => ({
  name: page.id,
  view: { source: 'given.tsx', load: () => Promise.resolve({ Component: () => text }) },
  fetch: () => Promise.resolve(),
  ...page,
})

/** A loader that answers with a status, as those over the queries do. */
export const answers =
  (status: number, body: unknown = null) =>
  async (): Promise<never> => {
    throw data(body, { status })
  }

/** Pages with one article each; nothing is fetched. */
export const givenAnswers = (given: Partial<PageAnswers> = {}): PageAnswers => ({
  shell: () => Promise.resolve(shell),
  start: () =>
    Promise.resolve({
      presentation: undefined,
      popular: [ballValve],
      oftenBought: [],
      campaigns: [],
      assortments: [],
      front: undefined,
      selected: {},
    }),
  category: () =>
    Promise.resolve({
      title: 'VVS',
      slug: 'vvs',
      breadcrumbs: [],
      productCount: 9,
      children: [
        {
          entry: { title: 'Ventiler', slug: 'vvs/ventiler', illustration: 'kulventil', children: [] },
          productCount: 4,
        },
      ],
      popular: [],
    }),
  campaigns: () => Promise.resolve({ campaigns: [pressing] }),
  assortments: () => Promise.resolve({ campaigns: [{ ...pressing, title: 'Servicebilen', isAssortment: true }] }),
  campaign: () =>
    Promise.resolve({
      campaign: pressing,
      productCount: 1,
      facets: [],
      groups: [{ productId: 'P1', name: 'Kulventil FF 1000', variants: [ballValve] }],
      page: { ...page, sortBy: 'popularity' },
    }),
  listing: () =>
    Promise.resolve({
      title: 'Kulventiler',
      slug: 'vvs/ventiler/kulventiler',
      breadcrumbs: [],
      siblings: { title: '', slug: '', entries: [] },
      children: [],
      productCount: 1,
      facets: [
        {
          type: 'distinct',
          name: 'material',
          items: [
            { item: 'Mässing', count: 3, selected: true },
            { item: 'Rödgods', count: 1, selected: false },
          ],
        },
      ],
      groups: [{ productId: 'P1', name: 'Kulventil FF 1000', variants: [ballValve] }],
      page,
    }),
  search: () =>
    Promise.resolve({
      query: 'ventil',
      spellingSuggestions: [],
      relatedQueries: [],
      droppedWords: [],
      respelledWords: [],
      facets: [],
      variants: [ballValve],
      pages: [],
      page: { ...page, sortBy: 'relevance' },
    }),
  comparison: () => Promise.resolve({ variants: [ballValve], unknown: [], leftOut: [] }),
  configuration: () =>
    Promise.resolve({
      slug: 'vvs/ventiler/kulventiler',
      selected: { dn: ['20'] },
      path: [
        { name: 'VVS', slug: 'vvs' },
        { name: 'Kulventiler', slug: 'vvs/ventiler/kulventiler' },
      ],
      categories: [],
      matching: {
        total: 3,
        facets: [
          {
            type: 'distinct',
            name: 'dn',
            items: [
              { item: '15', count: 2, selected: false },
              { item: '20', count: 3, selected: true },
            ],
          },
          {
            type: 'distinct',
            name: 'material',
            items: [
              { item: 'Mässing', count: 2, selected: false },
              { item: 'Rödgods', count: 1, selected: false },
              { item: 'Plast', count: 0, selected: false },
            ],
          },
        ],
        variants: [ballValve],
      },
    }),
  storeFinder: () => Promise.resolve({ details: [] }),
  storePage: () => Promise.resolve({ store, content: undefined, selected: {}, articles: [] }),
  retailers: () => Promise.resolve({ retailers: [] }),
  contentIndex: answers(404),
  contentPage: answers(404),
  product: () => Promise.resolve({ variant: ballValve, siblings: [ballValve], brackets: [], attributeSequence: [] }),
  ...given,
})

export const givenPages = (given: Partial<PageAnswers> = {}): LoadPage => loadFrom(givenAnswers(given))

const until = async (holds: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 200 && !holds(); turn += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  if (!holds()) throw new Error(`never came true; the page says: ${document.body.textContent.slice(0, 600)}`)
}

/** The whole shop in a document: its route table, and a shop without an outside. */
export const drawShop = async (at: string, shop: AskedShop, load = givenPages(), brandPages: readonly Page[] = []) => {
  const router = createMemoryRouter(shopRoutes(load, brandPages), { initialEntries: [at] })
  const arriving = Promise.resolve(arrivedShop(shop))
  await mount(
    <DrawPictureContext value={drawPicture}>
      <ShopProvider arriving={arriving}>
        <RouterProvider router={router} />
      </ShopProvider>
    </DrawPictureContext>,
  )
  const text = () => document.body.textContent.replaceAll('\u00a0', ' ')
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const does = (what: () => void) =>
    act(async () => {
      what()
      await Promise.resolve()
    })
  return {
    text,
    all,
    does,
    path: () => router.state.location.pathname,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    says: (words: string | RegExp) =>
      until(() => (typeof words === 'string' ? text().includes(words) : words.test(text()))),
    until,
    goTo: (path: string) => act(() => router.navigate(path)),
    goBack: () => act(() => router.navigate(-1)),
    press: (name: string) =>
      does(() => {
        const found = all('button, a').find(
          (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name,
        )
        if (found === undefined) throw new Error(`nothing is named ${name}`)
        found.click()
      }),
  }
}
