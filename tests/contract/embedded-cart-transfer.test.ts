import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Identity } from '#adapters/embedded/auth/identity'
import { customerId, userId } from '#domain/kernel/ids'
import { onEachEngine } from './support/engines'
import {
  cartOf,
  openEmbeddedShop,
  tomHolm,
  type Caller,
  type EmbeddedShop,
  type Refused,
} from './support/embedded-shop'
import { cartAnew } from './support/toms-shop'
import { articles, many } from './support/small-catalogue'

const ROUNDS = 50
/** Milliseconds that all rounds may take on a machine that does much else. */
const LONG = { timeout: 300_000 }
const LINES = 65

/** One user at two customers. */
const atSource: Identity = {
  ...tomHolm,
  userId: userId('u-buyeradmin'),
  customerId: customerId('104830'),
  role: 'BUYER_ADMIN',
}
const atTarget: Identity = { ...atSource, customerId: customerId('104822') }

interface Changes extends Refused {
  readonly version: number
  readonly cartItems: readonly { readonly articleNumber: string; readonly quantity: number }[]
}

const item = (articleNumber: string, own: object = {}) => ({
  articleNumber,
  quantity: 1,
  deliveryId: 'DBI',
  label: '',
  ...own,
})

await onEachEngine('a transfer between the carts of two customers', (options) => {
  let shop: EmbeddedShop
  let moaAtSource: Caller
  let moa: Caller
  let source: string
  let target: string

  const tokenFor = async (username: string, customer: string): Promise<Caller> => {
    const { RefreshToken } = (await shop.logIn(username)).body.AuthenticationResult
    const { body } = await shop.visitor.call<{ AuthenticationResult: { AccessToken: string } }>(
      'POST',
      '/v2/sessions/',
      { refreshToken: RefreshToken, customerId: customer, projectId: null },
    )
    return shop.withToken(body.AuthenticationResult.AccessToken)
  }

  const add = (caller: Caller, cart: string, items: readonly object[]) =>
    caller.call<Changes>('POST', `/v2/cart/${cart}/variants/batch/add`, [...items])
  const transfer = (to: string, from: string, headers: Record<string, string> = {}, caller = moa) =>
    caller.call<Changes>('PUT', `/v2/cart/${to}/transfer/${from}`, undefined, headers)
  const linesOf = async (identity: Identity) =>
    (await cartOf(shop.db, identity)).lines.map(({ articleNumber, deliveryId, label, quantity }) => [
      articleNumber,
      deliveryId,
      label,
      quantity,
    ])

  beforeAll(async () => {
    shop = await openEmbeddedShop(options)
    moaAtSource = await tokenFor('buyeradmin', '104830')
    moa = await tokenFor('buyeradmin', '104822')
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    source = await cartAnew(shop, moaAtSource, atSource)
    target = await cartAnew(shop, moa, atTarget)
  })

  it('[CART-49] moves every line with delivery, label and quantity, adds up equal ones, and leaves the source empty', async () => {
    await add(moa, target, [item(articles.plain, { quantity: 2 })])
    await add(moaAtSource, source, [
      item(articles.plain, { quantity: 3 }),
      item(articles.plain, { label: 'Plan 2' }),
      item(articles.express, { deliveryId: 'EXH' }),
    ])

    const answer = await transfer(target, source)

    expect(answer.status).toBe(200)
    expect(answer.body.cartItems).toHaveLength(3)
    expect(await linesOf(atTarget)).toEqual([
      [articles.plain, 'DBI', '', 5],
      [articles.plain, 'DBI', 'Plan 2', 1],
      [articles.express, 'EXH', '', 1],
    ])
    expect(await cartOf(shop.db, atSource)).toMatchObject({ cartId: source, lines: [], deliveries: [], version: 3 })
  })

  it('a delivery that is new to the cart keeps its day and whether it is in the order', async () => {
    await add(moaAtSource, source, [item(articles.plain)])
    await moaAtSource.call('PUT', `/v2/cart/${source}/delivery/DBI`, { requestedDeliveryDate: '2026-03-05' })
    await moaAtSource.call('PUT', `/v2/cart/${source}/delivery/DBI/includeInOrder`, { isIncludedInOrder: false })

    await transfer(target, source)

    expect((await cartOf(shop.db, atTarget)).deliveries).toEqual([
      { deliveryId: 'DBI', requestedDeliveryDate: '2026-03-05', isIncludedInOrder: false },
    ])
  })

  it(`[CART-49] sent ten times at once with one key, and with ten keys, moves ${LINES} lines once`, LONG, async () => {
    await add(
      moaAtSource,
      source,
      many.slice(0, LINES).map((articleNumber) => item(articleNumber)),
    )
    const there = { caller: moaAtSource, identity: atSource, cart: source }
    const here = { caller: moa, identity: atTarget, cart: target }
    for (let round = 0; round < ROUNDS; round += 1) {
      const [from, to] = round % 2 === 0 ? [there, here] : [here, there]
      await add(to.caller, to.cart, [item(many[0] ?? '')])
      const isOneKey = round % 4 < 2
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          transfer(to.cart, from.cart, { 'idempotency-key': `${to.cart}-${round}-${isOneKey ? 0 : index}` }, to.caller),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
      if (isOneKey) expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      const rows = await shop.db.selectFrom('cart_items').selectAll().where('cart_id', 'in', [source, target]).execute()
      expect(new Set(rows.map(({ cart_id: cart }) => cart))).toEqual(new Set([to.cart]))
      expect(rows).toHaveLength(LINES)
      expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(LINES + round + 1)
    }
  })

  it('ten transfers there and ten back at once lose no line and double none', async () => {
    await add(
      moaAtSource,
      source,
      many.slice(0, LINES).map((articleNumber) => item(articleNumber)),
    )
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? transfer(target, source) : transfer(source, target, {}, moaAtSource),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const all = [...(await linesOf(atSource)), ...(await linesOf(atTarget))]
    expect(all.map(([article, , , quantity]) => `${article} ${quantity}`).sort()).toEqual(
      many.slice(0, LINES).map((article) => `${article} 1`),
    )
  })

  it('moves nothing when one line does not fit, and names it', async () => {
    await add(moa, target, [item(articles.plain, { quantity: 999_999 })])
    await add(moaAtSource, source, [item(articles.express), item(articles.plain, { quantity: 999_999 })])
    const before = [await cartOf(shop.db, atSource), await cartOf(shop.db, atTarget)]

    const answer = await transfer(target, source)

    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'TRANSFER_REFUSED', details: [{ path: articles.plain }] },
    })
    expect([await cartOf(shop.db, atSource), await cartOf(shop.db, atTarget)]).toEqual(before)
  })

  it('a cart of somebody else is answered as one that nobody has, and keeps its lines', async () => {
    const tom = await shop.as('tom')
    const { cartId: foreign } = await cartOf(shop.db, tomHolm)
    await add(tom, foreign, [item(articles.plain)])
    const before = await cartOf(shop.db, tomHolm)

    const fromForeign = await transfer(target, foreign)
    const fromNone = await transfer(target, 'ingen-har-denna')
    const toForeign = await transfer(foreign, source)

    expect([fromForeign.status, toForeign.status]).toEqual([404, 404])
    expect([fromForeign.body, toForeign.body]).toEqual([fromNone.body, fromNone.body])
    expect(await cartOf(shop.db, tomHolm)).toEqual(before)
    expect(await linesOf(atTarget)).toEqual([])
  })

  it('a cart of a customer that the user no longer works for is not found', async () => {
    await add(moaAtSource, source, [item(articles.plain)])
    const kept = await shop.db
      .deleteFrom('user_customers')
      .where('user_id', '=', atSource.userId)
      .where('customer_id', '=', '104830')
      .returningAll()
      .executeTakeFirstOrThrow()

    expect((await transfer(target, source)).status).toBe(404)

    await shop.db.insertInto('user_customers').values(kept).execute()
    expect((await transfer(target, source)).status).toBe(200)
  })

  it('into itself moves nothing', async () => {
    await add(moa, target, [item(articles.plain)])
    expect((await transfer(target, target)).status).toBe(200)
    expect(await linesOf(atTarget)).toEqual([[articles.plain, 'DBI', '', 1]])
  })
})
