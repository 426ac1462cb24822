import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Caller, Refused } from './support/embedded-shop'
import { onEachEngine } from './support/engines'
import { openListeningShop, type Buyer, type ListeningShop } from './support/listening-shop'
import { articles, many } from './support/small-catalogue'

const ROUNDS = 50
/** Milliseconds that all rounds may take on a machine that does much else. */
const LONG = { timeout: 300_000 }
const LINES = 65

/** The two customers that one user works for. */
const SOURCE = '104830'
const TARGET = '104822'

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

await onEachEngine('a transfer between the carts of two customers, over HTTP', (options) => {
  let shop: ListeningShop
  let moaAtSource: Buyer
  let moa: Buyer
  let source: string
  let target: string

  const add = (caller: Caller, cart: string, items: readonly object[]) =>
    caller.call<Changes>('POST', `/v2/cart/${cart}/variants/batch/add`, [...items])
  const transfer = (to: string, from: string, headers: Record<string, string> = {}, caller = moa) =>
    caller.call<Changes>('PUT', `/v2/cart/${to}/transfer/${from}`, undefined, headers)
  const linesOf = async (buyer: Buyer) =>
    (await buyer.cart()).lines.map(({ articleNumber, deliveryId, label, quantity }) => [
      articleNumber,
      deliveryId,
      label,
      quantity,
    ])

  beforeAll(async () => {
    shop = await openListeningShop(options)
    moaAtSource = await shop.as('buyeradmin', SOURCE)
    moa = await shop.as('buyeradmin', TARGET)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    source = await moaAtSource.cartAnew()
    target = await moa.cartAnew()
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
    expect(await linesOf(moa)).toEqual([
      [articles.plain, 'DBI', '', 5],
      [articles.plain, 'DBI', 'Plan 2', 1],
      [articles.express, 'EXH', '', 1],
    ])
    expect(await moaAtSource.cart()).toMatchObject({ cartId: source, lines: [], deliveries: [], version: 3 })
  })

  it('a delivery that is new to the cart keeps its day and whether it is in the order', async () => {
    await add(moaAtSource, source, [item(articles.plain)])
    await moaAtSource.call('PUT', `/v2/cart/${source}/delivery/DBI`, { requestedDeliveryDate: '2026-03-05' })
    await moaAtSource.call('PUT', `/v2/cart/${source}/delivery/DBI/includeInOrder`, { isIncludedInOrder: false })

    await transfer(target, source)

    expect((await moa.cart()).deliveries).toEqual([
      { deliveryId: 'DBI', requestedDeliveryDate: '2026-03-05', isIncludedInOrder: false },
    ])
  })

  it(`[CART-49] sent ten times at once with one key, and with ten keys, moves ${LINES} lines once`, LONG, async () => {
    await add(
      moaAtSource,
      source,
      many.slice(0, LINES).map((articleNumber) => item(articleNumber)),
    )
    const there = { buyer: moaAtSource, cart: source }
    const here = { buyer: moa, cart: target }
    for (let round = 0; round < ROUNDS; round += 1) {
      const [from, to] = round % 2 === 0 ? [there, here] : [here, there]
      await add(to.buyer, to.cart, [item(many[0] ?? '')])
      const isOneKey = round % 4 < 2
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          transfer(to.cart, from.cart, { 'idempotency-key': `${to.cart}-${round}-${isOneKey ? 0 : index}` }, to.buyer),
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
    const all = [...(await linesOf(moaAtSource)), ...(await linesOf(moa))]
    expect(all.map(([article, , , quantity]) => `${article} ${quantity}`).sort()).toEqual(
      many.slice(0, LINES).map((article) => `${article} 1`),
    )
  })

  it('moves nothing when one line does not fit, and names it', async () => {
    await add(moa, target, [item(articles.plain, { quantity: 999_999 })])
    await add(moaAtSource, source, [item(articles.express), item(articles.plain, { quantity: 999_999 })])
    const before = [await moaAtSource.cart(), await moa.cart()]

    const answer = await transfer(target, source)

    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'TRANSFER_REFUSED', details: [{ path: articles.plain }] },
    })
    expect([await moaAtSource.cart(), await moa.cart()]).toEqual(before)
  })

  it('a cart of somebody else is answered as one that nobody has, and keeps its lines', async () => {
    const tom = await shop.as('tom')
    const { cartId: foreign } = await tom.cart()
    await add(tom, foreign, [item(articles.plain)])
    const before = await tom.cart()

    const fromForeign = await transfer(target, foreign)
    const fromNone = await transfer(target, 'ingen-har-denna')
    const toForeign = await transfer(foreign, source)

    expect([fromForeign.status, toForeign.status]).toEqual([404, 404])
    expect([fromForeign.body, toForeign.body]).toEqual([fromNone.body, fromNone.body])
    expect(await tom.cart()).toEqual(before)
    expect(await linesOf(moa)).toEqual([])
  })

  it('a cart of a customer that the user no longer works for is not found', async () => {
    await add(moaAtSource, source, [item(articles.plain)])
    const kept = await shop.db
      .deleteFrom('user_customers')
      .where('user_id', '=', 'u-buyeradmin')
      .where('customer_id', '=', SOURCE)
      .returning(['user_id', 'customer_id', 'role'])
      .executeTakeFirstOrThrow()

    expect((await transfer(target, source)).status).toBe(404)

    await shop.db.insertInto('user_customers').values(kept).execute()
    expect((await transfer(target, source)).status).toBe(200)
  })

  it('into itself moves nothing', async () => {
    await add(moa, target, [item(articles.plain)])
    expect((await transfer(target, target)).status).toBe(200)
    expect(await linesOf(moa)).toEqual([[articles.plain, 'DBI', '', 1]])
  })
})
