import { describe, expect, it } from 'vitest'
import type { Caller, Refused } from './support/embedded-shop'
import { quotesShop, type WireQuote } from './support/quotes-shop'
import { ordinary } from './support/small-catalogue'

const at = quotesShop()

interface Page {
  readonly data: readonly {
    readonly id: string
    readonly number: string
    readonly name: string
    readonly toPay: number | null
    readonly rowCount: number
  }[]
  readonly total: number
}

const list = async (caller: Caller, query = '') => (await caller.call<Page & Refused>('GET', `/v1/quotes${query}`)).body

describe('the quotes of a customer', () => {
  it('[QUOTE-13] are listed for all its users and nobody else, found by words, statuses and articles, sorted and in pages', async () => {
    const first = await at.create(at.ali, ordinary.slice(0, 1), 'Åkarp pannrum')
    const second = await at.create(at.moa, ordinary.slice(3, 5), 'Ängen stambyte')
    await at.change(at.moa, second.id, { receiver: { name: 'Brf Kvarnen' }, reference: 'SB_12' })
    await at.moveOn(at.moa, second.id, 'sent')

    const found = async (query: string) => (await list(at.ali, query)).data.map(({ id }) => id)
    expect(await found('?q=kvarnen%20sb_12')).toEqual([second.id])
    expect(await found('?q=sb%2512')).toEqual([])
    expect(await found(`?q=${second.number.toLowerCase()}`)).toEqual([second.id])
    expect(await found(`?q=${ordinary[4]}`)).toEqual([second.id])
    expect(await found('?status=sent')).toContain(second.id)
    expect(await found('?status=accepted,declined')).not.toContain(second.id)
    const byName = await found('?sort=name&desc=false')
    expect(byName.indexOf(first.id)).toBeLessThan(byName.indexOf(second.id))
    const page = await list(at.ali, '?limit=1&offset=1&sort=number&desc=true')
    expect(page.data).toHaveLength(1)
    expect(page.total).toBeGreaterThanOrEqual(2)
    expect((await list(at.tom)).data).toEqual([])
    expect((await at.ali.call('GET', '/v1/quotes?limit=0')).status).toBe(400)
    expect((await at.ali.call('GET', '/v1/quotes?sort=pris')).body.details?.[0]?.path).toBe('sort')
  })

  it('[QUOTE-14] are deleted several at a time, and those of others stay', async () => {
    const own = [await at.create(at.ali), await at.create(at.ali)].map(({ id }) => id)
    expect((await at.tom.call('DELETE', '/v1/quotes', own)).status).toBe(204)
    expect((await at.read(at.ali, own[0] ?? '')).status).toBe(200)
    expect((await at.ali.call('DELETE', '/v1/quotes', own)).status).toBe(204)
    expect((await at.read(at.ali, own[1] ?? '')).status).toBe(404)
  })

  it('[QUOTE-15] begin as drafts with their articles at the price of the customer, once for a key', async () => {
    const body = {
      name: 'Kök',
      items: [{ articleNumber: ordinary[0], quantity: 3 }],
      status: 'accepted',
      customerId: '402215',
    }
    const key = { 'idempotency-key': 'kok-1' }
    const made = (await at.ali.call<WireQuote>('POST', '/v1/quotes', body, key)).body
    const again = (await at.ali.call<WireQuote>('POST', '/v1/quotes', body, key)).body
    expect(again.id).toBe(made.id)
    expect(made).toMatchObject({ status: 'draft', version: 1, name: 'Kök', number: expect.stringMatching(/^Q-\d{5}$/) })
    expect(made.items).toMatchObject([
      { articleNumber: ordinary[0], quantity: 3, unit: 'st', price: null, discount: 0 },
    ])
    expect(made.items[0]?.netPrice).toBeGreaterThan(0)
    expect(made.items[0]?.grossPrice).toBe(100)
    expect((await at.read(at.tom, made.id)).status).toBe(404)
  })

  it('[QUOTE-16] begin with the last sender and terms of the user, and the customer at first', async () => {
    const nora = (
      await at.tom.call<{ sender: { name: string; reference: string }; validFor: number }>('GET', '/v1/quotes/default')
    ).body
    expect(nora).toMatchObject({ sender: { reference: 'Tom Holm' }, validFor: 30 })
    const quote = await at.create(at.ali)
    await at.change(at.ali, quote.id, {
      validFor: 14,
      finalMessage: 'Tack!',
      sender: { organizationNumber: '556600-9876' },
    })
    expect((await at.ali.call('GET', '/v1/quotes/default')).body).toMatchObject({
      validFor: 14,
      finalMessage: 'Tack!',
      sender: { organizationNumber: '556600-9876' },
    })
  })

  it('[QUOTE-17] are read whole, and not again where nothing has changed', async () => {
    const { id } = await at.create(at.ali)
    const first = await at.read(at.moa, id)
    expect(first.body.items).toHaveLength(2)
    const etag = String(first.headers['etag'])
    const unchanged = await at.shop.app.inject({
      ...{ method: 'GET', url: `/v1/quotes/${id}` },
      headers: { authorization: `Bearer ${at.aliToken}`, 'if-none-match': etag },
    })
    expect(unchanged.statusCode).toBe(304)
    expect((await at.moa.call('GET', '/v1/quotes/ingen')).body).toEqual((await at.read(at.tom, id)).body)
  })

  it('[QUOTE-18] take each field of their head, and refuse what cannot be kept, in Swedish', async () => {
    const { id } = await at.create(at.ali)
    const head = {
      ...{ name: 'Stambyte', reference: 'R1', validFrom: '2026-03-02', validFor: 20, priceType: 'gross' },
      ...{
        mergeArticles: true,
        showDiscounts: true,
        showArticleNumbers: false,
        taxReduction: 'rot',
        finalMessage: 'Hej',
      },
      receiver: {
        ...{ choice: 'customer', type: 'private', label: 'Lgh 3', name: 'Karin Ek', organizationNumber: '' },
        ...{ contactPerson: 'Karin', email: 'karin@example.com' },
        address: { street: 'Kvarngatan 8', postalCode: '43137', place: 'Mölndal' },
      },
    }
    const changed = await at.change(at.ali, id, { ...head, version: 99, customerId: '402215' })
    expect(changed.body).toMatchObject({
      basis: 1,
      quote: { ...head, version: 2 },
      items: [],
      order: null,
      overwritten: [],
    })
    expect((await at.read(at.ali, id)).body).toMatchObject(head)
    for (const [body, words] of [
      [{ validFor: 0 }, 'Giltighetstiden'],
      [{ finalMessage: 'x'.repeat(2001) }, 'högst 2 000 tecken'],
      [{ name: '  ' }, 'får inte vara tom'],
      [{ receiver: { email: 'ingen' } }, 'mejla'],
      [{}, 'ska ändras'],
    ] as const) {
      const refused = await at.change(at.ali, id, body)
      expect(refused.status).toBe(422)
      expect(refused.body.message).toContain(words)
    }
  })

  it('[QUOTE-19] are copied as drafts with all rows, whatever became of them', async () => {
    const { quote } = await at.sent(at.ali)
    const copy = (await at.moa.call<WireQuote>('POST', `/v1/quotes/${quote.id}/copy`)).body
    expect(copy).toMatchObject({ status: 'draft', name: 'Badrum (kopia)' })
    expect(copy.number).not.toBe(quote.number)
    expect(copy.items.map(({ articleNumber }) => articleNumber)).toEqual(
      quote.items.map(({ articleNumber }) => articleNumber),
    )
    expect((await at.tom.call('POST', `/v1/quotes/${quote.id}/copy`)).status).toBe(404)
  })
})

describe('a refusal', () => {
  it('[QUOTE-29] says in Swedish what is wrong, as the text that the page shows', async () => {
    const { id } = await at.create(at.ali)
    expect((await at.rows(at.ali, 'PATCH', id, [{ id: 'r1', quantity: 60_000 }])).body).toMatchObject({
      message: 'Antalet ska vara från 0,5 till 50 000.',
      details: [{ path: 'quantity' }],
    })
  })
})
