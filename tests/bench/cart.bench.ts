import { afterAll, beforeAll, expect, it } from 'vitest'
import { shippedCatalogue, startBuiltServer, type BuiltServer } from '../support/built-server'
import { fillCart, SOLD_IN_ALL_MULTIPLES } from '../support/long-cart'
import { logInTo, type ShopClient } from '../support/shop-client'
import { pairedRatio, report } from './figure'

/** A user for each size of a cart. */
const carts = [
  ['user', 10],
  ['tom', 100],
  ['nyrorhord', 400],
  ['buyeradmin', 1000],
] as const
const ROUNDS = 40

let server: BuiltServer
beforeAll(async () => {
  server = await startBuiltServer(shippedCatalogue)
})
afterAll(async () => {
  await server.stop()
})

interface FilledCart {
  readonly client: ShopClient
  readonly size: number
  /** Articles that the cart does not hold. */
  readonly fresh: readonly string[]
}

it('the call that adds a line', async (context) => {
  const filled: FilledCart[] = []
  for (const [username, size] of carts) {
    const client = await logInTo(server.origin, username)
    await client.empty()
    filled.push({ client, size, fresh: await fillCart(server.origin, client, size) })
  }
  let round = 0
  const addTo = async ({ client, size, fresh }: FilledCart): Promise<number> => {
    const articleNumber = fresh[round++ % fresh.length] ?? ''
    const began = performance.now()
    const refused = await client.add([{ articleNumber, quantity: SOLD_IN_ALL_MULTIPLES }])
    const took = performance.now() - began
    expect(refused).toEqual([])
    const lines = await client.lines()
    expect(lines).toHaveLength(size + 1)
    await client.remove(lines.at(-1)?.cartItemId ?? '')
    return took
  }

  const [short, ...longer] = filled
  if (short === undefined) throw new Error('No cart was filled.')
  for (const long of longer) {
    const { ratio, a, b } = await pairedRatio(
      ROUNDS,
      () => addTo(long),
      () => addTo(short),
    )
    report(context, {
      name: `the call that adds a line, over HTTP, to a cart of ${long.size} lines / of ${short.size} lines`,
      ratio,
      budget: 2,
      of: `${a.toFixed(1)} ms / ${b.toFixed(1)} ms, ${ROUNDS} rounds`,
    })
  }
})
