import { afterAll, beforeAll, expect, it, type TestContext } from 'vitest'
import { shippedCatalogue, startBuiltServer, type BuiltServer } from '../support/built-server'
import { buildProgram } from './bench-build'
import { pairedRatio, report } from './figure'
import { leafCategories } from '../support/leaf-categories'
import { throughput, throughputOf } from './throughput'

/** From all over the menu. */
const LISTINGS = 24
const ROUNDS = 7
const ROUND_MS = 2_000

let server: BuiltServer
let leaves: readonly string[]
let listings: readonly string[]
beforeAll(async () => {
  server = await startBuiltServer(shippedCatalogue, await buildProgram('page-server'))
  leaves = await leafCategories(server.origin)
  const step = Math.floor(leaves.length / LISTINGS)
  listings = Array.from({ length: LISTINGS }, (_, index) => `${server.origin}/kategorier/${leaves[index * step]}`)
})
afterAll(async () => {
  await server.stop()
})

let asked = 0
const turn = (): string => listings[asked++ % listings.length] ?? ''
const known = () => ({ address: turn() })
/** A new address of a page that is kept: the query is no part of the listing, so no data are requested. */
const keptElsewhere = () => ({ address: `${turn()}?bench=${asked}` })
const bytes = (size: number) => () => ({ address: `${server.origin}/bench/bytes/${size}` })

/** Of the same page: what it shows, so that fast answers are also right ones. */
const heading = async (address: string): Promise<string | undefined> =>
  /<h1[^>]*>([^<]*)/.exec(await (await fetch(address)).text())?.[1]

const sizeOfListings = async (): Promise<number> => {
  const sizes: number[] = []
  for (const address of listings) sizes.push((await (await fetch(address)).text()).length)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)
}

const against = async (
  context: TestContext,
  pages: typeof known,
  figure: { readonly name: string; readonly least?: number },
) => {
  const size = await sizeOfListings()
  const { ratio, a, b } = await pairedRatio(
    ROUNDS,
    () => throughput(pages, ROUND_MS),
    () => throughput(bytes(size), ROUND_MS),
  )
  report(context, {
    ...figure,
    ratio,
    of: `${a.toFixed(0)} / ${b.toFixed(0)} a second, ${Math.round(size / 1024)} KB on average`,
  })
}

// Before anything else, since it is about what was never shown: data asked of the services, drawn and compressed.
it('listing pages that nobody has seen', async (context) => {
  const unseen = leaves
    .filter((leaf) => !listings.includes(`${server.origin}/kategorier/${leaf}`))
    .flatMap((leaf) => [leaf, `${leaf}?vy=bilder&sortera=price`])
    .map((leaf) => ({ address: `${server.origin}/kategorier/${leaf}`, headers: { 'accept-encoding': 'gzip, br' } }))
  const a = await throughputOf(unseen)
  const b = await throughput(bytes(await sizeOfListings()), ROUND_MS)
  report(context, {
    name: 'listing pages a second, each seen for the first time / a static buffer of the same size from the same process',
    ratio: a / b,
    least: 0.008,
    of: `${a.toFixed(0)} / ${b.toFixed(0)} a second, ${unseen.length} pages`,
  })
})

it('kept listing pages a second', async (context) => {
  for (const address of listings) {
    const shown = await heading(address)
    expect(shown).toBeTruthy()
    expect(await heading(`${address}?bench=0`)).toBe(shown)
  }
  await against(context, keptElsewhere, {
    name: 'kept listing pages a second, under another address / a static buffer of the same size from the same process',
  })
  await against(context, known, {
    name: 'kept listing pages a second / a static buffer of the same size from the same process',
    least: 0.5,
  })
})
