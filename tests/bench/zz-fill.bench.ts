import { it } from 'vitest'
import { fillCart } from '../support/long-cart'
import { clientOf, openSession, storedSession } from '../support/shop-client'
import { writeFileSync } from 'node:fs'
const origin = 'http://localhost:3100'
it('fill', async () => {
  for (const [user, size] of [['user', 20], ['tom', 1000]] as const) {
    const tokens = await openSession(origin, user)
    const client = await clientOf(origin, tokens)
    await client.empty()
    await fillCart(origin, client, size)
    writeFileSync(`/tmp/state-${size}.json`, JSON.stringify(storedSession(origin, tokens)))
  }
})
