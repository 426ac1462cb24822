import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { campaignPage } from '#application/queries/campaign-page'
import { parseCampaignAddress } from '#application/queries/campaign-address'
import { listingPage } from '#application/queries/listing-page'
import { parseListingAddress } from '#application/queries/listing-address'
import { parseSearchAddress } from '#application/queries/search-address'
import { searchPage } from '#application/queries/search-page'
import { centralStorage } from '#application/queries/stock-place'
import type { PageOfResults } from '#application/queries/page-data'
import type { QueryPorts } from '#application/queries/query-ports'
import { locationId } from '#domain/kernel/ids'
import { category, memoryCatalogue, variantOf } from './support/memory-catalogue'

const store = locationId('S1')
const menu = [category('VVS', 'vvs', [category('Ventiler', 'vvs/ventiler')])]
const valves = Array.from({ length: 30 }, (_, index) => variantOf(`1${index + 10}`, `P${index}`))
const campaign = {
  id: 'K1',
  slug: 'vinter',
  title: 'Vinter',
  description: '',
  illustration: '',
  isAssortment: false,
  validUntil: undefined,
  articleNumbers: valves.map(({ articleNumber }) => articleNumber),
}

const given = (changes: Partial<QueryPorts> = {}) =>
  memoryCatalogue(
    {
      menu,
      variants: valves,
      products: {
        'category=vvs/ventiler': valves,
        [`articleNumber=${campaign.articleNumbers.join(',')}`]: valves,
      },
      campaigns: [campaign],
    },
    { stockPlace: () => TE.right(store), ...changes },
  )

const pageOf = async (asked: TE.TaskEither<unknown, { readonly page: PageOfResults }>): Promise<PageOfResults> => {
  const outcome = await asked()
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right.page
}

const address = (path: string) => new URL(path, 'https://shop.test')

describe('in stock for my delivery', () => {
  it('is asked of the search service, so that it holds for every hit and not for those shown alone', async () => {
    const { ports, asked } = given()
    const page = await pageOf(
      listingPage(ports)(parseListingAddress(address('/kategorier/vvs/ventiler?lager=i-lager'))),
    )
    expect(asked.entities[0]?.request.inStockAt).toBe(store)
    expect(page.inStockAt).toBe(store)
    expect(page.more).toBe('/kategorier/vvs/ventiler?lager=i-lager&visa=48')
  })

  it('goes on to more of a search and of a campaign', async () => {
    const { ports } = given()
    const found = await pageOf(searchPage(ports)(parseSearchAddress(address('/search?q=art&lager=i-lager'))))
    expect(found.inStockAt).toBe(store)
    const offered = await pageOf(campaignPage(ports)(parseCampaignAddress(address('/kampanjer/vinter?lager=i-lager'))))
    expect(offered).toMatchObject({ inStockAt: store, more: '/kampanjer/vinter?lager=i-lager&visa=48' })
  })

  it('looks up no place while everything is shown', async () => {
    const { ports, asked } = given({ stockPlace: () => TE.left({ tag: 'Lost', service: 'cart', status: undefined }) })
    const page = await pageOf(listingPage(ports)(parseListingAddress(address('/kategorier/vvs/ventiler'))))
    expect(page.inStockAt).toBeUndefined()
    expect(asked.entities[0]?.request).not.toHaveProperty('inStockAt')
  })

  it('is of the central storage for nobody in particular', async () => {
    const { ports } = given()
    const config = await ports.config.config()()
    expect(await centralStorage(ports.config)()()).toEqual(
      E.map(({ centralStorageId }: { centralStorageId: string }) => centralStorageId)(config),
    )
  })
})
