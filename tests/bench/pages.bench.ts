import { afterAll, beforeAll, expect, it, type TestContext } from 'vitest'
import { startBuiltServer, type BuiltServer } from '../support/built-server'
import { buildProgram } from './bench-build'
import { pairedRatio, report } from './figure'
import { leafCategories } from '../support/leaf-categories'
import { throughput } from './throughput'

/** From all over the menu. */
const LISTINGS = 24
const ROUNDS = 7
const ROUND_MS = 2_000

let server: BuiltServer
let listings: readonly string[]
beforeAll(async () => {
  server = await startBuiltServer({ CATALOGUE_SIZE: '2000' }, await buildProgram('page-server'))
  const leaves = await leafCategories(server.origin)
  const step = Math.floor(leaves.length / LISTINGS)
  listings = Array.from({ length: LISTINGS }, (_, index) => `${server.origin}/kategorier/${leaves[index * step]}`)
})
afterAll(async () => {
  await server.stop()
})

let asked = 0
const turn = (): string => listings[asked++ % listings.length] ?? ''
const known = () => ({ address: turn() })
/** An address that was never asked for: the page behind it is drawn for this request. */
const anew = () => ({ address: `${turn()}?bench=${asked}` })
const bytes = (size: number) => () => ({ address: `${server.origin}/bench/bytes/${size}` })

/** Of the same page: what it shows, so that fast answers are also right ones. */
const heading = async (address: string): Promise<string | undefined> =>
  /<h1[^>]*>([^<]*)/.exec(await (await fetch(address)).text())?.[1]

const sizeOfListings = async (): Promise<number> => {
  const sizes: number[] = []
  for (const address of listings) sizes.push((await (await fetch(address)).text()).length)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)
}

const against = async (context: TestContext, pages: typeof known, figure: { name: string; least: number }) => {
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

it('listing pages a second', async (context) => {
  for (const address of listings) {
    const shown = await heading(address)
    expect(shown).toBeTruthy()
    expect(await heading(`${address}?bench=0`)).toBe(shown)
  }
  await against(context, anew, {
    name: 'listing pages a second, each drawn anew / a static buffer of the same size from the same process',
    least: 0.12,
  })
  await against(context, known, {
    name: 'listing pages a second, kept / a static buffer of the same size from the same process',
    least: 0.5,
  })
})
