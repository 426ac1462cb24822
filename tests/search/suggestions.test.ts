import { isLeft } from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decode, type Codec } from '#application/codecs/codec'
import { AutoCompleteAnswer, SearchAnswer } from '#adapters/contract/search'
import { pluralsOf } from '#adapters/embedded/search/plurals'
import { startEmbeddedServices, type EmbeddedServices } from '../contract/support/embedded-services'

/** As many as the shop shows. */
const OFFERED = 5

/** What somebody has typed, what must be offered then, and what must not. */
const table: readonly (readonly [typed: string, must: readonly string[], mustNot: readonly (string | RegExp)[]])[] = [
  ['k', ['kulventil'], [/^.$/]],
  ['kulv', ['kulventil', 'kulventil ff'], ['kulventiler', /o-ring/, /Tappen/i]],
  ['kulventil', ['kulventil ff'], ['kulventil', 'kulventiler', /Tappen/i]],
  ['kulventil n', ['kulventil Nordventil'], [/Tappen/i]],
  ['kulventil dn2', ['kulventil dn20', 'kulventil dn25'], [/dn32/]],
  ['kulventil 20', ['kulventil dn20'], [/dn25/]],
  ['KULV', ['kulventil'], ['kulventiler']],
  ['  kulv', ['kulventil'], []],
  ['vent', ['ventil', 'ventilation'], ['ventiler', 'Ventverken']],
  ['pump', ['cirkulationspump'], ['pump', 'pumpar']],
  ['rör', ['rörklammer'], ['Rörla']],
  ['ror', ['rör'], ['Rörla']],
  ['pex', ['pex värmerör'], ['pex', 'Slingan']],
  ['pex 16', ['pex 16×2,2'], []],
  ['t-r', ['t-rör'], []],
  ['tror', ['t-rör'], []],
  ['t-rör 22', ['t-rör 22 mm'], []],
  ['skruv', ['skruvdragare', 'träskruv'], [/Skruvika/]],
  ['skruvi', ['Skruvika'], []],
  ['silik', ['silikon'], []],
  ['klam', ['klammer', 'klämringskoppling'], ['Klamma']],
  ['vink', ['vinklar', 'pressvinkel'], [/skål/]],
  ['kopparr', ['kopparrör', 'kopparrör halvhårt'], [/Rödhälla/]],
  ['wc', ['wc-stol'], ['wc']],
  ['toa', ['toalett'], []],
  ['handf', ['handfat'], []],
  ['handsk', ['handske', 'montagehandske'], ['handskar', 'montagehandskar']],
  ['blan', ['blandare', 'blandningsventil'], ['blandningsventiler']],
  ['packn', ['packningar'], []],
  ['o-r', ['o-ring'], ['o-ringar']],
  ['termo', ['termostatdel', 'termostater'], []],
  ['press', ['presskulventil', 'pressback'], ['Pressfast', 'pressbackar']],
  ['elem', ['element'], []],
  ['golvb', ['golvbrunn'], ['golvbrunnar', 'Brunnsjö']],
  ['vvb', [], ['vvb']],
  ['rostfri', ['presskulventil rostfri'], []],
  ['nord', ['Nordventil'], []],
  ['22 mm', ['t-rör 22 mm'], [/(^|\D)2[013-9] mm/]],
  ['4208', [], []],
  ['100%', [], []],
]

const matches = (query: string, pattern: string | RegExp): boolean =>
  typeof pattern === 'string' ? query === pattern : pattern.test(query)

describe('queries offered to who types', () => {
  let services: EmbeddedServices
  beforeAll(async () => {
    services = await startEmbeddedServices({ catalogueSize: 3000, demo: false })
  })
  afterAll(() => services.stop())

  const ask = async <A>(path: string, payload: object, codec: Codec<A>): Promise<A> => {
    const answer = await services.app.inject({
      method: 'POST',
      url: `/services${path}`,
      headers: { 'api-version': 'V3', 'user-id': 'visitor-of-21-letters' },
      payload,
    })
    const read = decode(codec, answer.json())
    if (isLeft(read)) throw new Error(read.left.join('\n'))
    return read.right
  }
  const offered = async (query: string): Promise<readonly string[]> => {
    const { queries } = await ask('/autoComplete', { query, queriesOptions: { take: OFFERED } }, AutoCompleteAnswer)
    return queries.items.map((item) => item.query)
  }

  it.each(table)('[SEARCH-11] “%s” is offered what the trade would type', async (typed, must, mustNot) => {
    const queries = await offered(typed)
    expect(queries).toEqual(expect.arrayContaining([...must]))
    expect(queries.filter((query) => mustNot.some((pattern) => matches(query, pattern)))).toEqual([])
    expect(queries.filter((query) => queries.some((other) => pluralsOf(other).includes(query)))).toEqual([])

    const begins = queries.map((query) => query.startsWith(typed.trim().toLowerCase()))
    expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)))
    for (const query of queries) {
      const { results } = await ask('/search', { query, resultsOptions: { take: 0 } }, SearchAnswer)
      expect(results.count, query).toBeGreaterThan(0)
    }
  })

  it('a page of them goes on where the one before ended', async () => {
    const page = (skip: number, take: number) =>
      ask('/autoComplete', { query: 'kulv', queriesOptions: { skip, take } }, AutoCompleteAnswer)
    const items = async (skip: number, take: number) => (await page(skip, take)).queries.items
    expect([...(await items(0, 3)), ...(await items(3, 3))]).toEqual(await items(0, 6))
  })
})
