import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { countsMemory } from '#adapters/embedded/search/counts-memory'
import { startEmbeddedServices, type EmbeddedServices } from '../contract/support/embedded-services'
import { ask, jsonIn, logIn, type Asked, type Asker } from './support/asked'
import { item } from './support/limit-cases'

let services: EmbeddedServices
let user: Asker
beforeAll(async () => {
  services = await startEmbeddedServices({ catalogueSize: 500 })
  user = await logIn(services.app, 'user')
})
afterAll(() => services.stop())

const answerTo = async (asked: Asked) => jsonIn(await ask(services.app, asked))

const faultsOf = (answer: unknown): readonly unknown[] =>
  typeof answer === 'object' && answer !== null && 'errors' in answer && Array.isArray(answer.errors)
    ? answer.errors
    : typeof answer === 'object' && answer !== null && 'details' in answer && Array.isArray(answer.details)
      ? answer.details
      : []

describe('an answer is bounded, however much was asked', () => {
  it('a refusal names so many wrong fields and no more', async () => {
    const wrong = Array.from({ length: limits.request.mostFaults * 3 }, () => ({ ...item(), quantity: 'many' }))
    const answer = await answerTo({ path: '/v2/cart/{cart}/variants/batch/add', body: wrong, as: user })

    expect(faultsOf(answer)).toHaveLength(limits.request.mostFaults)
  })

  it('the path to a wrong field is cut, since its names come from the caller', async () => {
    const name = 'n'.repeat(limits.request.longestFaultPath * 2)
    const answer = await answerTo({ path: '/search', body: { query: 'ventil', [name]: '\0' } })

    expect(JSON.stringify(answer)).toContain('n'.repeat(limits.request.longestFaultPath))
    expect(JSON.stringify(answer)).not.toContain('n'.repeat(limits.request.longestFaultPath + 1))
  })

  it('the terms of a text after the last one that is read change nothing', async () => {
    const words = 'ventil '.repeat(limits.search.mostTerms)
    const found = (query: string) => answerTo({ path: '/search', body: { query, resultsOptions: { take: 5 } } })
    const read = await found(words)

    expect(read).toMatchObject({ makesSense: true })
    expect(await found(`${words} radiator`)).toEqual(read)
  })

  it('an address search answers with so many places at most', async () => {
    const answer = await answerTo({ path: '/locations/addresses/search', body: { query: 'ka st sk ha' } })

    expect(answer).toHaveLength(limits.locations.mostFound)
  })
})

describe('counts of facets that are kept', () => {
  const questions = (many: number) => Array.from({ length: many }, (_, index) => String(index))

  it('are those of so many questions at most', () => {
    const counts = countsMemory()
    const asked = questions(limits.search.mostKeptCounts * 2)
    for (const question of asked) counts.begin()(question, { count: 1, facets: [] })

    expect(asked.filter((question) => counts.get(question) !== undefined)).toHaveLength(limits.search.mostKeptCounts)
  })

  it('hold so many options at most, the latest ones', () => {
    const counts = countsMemory()
    const options = Array.from({ length: limits.search.mostKeptOptions / 2 }, (_, item) => ({ item, count: 1 }))
    const asked = questions(3)
    for (const question of asked) counts.begin()(question, { count: 1, facets: [options] })

    // A question counts as one more, so that only one fits.
    expect(asked.filter((question) => counts.get(question) !== undefined)).toEqual(['2'])
  })
})
