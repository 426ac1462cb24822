import { afterAll, beforeAll, expect, it } from 'vitest'
import { shippedCatalogue, startBuiltServer, type BuiltServer } from '../support/built-server'
import { articleNumbers, logInTo, type ShopClient } from '../support/shop-client'
import { pairedRatio, report } from './figure'

/** Sold in every order multiple of the catalogue. */
const QUANTITY = 50
const SIZES = { long: 400, short: 10 } as const

let server: BuiltServer
let articles: readonly string[]
beforeAll(async () => {
  server = await startBuiltServer(shippedCatalogue)
  articles = await articleNumbers(server.origin, 700)
})
afterAll(async () => {
  await server.stop()
})

/** Fills a cart with so many lines, and answers articles that it does not hold yet. */
const fill = async (client: ShopClient, size: number): Promise<readonly string[]> => {
  await client.empty()
  const left = [...articles]
  while ((await client.lines()).length < size) {
    const missing = size - (await client.lines()).length
    if (left.length === 0) throw new Error(`The catalogue has too few articles for a cart of ${size}.`)
    await client.add(left.splice(0, missing).map((articleNumber) => ({ articleNumber, quantity: QUANTITY })))
  }
  const fresh: string[] = []
  for (const articleNumber of left) {
    if (fresh.length === 10) break
    if ((await client.add([{ articleNumber, quantity: QUANTITY }])).length === 0) fresh.push(articleNumber)
  }
  await keepOnly(client, size)
  return fresh
}

const keepOnly = async (client: ShopClient, size: number): Promise<void> => {
  for (const { cartItemId } of (await client.lines()).slice(size)) await client.remove(cartItemId)
  expect(await client.lines()).toHaveLength(size)
}

it('the call that adds a line', async (context) => {
  const long = await logInTo(server.origin, 'tom')
  const short = await logInTo(server.origin, 'user')
  const freshInLong = await fill(long, SIZES.long)
  const freshInShort = await fill(short, SIZES.short)
  let round = 0

  const addTo = async (client: ShopClient, fresh: readonly string[], size: number): Promise<number> => {
    const articleNumber = fresh[round++ % fresh.length] ?? ''
    const began = performance.now()
    const refused = await client.add([{ articleNumber, quantity: QUANTITY }])
    const took = performance.now() - began
    expect(refused).toEqual([])
    await keepOnly(client, size)
    return took
  }

  const { ratio, a, b } = await pairedRatio(
    40,
    () => addTo(long, freshInLong, SIZES.long),
    () => addTo(short, freshInShort, SIZES.short),
  )
  report(context, {
    name: 'the call alone that adds a line, to a cart of 400 lines / of 10 lines',
    ratio,
    budget: 1.5,
    of: `${a.toFixed(1)} ms / ${b.toFixed(1)} ms, 40 rounds`,
  })
})
