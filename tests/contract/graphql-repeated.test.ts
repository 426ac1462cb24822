import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCartWithVariantsQuery, getListedVariantsQuery, getVariantsQuery } from '#adapters/contract/graphql'
import { limits } from '#adapters/embedded/limits'
import { ask, jsonIn, logIn, type Asker } from '../attack/support/asked'
import { item } from '../attack/support/limit-cases'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

/** Enough that the last ones are answered by the compiled query. */
const TIMES = limits.graphql.compiledAfterRuns + 3

let services: EmbeddedServices
let as: Asker
beforeAll(async () => {
  services = await startEmbeddedServices({ catalogueSize: 300 })
  as = await logIn(services.app, 'tom')
  const body = Array.from({ length: limits.graphql.mostItemsOfOneTurn + 10 }, (_, index) => item(`label ${index}`))
  await ask(services.app, { path: '/v2/cart/{cart}/variants/batch/add', body, as })
})
afterAll(() => services.stop())

/** What a query is answered each time that it is asked, with its status. */
const answersTo = async (query: string, variables: object, asker?: Asker): Promise<readonly unknown[]> => {
  const answers: unknown[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const asked = { path: '/graphql', body: { query, variables }, ...(asker === undefined ? {} : { as: asker }) }
    const answer = await ask(services.app, asked)
    answers.push({ status: answer.status, body: jsonIn(answer) })
  }
  return answers
}

const numbers = async (): Promise<readonly string[]> =>
  (await services.db.selectFrom('variants').select('article_number').orderBy('article_number').limit(60).execute()).map(
    (row) => row.article_number,
  )

const deliveryOptions = [{ deliveryId: 'DBI', locationIds: ['100', '10101'] }]

const cases: readonly {
  readonly title: string
  readonly asked: () => Promise<readonly [query: string, variables: object, asker?: Asker]>
  readonly contains: string
}[] = [
  {
    title: 'a cart with the articles of its lines',
    asked: async () => [getCartWithVariantsQuery, { stockInput: { deliveryOptions } }, as],
    contains: '"availability":',
  },
  {
    title: 'a cart without prices and stock',
    asked: async () => [getCartWithVariantsQuery, { skipPrice: true, skipStock: true }, as],
    contains: '"family":',
  },
  {
    title: 'a cart with what describes the articles of its lines',
    asked: async () => [
      'query { cart { cartItems { variant { ean product { description } ...F } } } } fragment F on Variant { images { assetUrl } attributes { attributeName } warnings { code } }',
      {},
      as,
    ],
    contains: '"description":',
  },
  {
    title: 'articles',
    asked: async () => [getVariantsQuery, { articleNumbers: await numbers() }],
    contains: '"attributeName":',
  },
  {
    title: 'articles as lists show them',
    asked: async () => [getListedVariantsQuery, { articleNumbers: await numbers() }],
    contains: '"attributeName":',
  },
  {
    title: 'a refusal of a cart that nobody asks for',
    asked: async () => [getCartWithVariantsQuery, {}],
    contains: '"code":"UNAUTHENTICATED"',
  },
  {
    title: 'a refusal of too many articles',
    asked: async () => [
      getVariantsQuery,
      { articleNumbers: Array.from({ length: limits.catalogue.mostArticles + 1 }, (_, index) => String(index)) },
    ],
    contains: '"code":"TOO_MANY_ARTICLES"',
  },
  {
    title: 'a refusal of variables of another type',
    asked: async () => [getVariantsQuery, { articleNumbers: { a: 1 } }],
    contains: '"errors":',
  },
  {
    title: 'a field under another name, and fields left out by a variable',
    asked: async () => [
      'query ($brief: Boolean!) { cart { lines: cartItems { quantity variant { name @skip(if: $brief) ean } } } }',
      { brief: true },
      as,
    ],
    contains: '"lines":',
  },
]

describe('a query that is asked again', () => {
  it.for(cases)('is answered as the first time: $title', async ({ asked, contains }) => {
    const [query, variables, asker] = await asked()

    const [first, ...later] = await answersTo(query, variables, asker)

    expect(JSON.stringify(first)).toContain(contains)
    for (const one of later) expect(one).toEqual(first)
  })

  it('is answered by its variables, not by those of the first time', async () => {
    const [first, second] = await numbers()
    const answers: string[] = []

    for (const articleNumber of [first, first, first, first, second]) {
      const [answer] = await answersTo(getVariantsQuery, { articleNumbers: [articleNumber] })
      answers.push(JSON.stringify(answer))
    }

    expect(answers.at(-1)).toContain(`"articleNumber":"${second}"`)
    expect(answers.at(-1)).not.toContain(`"articleNumber":"${first}"`)
  })
})
