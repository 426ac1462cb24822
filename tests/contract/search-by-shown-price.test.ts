import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EntitiesAnswer, type AskedPrices } from '#adapters/contract/search'
import { priceListOf } from '#adapters/remote/token-claims'
import { readVariants } from '#adapters/embedded/catalogue/read-variants'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import type { Identity } from '#adapters/embedded/auth/identity'
import type { Price } from '#domain/catalogue/price'
import { articleNumber, customerId, userId } from '#domain/kernel/ids'
import { onEachEngine } from './support/engines'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import { answerAs } from './support/read-answer'

const headers = { 'api-version': 'V3', 'user-id': 'visitor-of-21-letters' }

/** Who reads, and whose prices they see. */
const readers = ['visitor', 'user', 'tom'] as const
type ReaderName = (typeof readers)[number]

const customers: Readonly<Record<Exclude<ReaderName, 'visitor'>, string>> = { user: '104822', tom: '402215' }

interface Reader {
  readonly prices: AskedPrices
  /** What the reader reads as the price of an article; undefined for one on request. */
  readonly shown: ReadonlyMap<string, number>
}

await onEachEngine('search by the price that is shown', (database) => {
  let services: EmbeddedServices
  let catalogue: readonly string[]
  const known = new Map<ReaderName, Reader>()

  const ask = async (resultsOptions: object, prices?: AskedPrices) => {
    const answer = await services.app.inject({
      method: 'POST',
      url: '/services/getEntitiesByAttribute',
      headers,
      payload: {
        attribute: { name: 'campaign', value: [true, false] },
        resultsOptions,
        ...(prices === undefined ? {} : { customData: { prices } }),
      },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answerAs(EntitiesAnswer, answer.json())
  }

  const tokenOf = async (username: string): Promise<string> => {
    const payload = { username, password: DEMO_PASSWORD }
    const answer = await services.app.inject({ method: 'POST', url: '/services/v2/sessions/', payload })
    return answer.json().AuthenticationResult.AccessToken
  }

  const listNamedFor = async (username: string): Promise<AskedPrices> => ({
    basis: 'own',
    list: priceListOf(await tokenOf(username)) ?? '',
  })

  const identityOf = (name: Exclude<ReaderName, 'visitor'>): Identity => ({
    sessionId: '',
    userId: userId(name),
    customerId: customerId(customers[name]),
    projectId: undefined,
    role: 'USER',
    brand: 'dahl',
    permissionDenies: [],
    isPunchout: false,
  })

  const shownTo = async (
    identity: Identity | undefined,
    amountOf: (price: Price) => number,
  ): Promise<ReadonlyMap<string, number>> => {
    const variants = await readVariants(services.db, identity, {
      articleNumbers: catalogue.map(articleNumber),
      deliveryId: undefined,
      locationIds: [],
      postalCode: undefined,
      quantities: {},
      skipStock: true,
    })
    return new Map(
      variants.flatMap(({ articleNumber: number, price }) =>
        price === undefined || price.askForPrice ? [] : [[number, amountOf(price)]],
      ),
    )
  }

  beforeAll(async () => {
    services = await startEmbeddedServices({ catalogueSize: 1200 }, database)
    const rows = await services.db.selectFrom('variants').select('article_number').execute()
    catalogue = rows.map(({ article_number }) => article_number)
    known.set('visitor', {
      prices: { basis: 'includingVat' },
      shown: await shownTo(undefined, (price) => price.salesPriceIncludingVat),
    })
    for (const name of ['user', 'tom'] as const)
      known.set(name, {
        prices: await listNamedFor(name),
        shown: await shownTo(identityOf(name), (price) => price.netPrice),
      })
  }, 120_000)
  afterAll(() => services.stop())

  const readerOf = (name: ReaderName): Reader => {
    const reader = known.get(name)
    if (reader === undefined) throw new Error(`no reader ${name}`)
    return reader
  }

  const byPrice = [{ type: 'attribute', attributeName: 'price', order: 'asc' }]
  const priceFacet = { name: 'price', attributeName: 'price', type: 'range' }

  describe('orders articles', () => {
    it.each(readers)('by what each costs %s, those on request last', async (name) => {
      const { prices, shown } = readerOf(name)
      const found: string[] = []
      for (const skip of [0, 1000]) {
        const { results } = await ask({ skip, take: 1000, sortBy: byPrice }, prices)
        found.push(...results.items.map(({ id }) => id))
      }
      expect(found.toSorted()).toEqual(catalogue.toSorted())
      const amounts = found.map((article) => shown.get(article) ?? Infinity)
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
      expect(amounts.filter((amount) => amount === Infinity).length).toBe(catalogue.length - shown.size)
    })

    it('in other orders for other customers, and campaigns count', async () => {
      const campaigns = await services.db
        .selectFrom('variants')
        .select(['article_number', 'campaign_price'])
        .where('campaign_price', 'is not', null)
        .execute()
      expect(campaigns.length).toBeGreaterThan(0)
      const { shown } = readerOf('tom')
      expect(campaigns.some((row) => shown.get(row.article_number) === row.campaign_price)).toBe(true)
      const orderFor = async (name: ReaderName) =>
        (await ask({ take: 1000, sortBy: byPrice }, readerOf(name).prices)).results.items.map(({ id }) => id)
      expect(await orderFor('user')).not.toEqual(await orderFor('visitor'))
    })

    it.each(readers)('of products by the least that an article of theirs costs %s', async (name) => {
      const { prices, shown } = readerOf(name)
      const { results } = await ask({ take: 1000, sortBy: byPrice, filter: { type: 'type', value: 'Product' } }, prices)
      const least = results.items.map(({ attributes = [] }) => {
        const articles = attributes.find((one) => one.name === 'articleNumbers')?.values ?? []
        return Math.min(...articles.map((article) => shown.get(String(article)) ?? Infinity))
      })
      expect(least.length).toBeGreaterThan(50)
      expect(least).toEqual(least.toSorted((a, b) => a - b))
    })
  })

  describe('filters articles', () => {
    const bounds = fc.tuple(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 300_000 }))

    it('by what each costs the reader, bounds included', async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...readers), bounds, async (name, [one, other]) => {
          const { prices, shown } = readerOf(name)
          const selected = { min: Math.min(one, other) / 100, max: Math.max(one, other) / 100 }
          const { results } = await ask({ take: 100, facets: [{ ...priceFacet, selected }] }, prices)
          const fits = [...shown].filter(([, amount]) => amount >= selected.min && amount <= selected.max)
          expect(results.count).toBe(fits.length)
          const found = results.items.map(({ id }) => id)
          expect(found.every((article) => fits.some(([fitting]) => fitting === article))).toBe(true)
        }),
        { numRuns: 60 },
      )
    })

    it.each(readers)('an article at its own price is found by %s, and one öre below it is not', async (name) => {
      const { prices, shown } = readerOf(name)
      const [[article, amount] = ['', 0]] = [...shown].toSorted(([, a], [, b]) => b - a)
      const idsUpTo = async (max: number) => {
        const facets = [{ ...priceFacet, selected: { min: amount - 0.01, max } }]
        return (await ask({ take: 100, facets }, prices)).results.items.map(({ id }) => id)
      }
      expect(await idsUpTo(amount)).toContain(article)
      expect(await idsUpTo(Math.round(amount * 100 - 1) / 100)).not.toContain(article)
    })

    it.each(readers)('within bounds that are the least and most that an article costs %s', async (name) => {
      const { prices, shown } = readerOf(name)
      const { results } = await ask({ take: 0, facets: [priceFacet] }, prices)
      expect(results.facets).toEqual([
        {
          type: 'range',
          name: 'price',
          min: Math.min(...shown.values()),
          max: Math.max(...shown.values()),
        },
      ])
    })
  })

  describe('whose prices count', () => {
    it('is said in the answer: nothing of list prices', async () => {
      expect((await ask({ take: 1 })).customData).toEqual({})
      expect((await ask({ take: 1 }, { basis: 'includingVat' })).customData).toEqual({ prices: 'includingVat' })
      expect((await ask({ take: 1 }, readerOf('user').prices)).customData).toEqual({ prices: 'own' })
    })

    it('cannot be guessed: a price list that does not exist is that of nobody', async () => {
      const guessed = await ask({ take: 5, sortBy: byPrice }, { basis: 'own', list: 'A' })
      expect(guessed.customData).toEqual({})
      expect(guessed.results).toEqual((await ask({ take: 5, sortBy: byPrice })).results)
    })

    it('is told apart in what is kept: the same question again has the answer of its reader', async () => {
      const question = { take: 200, sortBy: byPrice, facets: [priceFacet] }
      const answers = new Map<ReaderName, unknown>()
      for (const name of readers) answers.set(name, (await ask(question, readerOf(name).prices)).results)
      for (const name of readers.toReversed())
        expect((await ask(question, readerOf(name).prices)).results).toEqual(answers.get(name))
      expect(answers.get('user')).not.toEqual(answers.get('tom'))
    })

    it('follows an agreement that has changed, in a new token', async () => {
      const set = (group: string) =>
        services.db
          .insertInto('customer_price_groups')
          .values({ customer_id: customers.tom, price_group: group })
          .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ price_group: group }))
          .execute()
      await set('A')
      expect(await listNamedFor('tom')).toEqual(readerOf('user').prices)
      await services.db.deleteFrom('customer_price_groups').where('customer_id', '=', customers.tom).execute()
      expect(await listNamedFor('tom')).toEqual(readerOf('tom').prices)
    })

    it('[PERM-12] is not told to users who may not see prices', async () => {
      expect(priceListOf(await tokenOf('nekad'))).toBeUndefined()
    })
  })
})
