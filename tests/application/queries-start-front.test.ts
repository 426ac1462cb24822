import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { VariantQuery } from '#application/ports/commerce-service'
import type { ContentService } from '#application/ports/content-service'
import { shellData } from '#application/queries/shell-data'
import { startPage } from '#application/queries/start-page'
import { storePage } from '#application/queries/store-page'
import { contentOf } from '#application/queries/content-for-pages'
import type { ContentSource } from '#application/ports/content-source'
import type { Store } from '#domain/stores/store'
import { locationId } from '#domain/kernel/ids'
import { readSpecialDays } from '#domain/stores/special-days'
import {
  noContent,
  nothingThere,
  plainBanner,
  plainSection,
  plainSite,
  plainStoreContent,
} from '../support/content/plain-content'
import { memoryCatalogue } from './support/memory-catalogue'

const broken = { ...nothingThere, cause: new Error('no network') }
const portsWith = (content: Partial<ContentService>) =>
  memoryCatalogue({ menu: [], variants: [], products: {} }, { content: { ...noContent, ...content } }).ports
const front = { name: 'Dahl', hero: undefined, metaDescription: undefined, sections: [] }

const rightOf = <A>(outcome: E.Either<unknown, A>): A => {
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}

describe('the start page', () => {
  it('[CONTENT-19] is the one of content, the brand’s own in a space without one, and not kept where content fails', async () => {
    const page = async (content: Partial<ContentService>) => rightOf(await startPage(portsWith(content))()())
    expect(await page({ frontPage: () => TE.right(front) })).toMatchObject({ front, selected: {} })
    const none = await page({})
    expect([none.front, 'missing' in none]).toEqual([undefined, false])
    expect(await page({ frontPage: () => TE.left(broken) })).toMatchObject({ front: undefined, missing: ['front'] })
  })
})

describe('the frame', () => {
  it('has what editors put around it, and names it as missing where that fails', async () => {
    const frame = async (content: Partial<ContentService>) => rightOf(await shellData(portsWith(content))()())
    const site = { ...plainSite, productsMenu: [{ id: 'm', title: 'Rör', address: '/vvs/ror', children: [] }] }
    expect(await frame({ site: () => TE.right(site) })).toMatchObject({
      site,
      menu: [{ title: 'Rör', slug: 'vvs/ror' }],
    })
    expect(await frame({ site: () => TE.left(broken) })).toMatchObject({ site: undefined, missing: ['site'] })
  })
})

describe('the page of a store', () => {
  const specialDays = ['2026-12-24 Stängt Jul'].flatMap((line) => readSpecialDays(line) ?? [])
  const said = { ...plainStoreContent, specialDays, services: ['Rörkapning'] }

  it('[ROUTE-14] [STORE-06] is the store with what content says of it; without a page it is the store alone', async () => {
    const id = '110'
    const stores: readonly Store[] = [
      {
        ...{ id: locationId(id), name: 'Mölndal', address: '', zipCode: '', city: '', phone: '' },
        ...{ latitude: 57.6, longitude: 12, openingHours: [] },
      },
    ]
    const given = portsWith({})
    const ports = { ...given, locations: { ...given.locations, locations: () => TE.right(stores) } }
    const page = async (content: Partial<ContentService>) =>
      rightOf(await storePage({ ...ports, content: { ...noContent, ...content } })(id)())
    expect(await page({ storePage: () => TE.right(said) })).toMatchObject({
      store: { id, specialDays, services: ['Rörkapning'] },
      content: said,
    })
    const alone = await page({})
    expect([alone.store.id, alone.content, 'missing' in alone]).toEqual([id, undefined, false])
    expect(await page({ storePage: () => TE.left(broken) })).toMatchObject({ missing: ['content'] })
    expect(await storePage(ports)('finns-inte')()).toMatchObject(E.left({ tag: 'NotFound' }))
  })
})

describe('the articles that a store has', () => {
  it('come with the stock of that store', async () => {
    const given = portsWith({})
    const stores: readonly Store[] = [
      {
        ...{ id: locationId('110'), name: 'Mölndal', address: '', zipCode: '', city: '', phone: '' },
        ...{ latitude: 57.6, longitude: 12, openingHours: [] },
      },
    ]
    const asked: VariantQuery[] = []
    const items = [{ type: 'Variant' as const, id: '4208103', attributes: {} }]
    const ports = {
      ...given,
      locations: { ...given.locations, locations: () => TE.right(stores) },
      search: {
        ...given.search,
        entitiesByAttribute: () => TE.right({ items, count: 1, facets: [], prices: 'list' as const }),
      },
      commerce: {
        ...given.commerce,
        getListedVariants: (query: VariantQuery) => {
          asked.push(query)
          return TE.right([])
        },
      },
    }
    rightOf(await storePage(ports)('110')())
    expect(asked).toMatchObject([{ articleNumbers: ['4208103'], locationIds: ['110'] }])
  })
})

describe('content as pages ask for it', () => {
  const source: ContentSource = {
    ...noContent,
    listings: () => TE.right([]),
    searchPages: () => TE.right([]),
    storeDetails: () => TE.left(nothingThere),
  }

  it('[STORE-20] has the details of a store that has no page, and neither where there are none', async () => {
    const details = { ...plainStoreContent, storeId: locationId('110') }
    const asked = (own: Partial<ContentSource>) => contentOf({ ...source, ...own }, () => 0).storePage('110')()
    expect(await asked({ storeDetails: () => TE.right(details) })).toMatchObject(E.right({ storeId: '110', body: [] }))
    expect(await asked({})).toEqual(E.left(nothingThere))
    expect(await asked({ storePage: () => TE.left(broken), storeDetails: () => TE.right(details) })).toEqual(
      E.left(broken),
    )
  })

  it('[CONTENT-22] has one of the random banners of the start page', async () => {
    const sections = [
      {
        ...plainSection,
        ...{ tag: 'Banners' as const, look: 'wide' as const, choice: 'one' as const },
        banners: [plainBanner, { ...plainBanner, id: 'b2' }],
      },
    ]
    const given = { ...source, frontPage: () => TE.right({ ...front, sections }) }
    expect(rightOf(await contentOf(given, () => 0.9).frontPage()()).sections).toMatchObject([
      { banners: [{ id: 'b2' }] },
    ])
  })
})
