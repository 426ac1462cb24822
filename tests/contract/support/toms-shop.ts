import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Identity } from '#adapters/embedded/auth/identity'
import type { DatabaseOptions } from '#adapters/embedded/database/database'
import { type Caller, cartOf, type EmbeddedShop, openEmbeddedShop, tomHolm } from './embedded-shop'

/** Deletes the cart of a user. @returns the id of the next one, which is empty */
export const cartAnew = async ({ db }: EmbeddedShop, caller: Caller, identity: Identity = tomHolm): Promise<string> => {
  const before = await cartOf(db, identity)
  await caller.call('PUT', `/v2/cart/${before.cartId}/status`, { status: 'DELETED' })
  return (await cartOf(db, identity)).cartId
}

export interface TomsShop {
  readonly shop: EmbeddedShop
  readonly tom: Caller
  /** The cart of this test. */
  readonly cartId: string
  /** Goes on with an empty cart. */
  readonly begin: () => Promise<void>
}

/** A shop for the tests of a file or block, with an empty cart of Tom's for each. It is closed after them. */
export const tomsShop = (options: DatabaseOptions = {}): TomsShop => {
  let opened: { readonly shop: EmbeddedShop; readonly tom: Caller } | undefined
  let cartId = ''
  const now = () => {
    if (opened === undefined) throw new Error('the shop is not open yet')
    return opened
  }

  beforeAll(async () => {
    const shop = await openEmbeddedShop(options)
    opened = { shop, tom: await shop.as('tom') }
  })
  afterAll(() => opened?.shop.close())
  const begin = async () => {
    cartId = await cartAnew(now().shop, now().tom)
  }
  beforeEach(begin)

  return {
    get shop() {
      return now().shop
    },
    get tom() {
      return now().tom
    },
    get cartId() {
      return cartId
    },
    begin,
  }
}
