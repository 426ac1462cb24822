import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Identity } from '#adapters/embedded/auth/identity'
import { resolveCart } from '#adapters/embedded/graphql/resolve-cart'
import { resolveVariants } from '#adapters/embedded/graphql/resolve-variants'
import { limits } from '#adapters/embedded/limits'
import { customerId, projectId, userId } from '#domain/kernel/ids'
import { ask, logIn } from '../attack/support/asked'
import { item } from '../attack/support/limit-cases'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

const LINES = 1_000
const ARTICLES = 300

let services: EmbeddedServices
let buyer: Identity
beforeAll(async () => {
  services = await startEmbeddedServices({ catalogueSize: ARTICLES })
  const as = await logIn(services.app, 'tom')
  const body = Array.from({ length: LINES }, (_, index) => item(`label ${index}`))
  await ask(services.app, { path: '/v2/cart/{cart}/variants/batch/add', body, as })
  const cart = await services.db
    .selectFrom('carts')
    .innerJoin('cart_items', 'cart_items.cart_id', 'carts.cart_id')
    .select(['brand', 'user_id', 'customer_id', 'project_id'])
    .where('label', '=', 'label 0')
    .executeTakeFirstOrThrow()
  buyer = {
    sessionId: 'a session',
    brand: cart.brand,
    userId: userId(cart.user_id),
    customerId: customerId(cart.customer_id),
    projectId: cart.project_id === '' ? undefined : projectId(cart.project_id),
    role: 'USER',
    permissionDenies: [],
    isPunchout: false,
  }
})
afterAll(() => services.stop())

/** How many promises are fulfilled in each turn of the event loop that fulfils any, and what they hold. */
const fulfilledByTurn = async <A>(
  promises: readonly Promise<A>[],
): Promise<{ readonly byTurn: readonly number[]; readonly values: readonly A[] }> => {
  const counts = new Map<number, number>()
  let turn = 0
  let isCounting = true
  const count = (): void => {
    turn += 1
    if (isCounting) setImmediate(count)
  }
  setImmediate(count)
  const values = await Promise.all(
    promises.map(async (promise) => {
      const value = await promise
      counts.set(turn, (counts.get(turn) ?? 0) + 1)
      return value
    }),
  )
  isCounting = false
  return { byTurn: [...counts.values()], values }
}

/** The counter may begin in the middle of a turn, so that two slices fall into its first one. */
const most = 2 * limits.graphql.mostItemsOfOneTurn

describe('the variants of a long answer are worked out in turns with other requests', () => {
  it('of a cart', async () => {
    const { cartItems } = await resolveCart(services.app.services, buyer, {}, 'whole')
    const { byTurn, values } = await fulfilledByTurn(cartItems.map(({ variant }) => variant()))

    expect(values.filter((variant) => variant?.articleNumber === '4208103')).toHaveLength(LINES)
    expect(Math.max(...byTurn)).toBeLessThanOrEqual(most)
  })

  it('of a list of articles', async () => {
    const rows = await services.db.selectFrom('variants').select('article_number').execute()
    const articleNumbers = rows.map((row) => row.article_number)
    const variants = await resolveVariants(services.app.services, undefined, 'dahl', { articleNumbers }, {}, 'whole')
    const { byTurn, values } = await fulfilledByTurn(variants)

    expect(values.map(({ articleNumber }) => articleNumber)).toEqual(articleNumbers)
    expect(Math.max(...byTurn)).toBeLessThanOrEqual(most)
  })
})
