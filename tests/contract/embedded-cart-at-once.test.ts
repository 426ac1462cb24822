import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Cart } from '#domain/cart/cart'
import { cartView } from '#domain/cart/cart-view'
import { money, noMoney, roundToOre, times } from '#domain/kernel/money'
import { settledCart } from '../domain/given'
import { onEachEngine } from './support/engines'
import { openListeningShop, type Buyer, type ListeningShop } from './support/listening-shop'
import { articles, CENTRAL, ordinary } from './support/small-catalogue'

const ROUNDS = 50
/** Milliseconds that all rounds of one test may take on a machine that does much else. */
const LONG = { timeout: 300_000 }
const EXTRA = articles.express
const order = { orderDetails: { DBI: { warehouseId: CENTRAL } }, sendOrderReceipt: false }

const atOnce = <A>(count: number, work: (index: number) => Promise<A>): Promise<readonly A[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** What the shop shows as the cart's total. */
const totalShown = (confirmed: Cart) =>
  cartView(settledCart(confirmed), { available: ['DBI'], locations: {}, freight: {} }).total

const piecesIn = ({ lines }: Cart) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const sumOfLines = ({ lines }: Cart) =>
  lines
    .map(({ article, quantity }) => roundToOre(times(article?.price?.netPrice ?? noMoney, quantity)))
    .reduce((sum, amount) => money(sum + amount), noMoney)

await onEachEngine('requests at once over HTTP', (options) => {
  let shop: ListeningShop
  let tom: Buyer

  beforeAll(async () => {
    shop = await openListeningShop(options)
    tom = await shop.as('tom')
  })
  afterAll(() => shop.close())

  const addOne = (cartId: string, articleNumber: string, headers: Record<string, string> = {}) =>
    tom.call(
      'POST',
      `/v2/cart/${cartId}/variants/batch/add`,
      [{ articleNumber, quantity: 1, deliveryId: 'DBI', label: '' }],
      headers,
    )

  const checkOut = (cartId: string, headers: Record<string, string>) =>
    tom.call('POST', `/v2/cart/${cartId}/checkout`, order, headers)

  const ordersOf = (cartId: string) => shop.db.selectFrom('orders').selectAll().where('cart_id', '=', cartId).execute()

  const piecesOrdered = async (cartId: string) => {
    const lines = await shop.db
      .selectFrom('order_lines')
      .innerJoin('order_deliveries', 'order_deliveries.order_number', 'order_lines.order_number')
      .innerJoin('orders', 'orders.order_id', 'order_deliveries.order_id')
      .select('quantity')
      .where('orders.cart_id', '=', cartId)
      .execute()
    return lines.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  it('ten adds of one article to one that is there make eleven', LONG, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const cartId = await tom.cartAnew()
      await addOne(cartId, articles.plain)
      await atOnce(10, () => addOne(cartId, articles.plain))
      const cart = await tom.cart()
      expect(cart.lines.map(({ quantity }) => quantity)).toEqual([11])
      expect(cart.version).toBe(12)
      expect(totalShown(cart)).toBe(sumOfLines(cart))
      expect(totalShown(cart)).toBeGreaterThan(0)
    }
  })

  it('ten adds of different articles beside one that is there make eleven lines', LONG, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const cartId = await tom.cartAnew()
      await addOne(cartId, EXTRA)
      await atOnce(10, (index) => addOne(cartId, ordinary[index] ?? ''))
      const cart = await tom.cart()
      expect(cart.lines.map(({ articleNumber }) => articleNumber).sort()).toEqual([...ordinary, EXTRA].sort())
      expect(cart.lines.every(({ quantity }) => quantity === 1)).toBe(true)
      expect(totalShown(cart)).toBe(sumOfLines(cart))
    }
  })

  it('many first reads of a context make one cart', async () => {
    await tom.cartAnew()
    const carts = await atOnce(10, () => tom.cart())
    expect(new Set(carts.map(({ cartId }) => cartId)).size).toBe(1)
  })

  it('one add sent ten times with one key adds once', async () => {
    const cartId = await tom.cartAnew()
    const answers = await atOnce(10, () => addOne(cartId, articles.plain, { 'idempotency-key': `add-${cartId}` }))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await tom.cart()).lines.map(({ quantity }) => quantity)).toEqual([1])
  })

  it('a hundred equal checkouts make one order and get equal answers', LONG, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const cartId = await tom.cartAnew()
      await addOne(cartId, articles.plain)
      const headers = { 'idempotency-key': `order-${cartId}` }
      const answers = await atOnce(100, () => checkOut(cartId, headers))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
      expect(await ordersOf(cartId)).toHaveLength(1)
    }
  })

  it('a hundred checkouts with keys of their own make one order too', async () => {
    const cartId = await tom.cartAnew()
    await addOne(cartId, articles.plain)
    const answers = await atOnce(100, (index) => checkOut(cartId, { 'idempotency-key': `${cartId}-${index}` }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(99)
    expect(await ordersOf(cartId)).toHaveLength(1)
  })

  it(
    'a checkout beside adds and reads orders or keeps each piece that was added, and no read is half old, half new',
    LONG,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const cartId = await tom.cartAnew()
        await addOne(cartId, articles.plain)
        const reads: Cart[] = []
        const added: number[] = []
        const ordered: number[] = []
        const read = async () => void reads.push(await tom.cart())
        const add = async (article = '') => void added.push((await addOne(cartId, article)).status)
        const order = async () =>
          void ordered.push((await checkOut(cartId, { 'idempotency-key': `beside-${cartId}` })).status)
        const calls = [read, () => add(ordinary[0]), read, order, () => add(ordinary[1]), read, () => add(ordinary[2])]
        const first = round % calls.length

        await Promise.all([...calls.slice(first), ...calls.slice(0, first)].map((call) => call()))

        expect(ordered).toEqual([200])
        expect(await ordersOf(cartId)).toHaveLength(1)
        expect(new Set([200, 404, ...added])).toEqual(new Set([200, 404]))
        const taken = added.filter((status) => status === 200)
        expect((await piecesOrdered(cartId)) + piecesIn(await tom.cart())).toBe(1 + taken.length)
        for (const cart of reads) {
          // Each piece is one add, and each add a version.
          expect(piecesIn(cart)).toBe(cart.version - 1)
          expect(cart.deliveries).toHaveLength(cart.lines.length === 0 ? 0 : 1)
        }
      }
    },
  )

  it('an enquiry beside its order waits for it, or says that there was none, and then there is none; it never orders', async () => {
    const cartId = await tom.cartAnew()
    await addOne(cartId, articles.plain)
    const body = { orderDetails: { DBI: { warehouseId: CENTRAL } }, sendOrderReceipt: false }
    const headers = { 'idempotency-key': `enquired-${cartId}` }
    const checkout = `/v2/cart/${cartId}/checkout`
    const enquiry = (key = headers) => tom.call('POST', checkout, body, { ...key, prefer: 'status-only' })
    expect((await enquiry({ 'idempotency-key': `other-${cartId}` })).status).toBe(404)
    expect((await tom.cart()).lines).toHaveLength(1)
    const [order, ...enquiries] = await Promise.all([tom.call('POST', checkout, body, headers), enquiry(), enquiry()])
    if (order.status === 200) for (const { body: told } of enquiries) expect(told).toEqual(order.body)
    else expect([order.status, ...enquiries.map(({ status }) => status)]).toEqual([422, 404, 404])
  })

  it('an order that arrives after an enquiry has said that there is none is refused', async () => {
    const cartId = await tom.cartAnew()
    await addOne(cartId, articles.plain)
    const body = { orderDetails: { DBI: { warehouseId: CENTRAL } }, sendOrderReceipt: false }
    const headers = { 'idempotency-key': `late-${cartId}` }
    const checkout = `/v2/cart/${cartId}/checkout`
    expect((await tom.call('POST', checkout, body, { ...headers, prefer: 'status-only' })).status).toBe(404)

    const late = await tom.call('POST', checkout, body, headers)

    expect(late.status).toBe(422)
    expect((await tom.cart()).lines).toHaveLength(1)
    expect((await tom.call('POST', checkout, body, { ...headers, prefer: 'status-only' })).status).toBe(404)
  })
})
