import * as E from 'fp-ts/Either'
import { fc } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decode } from '#application/codecs/codec'
import { AutoCompleteAnswer, SearchAnswer } from '#adapters/contract/search'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

let services: EmbeddedServices
beforeAll(async () => {
  services = await startEmbeddedServices({ demo: false })
})
afterAll(() => services.stop())

const post = (path: string, payload: object) =>
  services.app.inject({
    method: 'POST',
    url: `/services${path}`,
    headers: { 'api-version': 'V3', 'user-id': 'visitor-of-21-letters' },
    payload,
  })

const search = (query: string) =>
  post('/search', {
    query,
    resultsOptions: { take: 10, facets: [{ name: 'category', attributeName: 'category', type: 'distinct' }] },
    spellingSuggestionsOptions: { take: 3 },
    relatedQueriesOptions: { take: 3 },
  })
const complete = (query: string) => post('/autoComplete', { query, queriesOptions: { take: 5 } })
const byNumber = (query: string) => post('/getEntitiesByAttribute', { attribute: { name: 'number', value: [query] } })

const foundBy = async (query: string): Promise<readonly string[]> => {
  const answer = await search(query)
  expect(answer.statusCode, answer.body).toBe(200)
  const read = decode(SearchAnswer, answer.json())
  if (E.isLeft(read)) throw new Error(read.left.join('\n'))
  return read.right.results.items.map(({ id }) => id).toSorted()
}

describe('whatever is typed', () => {
  const unusual = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 220 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          '%',
          '_',
          "'",
          '"',
          '\\',
          '&',
          '|',
          '!',
          '(',
          ')',
          ':*',
          '<->',
          '*',
          '×',
          '½',
          '🔧',
          '4208103',
          ' ',
        ),
        {
          maxLength: 20,
        },
      )
      .map((parts) => parts.join('')),
    fc
      .array(fc.constantFrom('i', 'på', 'och', 'med', 'kulventil', '22', 'mm', '--', ';'), { maxLength: 12 })
      .map((parts) => parts.join(' ')),
  )

  it.each([
    ['a search', search],
    ['a completion', complete],
    ['a look-up by number', byNumber],
  ])('[SEARCH-07] %s answers, or says what is wrong with it', async (_, ask) => {
    await fc.assert(
      fc.asyncProperty(unusual, async (query) => {
        const answer = await ask(query)
        expect([200, 400], `${JSON.stringify(query)}: ${answer.body}`).toContain(answer.statusCode)
        if (answer.statusCode === 400) expect(answer.json().error).toMatchObject({ code: 400, status: 'Bad Request' })
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['ten thousand letters', 'kulventil '.repeat(1000)],
    ['ten thousand signs', '%_'.repeat(5000)],
  ])('%s are refused with the length that is allowed', async (_, query) => {
    for (const ask of [search, complete]) {
      const answer = await ask(query)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error).toMatchObject({ parameter: 'query', detail: expect.stringContaining('200') })
    }
  })

  it.each([
    ['emoji', '🔧🚿'],
    ['only signs', '%%__""\'\''],
    ['an EAN with a wrong last digit', '7391242081037'],
    ['what would match everything in a pattern', '42081__'],
  ])('%s finds nothing, and says so', async (_, query) => {
    expect(await foundBy(query)).toEqual([])
  })

  it('words that say nothing by themselves do not stop a query that has others', async () => {
    expect(await foundBy('kulventil med för och i')).toEqual(await foundBy('kulventil'))
    expect((await search('och i på')).statusCode).toBe(200)
  })

  it.each(['RSK 420 81 03', 'rsk-nr: 4208103', '"4208103"', '420-81-03', ' 4208103\t', '4208103.'])(
    '%s is the article’s number',
    async (query) => {
      expect(await foundBy(query)).toEqual(['4208103'])
    },
  )

  it.each(['4208103, 4208102', '4208103;4208102', '4208103 4208102', '420 81 03,\n7391242081029', '4208103,4208102,'])(
    '%s are two articles',
    async (query) => {
      expect(await foundBy(query)).toEqual(['4208102', '4208103'])
    },
  )

  it('a percent sign or an underline completes nothing by itself', async () => {
    for (const query of ['%', '_', 'kulv%', 'k_lventil', '\\']) {
      const read = decode(AutoCompleteAnswer, (await complete(query)).json())
      expect(E.isRight(read) && read.right.queries.items, query).toEqual([])
    }
  })
})
