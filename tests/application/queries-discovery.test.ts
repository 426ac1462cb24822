import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { Campaign } from '#application/ports/campaign-service'
import type { SearchResults } from '#application/ports/search-service'
import type { SequenceService } from '#application/ports/sequence-service'
import { formatCampaignAddress, parseCampaignAddress } from '#application/queries/campaign-address'
import { campaignPage } from '#application/queries/campaign-page'
import { assortmentsPage, campaignsPage } from '#application/queries/campaigns-page'
import { categoryPage } from '#application/queries/category-page'
import { productPage } from '#application/queries/product-page'
import { startPage } from '#application/queries/start-page'
import { suggestions } from '#application/queries/suggestions'
import { articleNumber } from '#domain/kernel/ids'
import { category, memoryCatalogue, refused, variantOf } from './support/memory-catalogue'

const menu = [category('VVS', 'vvs', [category('Ventiler', 'vvs/ventiler'), category('Rör', 'vvs/ror')])]
const valves = [variantOf('101', 'P1'), variantOf('102', 'P1'), variantOf('201', 'P2')]

const campaign = (id: string, isAssortment = false): Campaign => ({
  id,
  slug: `slug-${id}`,
  title: `Kampanj ${id}`,
  description: '',
  illustration: '',
  isAssortment,
  validUntil: undefined,
  articleNumbers: ['101', '102', '201'].map(articleNumber),
})

const catalogue = {
  menu,
  variants: valves,
  products: { 'category=vvs': valves, 'productId=P1': valves.slice(0, 2), 'articleNumber=101,102,201': valves },
  campaigns: [campaign('1'), campaign('2'), campaign('3', true)],
  ownCampaigns: [campaign('9'), campaign('2')],
}

const dataOf = async <A>(page: TE.TaskEither<unknown, A>): Promise<A> => {
  const outcome = await page()
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}
const at = (pathname: string, search = '') => parseCampaignAddress({ pathname, search })

describe('campaigns and assortments', () => {
  it('[ROUTE-15] the overview shows the customer’s own first, nothing twice and no assortment', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const { campaigns } = await dataOf(campaignsPage(ports)())
    expect(campaigns.map(({ id }) => id)).toEqual(['9', '2', '1'])
  })

  it('[CAMPAIGN-02] [ROUTE-20] assortments have an overview of their own', async () => {
    const { ports } = memoryCatalogue(catalogue)
    expect((await dataOf(assortmentsPage(ports)())).campaigns.map(({ id }) => id)).toEqual(['3'])
  })

  it('[ROUTE-16] a campaign lists its articles by product', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const page = await dataOf(campaignPage(ports)(at('/kampanjer/slug-1')))
    expect(page.campaign.title).toBe('Kampanj 1')
    expect(page.groups.map(({ productId, variants }) => [productId, variants.length])).toEqual([
      ['P1', 2],
      ['P2', 1],
    ])
  })

  it('[ROUTE-21] an assortment is found below /sortiment alone, a campaign below /kampanjer alone', async () => {
    const { ports } = memoryCatalogue(catalogue)
    expect((await dataOf(campaignPage(ports)(at('/sortiment/slug-3')))).campaign.id).toBe('3')
    for (const path of ['/kampanjer/slug-3', '/sortiment/slug-1', '/kampanjer/nej']) {
      expect(await campaignPage(ports)(at(path))()).toEqual(E.left({ tag: 'NotFound', path }))
    }
  })

  it('an address reads back what was written', () => {
    for (const address of ['/kampanjer/press?visa=48&sortera=price', '/sortiment/a%20b?brand=Lavado']) {
      const url = new URL(address, 'https://dahl.localhost')
      expect(parseCampaignAddress(new URL(formatCampaignAddress(parseCampaignAddress(url)), url))).toEqual(
        parseCampaignAddress(url),
      )
    }
  })

  it('shows what the customer orders most often, and does without where that is not answered', async () => {
    const [first] = valves
    const bought = first === undefined ? [] : [first.articleNumber]
    const { ports } = memoryCatalogue({ ...catalogue, oftenBought: bought })
    expect((await dataOf(startPage(ports)())).oftenBought.map(({ articleNumber }) => articleNumber)).toEqual(bought)
    const purchases = { ...ports.purchases, oftenBought: () => TE.left(refused(404)) }
    expect((await dataOf(startPage({ ...ports, purchases })())).oftenBought).toEqual([])
  })

  it('a start page without its campaigns is still a start page', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const failing = { ...ports.campaigns, activeCampaigns: () => TE.left(refused(503)) }
    expect((await dataOf(startPage(ports)())).assortments.map(({ id }) => id)).toEqual(['3'])
    expect(await dataOf(startPage({ ...ports, campaigns: failing })())).toMatchObject({
      campaigns: [],
      assortments: [],
    })
  })
})

const counts: SearchResults = {
  count: 3,
  prices: 'list',
  facets: [
    {
      type: 'distinct',
      name: 'category',
      items: [
        { item: 'vvs', count: 3, selected: false },
        { item: 'vvs/ror', count: 1, selected: false },
        { item: 'vvs/ventiler', count: 2, selected: false },
      ],
    },
  ],
  items: valves.map(({ articleNumber }) => ({ type: 'Variant', id: articleNumber, attributes: {} })),
}

describe('a category with others in it', () => {
  it('shows each with its number of products, and what is asked for most', async () => {
    const { ports } = memoryCatalogue(catalogue)
    const search = { ...ports.search, entitiesByAttribute: () => TE.right(counts) }
    const page = await dataOf(categoryPage({ ...ports, search })('vvs'))
    expect(page).toMatchObject({ title: 'VVS', productCount: 3 })
    expect(page?.children.map(({ entry, productCount }) => [entry.title, productCount])).toEqual([
      ['Ventiler', 2],
      ['Rör', 1],
    ])
    expect(page?.popular.map(({ articleNumber }) => articleNumber)).toEqual(['101', '102', '201'])
    expect(await categoryPage(ports)('nej')()).toEqual(E.left({ tag: 'NotFound', path: '/kategorier/nej' }))
  })
})

describe('attribute sequence of a product', () => {
  const shown = variantOf('101', 'P1')
  const valve = { ...shown, product: { ...shown.product, categoryPaths: ['vvs', 'vvs/ventiler'] } }
  const sequenceFrom = async (sequencesByCategory: SequenceService['sequencesByCategory']) => {
    const { ports } = memoryCatalogue({ ...catalogue, variants: [valve] })
    const page = await dataOf(productPage({ ...ports, sequences: { sequencesByCategory } })('kulventil-101'))
    return page.attributeSequence
  }

  it('[SEARCH-02] is that of its innermost category', async () => {
    const asked: string[] = []
    const sequence = await sequenceFrom((path) => {
      asked.push(path)
      return TE.right({ sequence: ['DN', 'Material'], disabled: false })
    })
    expect(sequence).toEqual(['DN', 'Material'])
    expect(asked).toEqual(['vvs/ventiler'])
  })

  it('[SEARCH-02] is none when it is disabled, or when the service does not answer', async () => {
    expect(await sequenceFrom(() => TE.right({ sequence: ['DN'], disabled: true }))).toEqual([])
    expect(await sequenceFrom(() => TE.left(refused(503)))).toEqual([])
  })
})

describe('suggestions', () => {
  const given = () => {
    const { ports } = memoryCatalogue(catalogue)
    const search = {
      ...ports.search,
      search: () =>
        TE.right({ ...counts, spellingSuggestions: [], relatedQueries: [], droppedWords: [], respelledWords: [] }),
    }
    // A service owes nobody an order.
    return { search, menu: () => TE.right(menu), variants: () => TE.right(valves.toReversed()) }
  }

  it('[SEARCH-11] tell queries, innermost categories and articles for what is typed, the best first', async () => {
    const found = await dataOf(suggestions(given())('  Kulventil '))
    expect(found).toMatchObject({
      query: 'Kulventil',
      queries: ['Kulventil med tillval'],
      categories: [
        { title: 'Ventiler', slug: 'vvs/ventiler', count: 2 },
        { title: 'Rör', slug: 'vvs/ror', count: 1 },
      ],
      total: 3,
    })
    expect(found.articles.map(({ articleNumber }) => articleNumber)).toEqual(['101', '102', '201'])
  })

  it('[SEARCH-11] offer the categories that are meant, not those that hold the word by the way', async () => {
    const ofPipes = valves.map(({ articleNumber }) => ({
      type: 'Variant' as const,
      id: articleNumber,
      attributes: { category: ['vvs', 'vvs/ror'] },
    }))
    const offered = async (query: string) => {
      const ports = given()
      const search = {
        ...ports.search,
        search: () =>
          TE.right({
            ...counts,
            items: ofPipes,
            spellingSuggestions: [],
            relatedQueries: [],
            droppedWords: [],
            respelledWords: [],
          }),
      }
      return (await dataOf(suggestions({ ...ports, search })(query))).categories.map(({ slug }) => slug)
    }
    expect(await offered('koppar')).toEqual(['vvs/ror'])
    expect(await offered('vent')).toEqual(['vvs/ventiler', 'vvs/ror'])
  })

  it('nothing typed asks nothing', async () => {
    expect(await dataOf(suggestions(given())('  '))).toEqual({
      query: '',
      queries: [],
      categories: [],
      articles: [],
      total: 0,
    })
  })
})
