import { describe, expect, it } from 'vitest'
import { fc, test } from '@fast-check/vitest'
import { orderStatuses } from '#domain/order/order-status'
import { ordersShop, ore, sum } from './support/orders-shop'

const orders = ordersShop()
const { search, open, invoicesOf } = orders

describe('the order history', () => {
  it('answers a page and how many there are, the newest first', async () => {
    const all = await search(orders.user, { limit: '100' })
    expect(all.total).toBeGreaterThan(20)
    const page = await search(orders.user, { limit: '5', offset: '3' })
    expect(page).toEqual({ data: all.data.slice(3, 8), total: all.total })
    expect((await search(orders.user)).data).toHaveLength(15)
    expect(all.data.map(({ placedAt }) => placedAt)).toEqual(
      all.data
        .map(({ placedAt }) => placedAt)
        .toSorted()
        .toReversed(),
    )
    const oldest = await search(orders.user, { sort: 'oldest', limit: '100' })
    expect(oldest.data).toEqual(all.data.toReversed())
    const totals = (await search(orders.user, { sort: 'highestTotal', limit: '100' })).data.map(
      ({ total }) => total ?? 0,
    )
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  })

  const words = (text: string): readonly string[] =>
    text
      .toLowerCase()
      .split(/[^a-zåäöéü0-9]+/)
      .filter((word) => word !== '')

  /** Whether each word begins one of the order's own, be it that numbers with blanks in them are written together. */
  const isFoundBy = (typed: readonly string[], own: readonly string[]): boolean =>
    [typed.join(' '), typed.join(' ').replace(/(\d) +(?=\d)/g, '$1')].some((text) =>
      words(text).every((word) => own.some((one) => one.startsWith(word))),
    )

  it('finds what a plain look through all orders finds', async () => {
    const listed = (await search(orders.user, { limit: '100' })).data
    const wholes = await Promise.all(listed.map(({ orderNumber }) => open(orders.user, orderNumber)))
    const wordsOf = wholes.map((order) =>
      words(
        [
          ...[order.orderNumber, order.tempOrderId, order.goodsMark, order.reference],
          ...[order.project?.projectId, order.project?.name],
          ...order.lines.flatMap(({ articleNumber, name, label }) => [articleNumber, name, label]),
        ].join(' '),
      ),
    )
    const someWord = fc
      .constantFrom(...new Set(wordsOf.flat()))
      .chain((word) => fc.integer({ min: 1, max: word.length }).map((end) => word.slice(0, end)))
    const day = fc.constantFrom(...listed.map(({ placedAt }) => placedAt.slice(0, 10)))
    await fc.assert(
      fc.asyncProperty(
        fc.array(someWord, { maxLength: 3 }),
        fc.option(fc.constantFrom(...orderStatuses), { nil: undefined }),
        fc.option(day, { nil: undefined }),
        fc.option(day, { nil: undefined }),
        async (typed, status, from, to) => {
          fc.pre(from === undefined || to === undefined || from <= to)
          const expected = listed.filter(
            (order, index) =>
              isFoundBy(typed, wordsOf[index] ?? []) &&
              (status === undefined || order.status === status) &&
              (from === undefined || order.placedAt.slice(0, 10) >= from) &&
              (to === undefined || order.placedAt.slice(0, 10) <= to),
          )
          const found = await search(orders.user, {
            limit: '100',
            q: typed.join(' '),
            ...(status === undefined ? {} : { orderStatus: status }),
            ...(from === undefined ? {} : { fromDate: from }),
            ...(to === undefined ? {} : { toDate: to }),
          })
          expect(found).toEqual({ data: expected, total: expected.length })
        },
      ),
      { numRuns: 60 },
    )
  })

  it('finds a number that is written with blanks', async () => {
    const [order] = (await search(orders.user, { limit: '1' })).data
    const number = order?.orderNumber ?? ''
    const q = `${number.slice(0, 3)} ${number.slice(3, 5)} ${number.slice(5)}`
    expect((await search(orders.user, { q })).data.map(({ orderNumber }) => orderNumber)).toContain(number)
  })

  it.each(['%', '🔧', '-- *', 'kund:104822 %'])('finds no order by %j, which has no word', async (q) => {
    expect(await search(orders.user, { q })).toEqual({ data: [], total: 0 })
  })

  it('takes the first and the last day that can be written as bounds', async () => {
    const { total } = await search(orders.user)
    expect(await search(orders.user, { fromDate: '0000-01-01', toDate: '9999-12-31' })).toMatchObject({ total })
    expect(await search(orders.user, { fromDate: '9999-12-31' })).toEqual({ data: [], total: 0 })
    expect(await search(orders.user, { toDate: '0000-01-01' })).toEqual({ data: [], total: 0 })
  })

  it('tells the orders of all customers of a user who asks for them, and of no others', async () => {
    const [here, there, all] = await Promise.all(
      ['', 'kund:104830', 'kund:alla'].map(async (q) => search(orders.buyeradmin, { q, limit: '100' })),
    )
    expect(new Set(there?.data.map(({ customerId }) => customerId))).toEqual(new Set(['104830']))
    expect(all?.total).toBe((here?.total ?? 0) + (there?.total ?? 0))
    expect(await search(orders.buyeradmin, { q: 'kund:220417' })).toEqual({ data: [], total: 0 })
    expect((await search(orders.user, { q: 'kund:alla' })).total).toBe(here?.total)
  })

  it.each([
    ['a text of ten thousand characters', { q: 'x'.repeat(10_000) }, 'q'],
    ['no number as limit', { limit: 'många' }, 'limit'],
    ['a page of none', { limit: '0' }, 'limit'],
    ['a page of too many', { limit: '101' }, 'limit'],
    ['a negative offset', { offset: '-1' }, 'offset'],
    ['a number with an exponent', { offset: '1e3' }, 'offset'],
    ['a day that does not exist', { fromDate: '2026-02-30' }, 'fromDate'],
    ['a day in another form', { toDate: '3/4 2026' }, 'toDate'],
    ['days in the wrong order', { fromDate: '2026-03-02', toDate: '2026-03-01' }, 'toDate'],
    ['an unknown status', { orderStatus: 'lost' }, 'orderStatus'],
    ['SQL as a status', { orderStatus: "' or 1=1 --" }, 'orderStatus'],
    ['an unknown order', { sort: 'total; drop table orders' }, 'sort'],
  ])('refuses %s by its name', async (_, query, path) => {
    const answer = await orders.user.call('GET', `/orders/search?${new URLSearchParams(query).toString()}`)
    expect(answer.status).toBe(400)
    expect(answer.body.details).toMatchObject([{ path, message: expect.stringMatching(/^(Ska|Får) /) }])
  })

  test.prop([fc.string({ maxLength: 200, unit: 'grapheme' })], { numRuns: 40 })(
    'answers whatever is typed',
    async (q) => {
      fc.pre(!q.includes('\0'))
      expect((await orders.user.call('GET', `/orders/search?${new URLSearchParams({ q }).toString()}`)).status).toBe(
        200,
      )
    },
  )
})

describe('the financial follow-up', () => {
  it('sums up what was ordered, less what was cancelled or credited, and tells what is to be paid', async () => {
    const { body } = await orders.user.call<{
      readonly spending: readonly { readonly month: string; readonly amount: number }[]
      readonly openInvoices: readonly { readonly dueOn: string; readonly open: number }[]
    }>('GET', '/orders/financial-follow-up')
    const listed = (await search(orders.user, { limit: '100', fromDate: '2024-03-01' })).data
    let expected = 0
    let unpaid = 0
    for (const order of listed) {
      if (order.status === 'cancelled') continue
      const invoices = await invoicesOf(orders.user, order.orderNumber)
      const whole = await open(orders.user, order.orderNumber)
      const cancelled = whole.lines.reduce(
        (so, line) => so + Math.round((ore(line.lineTotal ?? 0) * line.cancelled) / line.ordered),
        0,
      )
      expected +=
        ore(order.total ?? 0) - cancelled - sum(invoices.flatMap(({ credits }) => credits.map(({ total }) => total)))
      unpaid += sum(invoices.map((invoice) => invoice.open))
    }
    expect(sum(body.spending.map(({ amount }) => amount))).toBe(expected)
    expect(sum(body.openInvoices.map((invoice) => invoice.open))).toBe(unpaid)
    const due = body.openInvoices.map(({ dueOn }) => dueOn)
    expect(due).toEqual(due.toSorted())
    expect(body.spending.every(({ month }) => /^20\d\d-(0[1-9]|1[0-2])$/.test(month))).toBe(true)
  })
})
