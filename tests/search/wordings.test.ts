import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findEntities } from '#adapters/embedded/search/find-entities'
import { matchQuery, type Match } from '#adapters/embedded/search/match-sql'
import { startEmbeddedServices, type EmbeddedServices } from '../contract/support/embedded-services'
import { labelledQueries } from './labelled-queries'

/** So few that every article found is looked at where wordings are not. */
const CATALOGUE_SIZE = 1900

let services: EmbeddedServices
beforeAll(async () => {
  services = await startEmbeddedServices({ catalogueSize: CATALOGUE_SIZE, demo: false })
})
afterAll(() => services.stop())

const productsFor = async (match: Match): Promise<readonly string[]> => {
  const found = await findEntities(services.db, match, { take: 1000, filter: { type: 'type', value: 'Product' } })
  if (E.isLeft(found)) throw new Error(found.left.detail)
  return found.right.items.map(({ id }) => id)
}

const oneWord = [...new Set([...labelledQueries.map(({ query }) => query), 'mässing', 'krom', 'rör'])].filter(
  (query) => matchQuery(query).fitsByWording === true,
)

it('products found by one word come in the order that looking at each of their articles gives', async () => {
  expect(oneWord.length).toBeGreaterThan(50)
  for (const query of oneWord) {
    const match = matchQuery(query)
    expect(await productsFor(match), query).toEqual(await productsFor({ ...match, fitsByWording: false }))
  }
})
