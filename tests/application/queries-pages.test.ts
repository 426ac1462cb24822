import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { describe, expect, it } from 'vitest'
import { departmentPage } from '#application/queries/department-page'
import type { ListingPageData } from '#application/queries/page-data'
import { listingPage } from '#application/queries/listing-page'
import { parseListingAddress } from '#application/queries/listing-address'
import { articleNumberIn, productPage } from '#application/queries/product-page'
import type { SearchRequest } from '#application/ports/search-service'
import { parseSearchAddress } from '#application/queries/search-address'
import { rootPage } from '#application/queries/root-page'
import { searchPage } from '#application/queries/search-page'
import { shellData } from '#application/queries/shell-data'
import { startPage } from '#application/queries/start-page'
import { configOf } from '../contract/support/remote-shop'
import { category, memoryCatalogue, refused, variantOf } from './support/memory-catalogue'

const menu = [
  category('VVS', 'vvs', [category('Ventiler', 'vvs/ventiler', [category('Kulventiler', 'vvs/ventiler/kulventiler')])]),
  category('Verktyg', 'verktyg'),
]
const valves = [variantOf('101', 'P1'), variantOf('102', 'P1'), variantOf('201', 'P2')]
const tools = [variantOf('901', 'P9', true), variantOf('902', 'P9')]
const catalogue = {
  menu,
  variants: [...valves, ...tools],
  products: {
    'category=vvs': valves,
    'category=vvs/ventiler': valves,
    'category=verktyg': tools,
    'productId=P1': valves.slice(0, 2),
    'productId=P9': tools,
  },
}

const dataOf = async <A>(page: TE.TaskEither<unknown, A>): Promise<A> => {
  const outcome = await page()
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}

const kundservice = { to: '/kundservice', status: 302 }

const listingAt = (pathname: string, search = '') => parseListingAddress({ pathname, search })

describe('shell', () => {
  it('[CONST-03] stands in configuration, menu and stores, and knows the default store for the first page', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const { defaultStoreId } = configOf('https://shop.test')
    expect(await dataOf(shellData(ports)())).toMatchObject({
      config: { brand: 'dahl', defaultStoreId },
      menu,
      stores: [],
    })
  })

  it('does without the ways to pages of content when they cannot be read', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const failing = { statusCode: 404, message: 'no answer', cause: 'network' } as const
    const content = { ...ports.content, chapters: () => TE.left(failing) }
    expect(await dataOf(shellData({ ...ports, content })())).toMatchObject({ menu, chapters: [] })
  })

  it('has no page without its configuration, and names what else is missing', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const down = () => TE.left(refused(503))
    expect(await shellData({ ...ports, config: { config: down } })()()).toEqual(
      E.left({ tag: 'Failed', failure: refused(503) }),
    )
    const locations = { ...ports.locations, locations: down }
    expect(await dataOf(shellData({ ...ports, locations })())).toMatchObject({ menu, stores: [], missing: ['stores'] })
    expect(await dataOf(shellData(ports)())).not.toHaveProperty('missing')
  })
})

describe('start page', () => {
  it('shows what sells most in each department in turn, and leaves the menu to the shell', async () => {
    const { ports, asked } = memoryCatalogue(catalogue)
    const data = await dataOf(startPage(ports)())
    expect(JSON.stringify(data)).not.toContain(JSON.stringify(menu[0]))
    expect(data.popular.map(({ articleNumber }) => articleNumber)).toEqual(['101', '901', '102', '902', '201'])
    expect(asked.entities.map(({ request }) => request.sortBy)).toEqual(['popularity', 'popularity'])
    expect(asked.variants).toHaveLength(1)
  })
})

describe('the root of the shop', () => {
  it('[ROUTE-49] is the start page, unless the configuration says where else', async () => {
    const { ports } = memoryCatalogue(catalogue)
    expect(await dataOf(rootPage(ports)())).toEqual({
      ...(await dataOf(startPage(ports)())),
      presentation: undefined,
    })

    const config = {
      config: () =>
        pipe(
          ports.config.config(),
          TE.map((own) => ({ ...own, rootRedirect: kundservice })),
        ),
    }
    expect(await rootPage({ ...ports, config })()()).toEqual(E.left({ tag: 'Redirected', ...kundservice }))
  })
})

describe('department', () => {
  it('is an overview of its categories until it is narrowed or sorted', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const at = (search: string) => dataOf(departmentPage(ports)({ pathname: '/kategorier/vvs', search }))
    expect(await at('')).toMatchObject({ title: 'VVS', children: [{ entry: { slug: 'vvs/ventiler' } }] })
    expect(await at('?utm_source=mail')).not.toHaveProperty('groups')
    expect(await at('?sortera=dimension')).toHaveProperty('groups')
  })

  it('is a listing where it holds no categories', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const data = await dataOf(departmentPage(ports)({ pathname: '/kategorier/verktyg', search: '' }))
    expect(data).toMatchObject({ title: 'Verktyg', groups: [{ productId: 'P9' }] })
  })
})

describe('listing', () => {
  it('groups articles by product, in the order found, with one call for all of them', async () => {
    const { ports, asked } = memoryCatalogue(catalogue)
    const data = await dataOf(listingPage(ports)(listingAt('/kategorier/vvs/ventiler', '?brand=LK')))
    expect(data).toMatchObject({
      title: 'Ventiler',
      slug: 'vvs/ventiler',
      breadcrumbs: [{ name: 'VVS', slug: 'vvs' }],
      siblings: { title: 'VVS', slug: 'vvs', entries: [{ slug: 'vvs/ventiler' }] },
      children: [{ slug: 'vvs/ventiler/kulventiler' }],
      productCount: 2,
      page: { shown: 2, total: 2, sortBy: 'dimension', more: undefined },
    })
    expect(data.groups.map(({ name, variants }) => [name, variants.map(({ articleNumber }) => articleNumber)])).toEqual(
      [
        ['Produkt P1', ['101', '102']],
        ['Produkt P2', ['201']],
      ],
    )
    expect(asked.variants).toEqual([['101', '102', '201']])
    expect(asked.entities).toMatchObject([
      { attribute: 'category=vvs/ventiler', request: { entityType: 'Product', take: 24, selected: { brand: ['LK'] } } },
    ])
  })

  it('a department stands among the departments', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const data = await dataOf(listingPage(ports)(listingAt('/kategorier/verktyg')))
    expect(data.siblings).toEqual({ title: '', slug: '', entries: menu })
  })

  it('an empty category asks for no articles', async () => {
    const { ports, asked } = memoryCatalogue(catalogue)
    const data = await dataOf(listingPage(ports)(listingAt('/kategorier/vvs/ventiler/kulventiler')))
    expect(data.groups).toEqual([])
    expect(asked.variants).toEqual([])
  })

  it('more is the same address with one page more, facets kept', async () => {
    const many = Array.from({ length: 60 }, (_, index) => variantOf(`${1000 + index}`, `P${index}`))
    const { ports } = memoryCatalogue({ menu, variants: many, products: { 'category=vvs': many } })
    const data = await dataOf(listingPage(ports)(listingAt('/kategorier/vvs', '?brand=LK&visa=24')))
    expect(data.page).toEqual({
      shown: 24,
      total: 60,
      sortBy: 'dimension',
      prices: 'includingVat',
      more: '/kategorier/vvs?brand=LK&visa=48',
    })
    expect(data.groups).toHaveLength(24)
  })

  it('leads from a full page to the next one, and so to the last product', async () => {
    const all = Array.from({ length: 889 }, (_, index) => variantOf(`${1000 + index}`, `P${index}`))
    const { ports } = memoryCatalogue({ menu, variants: all, products: { 'category=vvs': all } })
    const seen = new Set<string>()
    let address: string | undefined = '/kategorier/vvs'
    let calls = 0
    for (; address !== undefined && calls < 100; calls += 1) {
      const { page, groups }: ListingPageData = await dataOf(
        listingPage(ports)(parseListingAddress(new URL(address, 'https://a.test'))),
      )
      for (const { productId } of groups) seen.add(productId)
      expect(groups.length).toBeLessThanOrEqual(96)
      address = page.more ?? page.next
    }
    expect(seen.size).toBe(889)
    expect(calls).toBe(Math.ceil(889 / 24))
  })

  it('leads back to the whole page before', async () => {
    const all = Array.from({ length: 200 }, (_, index) => variantOf(`${1000 + index}`, `P${index}`))
    const { ports } = memoryCatalogue({ menu, variants: all, products: { 'category=vvs': all } })
    const data = await dataOf(listingPage(ports)(listingAt('/kategorier/vvs', '?fran=192&visa=24')))
    expect(data.page).toMatchObject({ from: 192, shown: 8, before: '/kategorier/vvs?fran=96&visa=96' })
    expect(data.page).not.toHaveProperty('next')
  })

  it('asks for the articles of large products in calls that no service refuses', async () => {
    const large = Array.from({ length: 1_100 }, (_, index) => variantOf(`${1000 + index}`, `P${index % 20}`))
    const { ports, asked } = memoryCatalogue({ menu, variants: large, products: { 'category=vvs': large } })
    const data = await dataOf(listingPage(ports)(listingAt('/kategorier/vvs')))
    expect(data.groups.flatMap(({ variants }) => variants)).toHaveLength(1_100)
    expect(asked.variants.map((articles) => articles.length)).toEqual([500, 500, 100])
  })

  it('a category that is unknown is no page; a service that is down is a failed one', async () => {
    const { ports } = memoryCatalogue(catalogue)
    expect(await listingPage(ports)(listingAt('/kategorier/vvs/mystik'))()).toEqual(
      E.left({ tag: 'NotFound', path: '/kategorier/vvs/mystik' }),
    )
    const search = { ...ports.search, entitiesByAttribute: () => TE.left(refused(500)) }
    expect(await listingPage({ ...ports, search })(listingAt('/kategorier/vvs'))()).toEqual(
      E.left({ tag: 'Failed', failure: refused(500) }),
    )
  })

  it('is no page where the search refuses the category', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const search = { ...ports.search, entitiesByAttribute: () => TE.left(refused(400)) }
    expect(await listingPage({ ...ports, search })(listingAt('/kategorier/a/a'))()).toEqual(
      E.left({ tag: 'NotFound', path: '/kategorier/a/a' }),
    )
  })

  it('takes its name from the breadcrumbs without a menu, and has no page where nobody tells it', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const down = () => TE.left(refused(503))
    const withoutMenu = { ...ports, products: { ...ports.products, menu: down } }
    expect(await dataOf(listingPage(withoutMenu)(listingAt('/kategorier/vvs')))).toMatchObject({
      title: 'VVS',
      children: [],
      missing: ['menu'],
    })
    const withoutBoth = { ...ports, products: { ...ports.products, menu: down, breadcrumbs: down } }
    expect(await listingPage(withoutBoth)(listingAt('/kategorier/mystik'))()).toMatchObject({
      left: { tag: 'Failed', failure: { tag: 'Lost', service: 'product' } },
    })
  })
})

describe('search', () => {
  it('shows the articles in the order found, and ways on', async () => {
    const { ports, asked } = memoryCatalogue(catalogue)
    const data = await dataOf(searchPage(ports)(parseSearchAddress({ search: '?q=Kulventil' })))
    expect(data.variants.map(({ articleNumber }) => articleNumber)).toEqual(['101', '102', '201', '901', '902'])
    expect(data).toMatchObject({ query: 'Kulventil', page: { total: 5, sortBy: 'relevance', more: undefined } })
    expect(asked.variants).toHaveLength(1)
  })

  it('asks by which categories its results can be narrowed, before all else, and narrows by them', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const requests: SearchRequest[] = []
    const search = {
      ...ports.search,
      search: (...[query, request]: Parameters<typeof ports.search.search>) => {
        requests.push(request)
        return ports.search.search(query, request)
      },
    }
    await dataOf(
      searchPage({ ...ports, search })(parseSearchAddress({ search: '?q=Kulventil&categoryName=Kulventiler' })),
    )
    expect(requests[0]?.facets[0]).toEqual({ name: 'categoryName', type: 'distinct' })
    expect(requests[0]?.selected).toEqual({ categoryName: ['Kulventiler'] })
  })

  it('finding nothing is an answer', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const data = await dataOf(searchPage(ports)(parseSearchAddress({ search: '?q=kluventil' })))
    expect(data).toMatchObject({ variants: [], spellingSuggestions: ['kulventil'], page: { shown: 0, total: 0 } })
  })
})

describe('product page', () => {
  it.each([
    ['kulventil-ff-1000-dn20-4208103', '4208103'],
    ['4208103', '4208103'],
    ['kulventil-dn20', undefined],
    ['kulventil4208103', undefined],
    ['', undefined],
  ])('the article of %s is %s', (slug, article) => {
    expect(articleNumberIn(slug)).toBe(article)
  })

  it('shows the article among those of its product', async () => {
    const { ports, asked } = memoryCatalogue(catalogue)
    const data = await dataOf(productPage(ports)('kulventil-102'))
    expect(data.variant.articleNumber).toBe('102')
    expect(data.siblings.map(({ articleNumber }) => articleNumber)).toEqual(['101', '102'])
    expect(data.siblings[1]).toBe(data.variant)
    expect(asked.brackets).toEqual([])
  })

  it('[CATALOG-24] asks for bracket prices of an article that has them', async () => {
    const { ports, asked } = memoryCatalogue(catalogue)
    await dataOf(productPage(ports)('kulventil-901'))
    expect(asked.brackets).toEqual(['901'])
  })

  it('a discontinued article that no search finds has its page all the same', async () => {
    const { ports } = memoryCatalogue({ ...catalogue, hidden: ['102'] })
    const data = await dataOf(productPage(ports)('kulventil-102'))
    expect(data.siblings.map(({ articleNumber }) => articleNumber)).toEqual(['102', '101'])
  })

  it('an unknown article is no page', async () => {
    const { ports } = memoryCatalogue(catalogue)
    expect(await productPage(ports)('kulventil-777')()).toEqual(
      E.left({ tag: 'NotFound', path: '/produkt/kulventil-777' }),
    )
  })
})
