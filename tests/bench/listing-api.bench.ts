import { PAGE_SIZE } from '#application/queries/result-window'
import { resultFacets } from '#application/queries/result-facets'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shippedCatalogue, startBuiltServer, type BuiltServer } from '../support/built-server'
import { buildProgram } from './bench-build'
import { pairedRatio, report } from './figure'
import { leafCategories } from '../support/leaf-categories'
import { throughput, throughputOf } from './throughput'

let server: BuiltServer
let categories: readonly string[]
beforeAll(async () => {
  server = await startBuiltServer(shippedCatalogue, await buildProgram('page-server'))
  categories = await leafCategories(server.origin)
})
afterAll(async () => {
  await server.stop()
})

/** What a listing asks the search service: the products of a category, with every facet counted. */
const question = (category: string) => ({
  address: `${server.origin}/services/getEntitiesByAttribute`,
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', 'api-version': 'V3', 'user-id': 'bench' },
  body: JSON.stringify({
    attribute: { name: 'category', value: category },
    resultsOptions: {
      skip: 0,
      take: PAGE_SIZE,
      sortBy: [{ type: 'attribute', attributeName: 'dimension', order: 'asc' }],
      facets: resultFacets.map(({ name, type }) => ({ name, attributeName: name, type })),
      filter: { type: 'type', value: 'Product' },
    },
  }),
})

const bytes = (size: number) => () => ({ address: `${server.origin}/bench/bytes/${Math.round(size)}` })

it('listing calls a second', async (context) => {
  // First, since the service keeps its answers.
  const unseen = await throughputOf(categories.map(question))
  let size = 0
  for (const category of categories) {
    const { address, ...asked } = question(category)
    const answer = await (await fetch(address, asked)).text()
    expect(answer).toContain('"type":"Product"')
    size += answer.length / categories.length
  }
  let asked = 0
  const { ratio, a, b } = await pairedRatio(
    7,
    () => throughput(() => question(categories[asked++ % categories.length] ?? ''), 2_000),
    () => throughput(bytes(size), 2_000),
  )
  report(context, {
    name: 'listing calls a second to the search service, each for the first time / a static buffer of the same size from the same process',
    ratio: unseen / b,
    of: `${unseen.toFixed(0)} / ${b.toFixed(0)} a second, ${categories.length} categories`,
  })
  report(context, {
    name: 'kept listing answers a second of the search service / a static buffer of the same size from the same process',
    ratio,
    of: `${a.toFixed(0)} / ${b.toFixed(0)} a second, ${(size / 1024).toFixed(1)} KB on average`,
  })
})
