import * as fc from 'fast-check'
import { isLeft } from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decode } from '#application/codecs/codec'
import { EntitiesAnswer, type Scalar, type WireResults } from '#adapters/contract/search'
import { stores } from '#adapters/embedded/demo-data/stores/store-data'
import { startEmbeddedServices, type EmbeddedServices } from '../contract/support/embedded-services'

/** What is looked at: a query or a category, products or articles, of one place's stock or of all. */
interface Question {
  readonly asks: { readonly query: string } | { readonly category: string }
  readonly entity: 'Product' | 'Variant'
  readonly inStockAt: string | undefined
}

type Bounds = { readonly min?: number; readonly max?: number }
type Selection = Readonly<Record<string, readonly Scalar[] | Bounds>>

const facets = [
  { name: 'size', type: 'distinct' },
  { name: 'thread', type: 'distinct' },
  { name: 'dn', type: 'distinct' },
  { name: 'connection', type: 'distinct' },
  { name: 'material', type: 'distinct' },
  { name: 'brand', type: 'distinct' },
  { name: 'campaign', type: 'distinct' },
  { name: 'price', type: 'range' },
] as const

const asks = fc.oneof(
  fc.record({ query: fc.constantFrom('ventil', 'rör', 'koppling 22', 'pump', 'mässing', 'kabel', 'radiator') }),
  fc.record({ category: fc.constantFrom('vvs', 'vvs/ventiler', 'varme', 'el', 'verktyg', 'sanitet') }),
)
const question: fc.Arbitrary<Question> = fc.record({
  asks,
  entity: fc.constantFrom('Product', 'Variant'),
  inStockAt: fc.constantFrom(undefined, '001', ...stores.slice(0, 4).map(({ id }) => id)),
})
/** Which options of each facet are ticked, by their place among those that there are, and which part of the prices. */
interface Picks {
  readonly options: readonly (readonly number[])[]
  readonly prices: { readonly from: number; readonly to: number } | null
}
const picks: fc.Arbitrary<Picks> = fc.record({
  options: fc.array(fc.array(fc.nat({ max: 11 }), { maxLength: 3 }), { minLength: 7, maxLength: 7 }),
  prices: fc.option(
    fc.record({ from: fc.double({ min: 0, max: 0.4, noNaN: true }), to: fc.double({ min: 0.5, max: 1, noNaN: true }) }),
  ),
})

describe('facets of a search', () => {
  let services: EmbeddedServices
  beforeAll(async () => {
    services = await startEmbeddedServices({ catalogueSize: 2000, demo: false })
  })
  afterAll(() => services.stop())

  const ask = async (
    { asks: what, entity, inStockAt }: Question,
    selected: Selection,
    take = 0,
  ): Promise<WireResults> => {
    const ofType = { type: 'type', value: entity }
    const resultsOptions = {
      take,
      filter:
        inStockAt === undefined
          ? ofType
          : { and: [ofType, { type: 'attribute', attributeName: 'inStockAt', value: inStockAt }] },
      facets: facets.map(({ name, type }) => ({ name, attributeName: name, type, selected: selected[name] })),
    }
    const answer = await services.app.inject({
      method: 'POST',
      url: 'query' in what ? '/services/search' : '/services/getEntitiesByAttribute',
      headers: { 'api-version': 'V3', 'user-id': 'visitor-of-21-letters' },
      payload:
        'query' in what
          ? { query: what.query, resultsOptions }
          : { attribute: { name: 'category', value: what.category }, resultsOptions },
    })
    const read = decode(EntitiesAnswer, answer.json())
    if (isLeft(read)) throw new Error(`${answer.body}: ${read.left.join('\n')}`)
    return read.right.results
  }

  const optionsOf = ({ facets: found = [] }: WireResults, name: string) =>
    found.flatMap((facet) => (facet.type === 'distinct' && facet.name === name ? facet.items : []))
  const boundsOf = ({ facets: found = [] }: WireResults, name: string) =>
    found.flatMap((facet) => (facet.type === 'range' && facet.name === name ? [facet] : []))[0] ?? { min: 0, max: 0 }

  /** A selection among the options that there are. */
  const selectionFrom = (plain: WireResults, { options, prices }: Picks): Selection => {
    const { min, max } = boundsOf(plain, 'price')
    const ticked = facets.slice(0, 7).flatMap(({ name }, index) => {
      const there = optionsOf(plain, name)
      const items = (options[index] ?? []).flatMap((place) => there[place]?.item ?? [])
      return items.length === 0 ? [] : [[name, [...new Set(items)]] as const]
    })
    const between: Selection =
      prices === null ? {} : { price: { min: min + (max - min) * prices.from, max: min + (max - min) * prices.to } }
    return { ...Object.fromEntries(ticked), ...between }
  }

  it('count what selecting them gives, whatever else is selected', async () => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(question, picks, fc.nat(), async (asked, picked, which) => {
        const selected = selectionFrom(await ask(asked, {}), picked)
        const shown = await ask(asked, selected)
        const name = facets[which % 7]?.name ?? 'dn'
        const options = optionsOf(shown, name)
        const option = options[which % Math.max(options.length, 1)]
        if (option === undefined) return
        compared += 1
        const alone = await ask(asked, { ...selected, [name]: [option.item] })
        expect(alone.count).toBe(option.count)
        expect(optionsOf(alone, name).find(({ item }) => item === option.item)?.selected).toBe(true)
      }),
      { numRuns: 60 },
    )
    expect(compared).toBeGreaterThan(15)
  })

  it('bring more when another option of the same facet is ticked, at most as many as it counts', async () => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(question, picks, fc.nat(), async (asked, picked, which) => {
        const selected = selectionFrom(await ask(asked, {}), picked)
        const shown = await ask(asked, selected)
        const ticked = Object.entries(selected).filter(([, chosen]) => Array.isArray(chosen))
        const [name, chosen] = ticked[which % Math.max(ticked.length, 1)] ?? ['dn', undefined]
        const option = optionsOf(shown, name).find((one) => !one.selected)
        if (option === undefined || !Array.isArray(chosen)) return
        compared += 1
        const wider = await ask(asked, { ...selected, [name]: [...chosen, option.item] })
        expect(wider.count).toBeGreaterThanOrEqual(Math.max(shown.count, option.count))
        expect(wider.count).toBeLessThanOrEqual(shown.count + option.count)
      }),
      { numRuns: 80 },
    )
    expect(compared).toBeGreaterThan(5)
  })

  it('narrow each other, and never widen', async () => {
    await fc.assert(
      fc.asyncProperty(question, picks, async (asked, picked) => {
        const plain = await ask(asked, {})
        const selected = selectionFrom(plain, picked)
        const names = Object.keys(selected)
        const counts = [plain.count]
        for (let many = 1; many <= names.length; many += 1)
          counts.push((await ask(asked, Object.fromEntries(Object.entries(selected).slice(0, many)))).count)
        expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      }),
      { numRuns: 30 },
    )
  })

  it('tell the bounds of what the others leave: all of it lies between them, and nothing outside', async () => {
    await fc.assert(
      fc.asyncProperty(question, picks, async (asked, { options }) => {
        const selected = selectionFrom(await ask(asked, {}), { options, prices: null })
        const { min, max } = boundsOf(await ask(asked, selected), 'price')
        const priced = await ask(asked, { ...selected, price: { min: 0 } })
        expect((await ask(asked, { ...selected, price: { min, max } })).count).toBe(priced.count)
        expect((await ask(asked, { ...selected, price: { min: max + 0.01 } })).count).toBe(0)
        if (min > 0) expect((await ask(asked, { ...selected, price: { min: 0, max: min - 0.001 } })).count).toBe(0)
      }),
      { numRuns: 30 },
    )
  })

  it('and all numbers are of what lies in stock there, when only that is asked for', async () => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        if (asked.inStockAt === undefined) return
        compared += 1
        const { items, count } = await ask({ ...asked, entity: 'Variant' }, {}, 200)
        expect(count).toBeLessThanOrEqual((await ask({ ...asked, entity: 'Variant', inStockAt: undefined }, {})).count)
        const held = await services.db
          .selectFrom('stock')
          .select('article_number')
          .where('location_id', '=', asked.inStockAt)
          .where('quantity', '>', 0)
          .where('availability', '=', 'green')
          .execute()
        const inStock = new Set(held.map((row) => row.article_number))
        expect(items.map(({ id }) => id).filter((id) => !inStock.has(id))).toEqual([])
      }),
      { numRuns: 20 },
    )
    expect(compared).toBeGreaterThan(5)
  })
})
