import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { LONGEST_MESSAGE } from '#domain/order/inquiry'
import { ordersShop, ore } from './support/orders-shop'
import { articles, CENTRAL, ordinary } from './support/small-catalogue'
import { cartAnew } from './support/toms-shop'

const orders = ordersShop()
const { search, open, turn, place, stockOf, invoicesOf } = orders

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}
const mails = async (): Promise<readonly Mail[]> =>
  (await orders.siteadmin.call<readonly Mail[]>('GET', '/mailbox')).body
const keyed = (key: string) => ({ 'idempotency-key': key })

afterEach(async () => {
  await orders.shop.db.deleteFrom('outbox').execute()
  await orders.shop.db.deleteFrom('order_inquiries').execute()
})

describe('an inquiry about an order', () => {
  let placed: string
  beforeAll(async () => {
    placed = await place([[articles.plain, 3]])
    await turn(30, placed)
  })
  const inquire = (body: object, headers: Readonly<Record<string, string>> = {}) =>
    orders.tom.call<{ inquiryNumber: string; sentTo: string; code: string; message: string }>(
      'POST',
      '/orders/inquiry',
      { orderId: placed, kind: 'claim', message: 'Packningen läcker', lines: [{ position: 1, quantity: 2 }], ...body },
      headers,
    )
  const kept = () => orders.shop.db.selectFrom('order_inquiries').selectAll().execute()

  it('is kept, told to the customer service, and answered by a receipt with its number', async () => {
    const { orderNumber } = await open(orders.tom, placed)
    const message = 'Packningen läcker\r\nBcc: alla@example.com\r\n<b>Åtgärda</b>'
    const { status, body } = await inquire({ message })
    expect(status).toBe(200)
    expect(await kept()).toMatchObject([
      { inquiry_number: body.inquiryNumber, kind: 'claim', message, lines: [{ position: 1, quantity: 2 }] },
    ])
    const sent = await mails()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['kundservice@dahl.example', body.sentTo].toSorted())
    for (const mail of sent) {
      expect(mail.subject).toBe(`Reklamation ${body.inquiryNumber}, order ${orderNumber}`)
      expect(mail.text).toContain(`${articles.plain} Kulventil ${articles.plain}: 2 st`)
      expect(mail.text).toContain('<b>Åtgärda</b>')
    }
    expect(sent.find(({ to }) => to.startsWith('kundservice'))?.text).toContain(body.sentTo)
  })

  it('is sent once for a key', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => inquire({}, keyed('i-1'))))
    expect(new Set(answers.map(({ body }) => body.inquiryNumber)).size).toBe(1)
    expect(await kept()).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
  })

  it.each([
    ['TOO_MUCH', { lines: [{ position: 1, quantity: 4 }] }],
    ['TOO_MUCH', { kind: 'return', lines: [{ position: 1, quantity: 3.5 }] }],
    ['WRONG_LINE', { lines: [{ position: 2, quantity: 1 }] }],
    ['WRONG_LINE', { lines: [{ position: 1, quantity: 0 }] }],
    ['NO_LINES', { kind: 'return', lines: [] }],
    ['NO_MESSAGE', { message: ' \n' }],
    ['MESSAGE_TOO_LONG', { message: 'a'.repeat(LONGEST_MESSAGE + 1) }],
    ['INVALID_REQUEST', { kind: 'hacka' }],
    ['INVALID_REQUEST', { lines: [{ position: '1', quantity: 1 }] }],
  ])('is refused with %s, in words, and nothing is kept or sent', async (code, body) => {
    const answer = await inquire(body)
    expect(answer.body.code).toBe(code)
    expect(answer.body.message).not.toBe('')
    expect([await kept(), await mails()]).toEqual([[], []])
  })

  it('of goods that were delivered leads to a credit note, once for the same goods', async () => {
    const bought = await place([[articles.plain, 3]])
    await turn(30, bought)
    const before = await stockOf(articles.plain)
    const returned = { orderId: bought, kind: 'return', lines: [{ position: 1, quantity: 3 }] }
    expect([(await inquire(returned)).status, (await inquire(returned)).status]).toEqual([200, 200])
    await turn(6, bought)
    const [invoice] = await invoicesOf(orders.tom, bought)
    const order = await open(orders.tom, bought)
    expect(invoice?.credits.map(({ total }) => ore(total))).toEqual([ore(order.lines[0]?.lineTotal ?? 0)])
    expect(order.status).toBe('credited')
    expect(await stockOf(articles.plain)).toBe(before + 3)
    const { events } = order
    expect(events.map(({ type }) => type).filter((type) => /^C(laim|redit)ed$/.test(type))).toEqual([
      'Claimed',
      'Credited',
    ])
  })

  it('is not about an order of another customer', async () => {
    const foreign = (await search(orders.user)).data[0]?.orderNumber
    expect((await inquire({ orderId: foreign, kind: 'question', lines: [] })).status).toBe(404)
  })

  it('is not about goods that have not come yet', async () => {
    const early = await place([[articles.plain, 1]])
    const claimed = await inquire({ orderId: early, lines: [{ position: 1, quantity: 1 }] })
    expect(claimed.body.code).toBe('TOO_MUCH')
    const asked = await inquire({ orderId: early, kind: 'question', lines: [{ position: 1, quantity: 1 }] })
    expect(asked.status).toBe(200)
  })

  it('comes at most so often in an hour', async () => {
    for (let sent = 0; sent < limits.orderDocuments.mostInquiriesPerHour; sent += 1)
      expect((await inquire({ kind: 'question', lines: [] })).status).toBe(200)
    expect(await inquire({ kind: 'question', lines: [] })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_INQUIRIES' },
    })
  })
})

describe("an order's receipt by mail", () => {
  const checkOut = async (sendOrderReceipt: boolean, times = 1, label = '', tom = orders.tom) => {
    const [article = ''] = ordinary
    const cartId = await cartAnew(orders.shop, tom)
    const item = { articleNumber: article, quantity: 1, deliveryId: 'DBI', label }
    await tom.call('POST', `/v2/cart/${cartId}/variants/batch/add`, [item])
    const body = { orderDetails: { DBI: { warehouseId: CENTRAL } }, sendOrderReceipt }
    return Promise.all(
      Array.from({ length: times }, () =>
        tom.call<readonly { tempOrderId: string }[]>('POST', `/v2/cart/${cartId}/checkout`, body, keyed(`c-${cartId}`)),
      ),
    )
  }

  it('is sent once when a hundred checkouts arrive with one key', async () => {
    const answers = await checkOut(true, 100, '<script>Öst</script>')
    expect(new Set(answers.map(({ body }) => body[0]?.tempOrderId)).size).toBe(1)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Vi har tagit emot din order ${answers[0]?.body[0]?.tempOrderId}`)
    expect(mail?.text).toContain('<script>Öst</script>')
    expect(mail?.text).toMatch(/Totalt inkl\. moms: \d+,\d\d kr/)
    const { html_part } = await orders.shop.db.selectFrom('outbox').select('html_part').executeTakeFirstOrThrow()
    expect(html_part).not.toContain('<script>')
  })

  it('is not sent when the buyer does not want it', async () => {
    await checkOut(false)
    expect(await mails()).toEqual([])
  })

  it('[PERM-12] tells no amount to a buyer with EJ_SE_PRISER', async () => {
    await orders.deny('u-tom', ['EJ_SE_PRISER'])
    await checkOut(true, 1, '', await orders.shop.as('tom'))
    await orders.deny('u-tom', [])
    const [mail] = await mails()
    expect(mail?.text).toContain(ordinary[0])
    expect(mail?.text).not.toMatch(/\d,\d\d|moms| kr /)
  })
})
