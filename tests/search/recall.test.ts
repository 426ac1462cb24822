import { isLeft } from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decode } from '#application/codecs/codec'
import { SearchAnswer } from '#adapters/contract/search'
import { wholeCatalogue } from '../support/whole-catalogue'
import { startEmbeddedServices, type EmbeddedServices } from '../contract/support/embedded-services'
import { labelledQueries, type LabelledQuery } from './labelled-queries'

const CATALOGUE_SIZE = 3000
const FIRST_PAGE = 24
const LEAST_RECALL = 0.95
/** Of any query by itself. */
const LEAST_OF_ALL = 0.8

const { products, articles } = wholeCatalogue(CATALOGUE_SIZE)
const families = new Map(products.map(({ productId, family }) => [productId, family]))

const expectedFor = (labelled: LabelledQuery): ReadonlySet<string> =>
  new Set(
    articles
      .filter(({ productId, name }) => {
        const written = name.toLowerCase()
        return (
          labelled.families.includes(families.get(productId) ?? '') &&
          labelled.words.every((word) => written.includes(word))
        )
      })
      .map(({ articleNumber }) => articleNumber),
  )

describe('what the trade types', () => {
  let services: EmbeddedServices
  beforeAll(async () => {
    services = await startEmbeddedServices({ catalogueSize: CATALOGUE_SIZE, demo: false })
  })
  afterAll(() => services.stop())

  const firstPage = async (query: string): Promise<readonly string[]> => {
    const answer = await services.app.inject({
      method: 'POST',
      url: '/services/search',
      headers: { 'api-version': 'V3', 'user-id': 'visitor-of-21-letters' },
      payload: { query, resultsOptions: { take: FIRST_PAGE } },
    })
    const read = decode(SearchAnswer, answer.json())
    if (isLeft(read)) throw new Error(`${query}: ${read.left.join('\n')}`)
    return read.right.results.items.map(({ id }) => id)
  }

  /** The part of what is expected, as far as it has room on the page, that is there. */
  const recallOf = async (labelled: LabelledQuery): Promise<number> => {
    const expected = expectedFor(labelled)
    const found = (await firstPage(labelled.query)).filter((id) => expected.has(id)).length
    return found / Math.min(expected.size, FIRST_PAGE)
  }

  it('is labelled by hand, every query with something to find', () => {
    expect(labelledQueries.length).toBeGreaterThanOrEqual(200)
    expect(labelledQueries.filter((labelled) => expectedFor(labelled).size === 0).map(({ query }) => query)).toEqual([])
  })

  it('[SEARCH-07] is found on the first page, 95 of 100', async () => {
    const recalls: { readonly query: string; readonly recall: number }[] = []
    for (const labelled of labelledQueries) {
      recalls.push({ query: labelled.query, recall: await recallOf(labelled) })
    }
    const mean = recalls.reduce((sum, { recall }) => sum + recall, 0) / recalls.length
    const poor = recalls.filter(({ recall }) => recall < LEAST_RECALL)
    const told = poor.map(({ query, recall }) => `${query} ${recall.toFixed(2)}`).join(', ')
    expect(mean, `mean ${mean.toFixed(3)}; ${told}`).toBeGreaterThanOrEqual(LEAST_RECALL)
    expect(poor.filter(({ recall }) => recall < LEAST_OF_ALL).map(({ query }) => query)).toEqual([])
  })

  it.each(['420 81 03', '4208-103', '739 1242 081036', '4208103'])(
    'finds the article of the number %s first',
    async (query) => {
      expect((await firstPage(query))[0]).toBe('4208103')
    },
  )
})
