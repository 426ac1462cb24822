// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { OrdersQuery } from '#application/ports/order-history'
import type { OrderDocuments } from '#application/ports/order-documents'
import { customerId, userId } from '#domain/kernel/ids'
import { openStatuses } from '#domain/order/order-progress'
import { orderSorts } from '#domain/order/order-search'
import type { PermissionDeny } from '#domain/session/session'
import {
  ordersQueryOf,
  readOrdersAddress,
  statusChoices,
  writeOrdersAddress,
} from '../../../ui/my-pages/orders/orders-address'
import { Component as OrdersPage } from '../../../ui/my-pages/orders/OrdersPage'
import { day } from '../../domain/given'
import { signedIn } from '../../domain/given-articles'
import { withQueries } from '../../support/arrived-shop'
import { noOrderDocuments } from '../../support/no-order-documents'
import { noOrderHistory } from '../../support/no-order-history'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'
import { anOrder } from './given'

const orders = [
  anOrder('7204418', { status: 'received' }),
  anOrder('7202840', { status: 'partlyDelivered', restLines: 1, goodsMark: undefined }),
  anOrder('7197430', { status: 'cancelled', project: undefined, goodsMark: 'Lager bil 2' }),
]

interface Given {
  readonly found?: typeof orders
  readonly total?: number
  readonly at?: string
  readonly denies?: readonly PermissionDeny[]
  readonly exportSearch?: OrderDocuments['exportSearch']
}

const open = async ({ found = orders, total, at, ...given }: Given = {}) => {
  const { denies = [], exportSearch = noOrderDocuments.exportSearch } = given
  const asked: OrdersQuery[] = []
  const shop = withQueries(shopWith([], { session: signedIn(denies) }), {
    orderHistory: {
      ...noOrderHistory,
      search: (query) => {
        asked.push(query)
        return TE.right({ orders: found, total: total ?? (found.length === 0 ? 0 : 284) })
      },
    },
    orderDocuments: { ...noOrderDocuments, exportSearch },
  })
  return { drawn: await drawIn(shop, shell, <OrdersPage />, at, at?.split('?')[0]), asked }
}

describe('the order history', () => {
  it('[ORDER-12] [ORDER-13] asks for 15 orders of the customer at hand, the latest first, and goes on by the address', async () => {
    const { drawn, asked } = await open()
    await drawn.until(() => expect(drawn.all('tbody tr')).toHaveLength(3))
    expect(asked[0]).toEqual({
      text: '',
      customers: { tag: 'Present' },
      statuses: [],
      fromDate: undefined,
      toDate: undefined,
      sort: 'newest',
      limit: 15,
      offset: 0,
    })
    await drawn.press('Nästa')
    await drawn.until(() => expect(asked.at(-1)?.offset).toBe(15))
    await drawn.type('Sök', 'stam 3')
    await drawn.press('Sök')
    const submit = drawn.all('button[type=submit]').find((button) => button.textContent === 'Sök')
    await drawn.does(() => submit?.click())
    await drawn.until(() => expect(asked.at(-1)).toMatchObject({ text: 'stam 3', offset: 0 }))
  })

  it('keeps a choice that is not drawn yet when the next is made, and what is typed meanwhile', async () => {
    const { drawn, asked } = await open()
    await drawn.until(() => expect(drawn.all('tbody tr')).toHaveLength(3))
    await drawn.type('Sök', 'stam 3')
    const [status] = drawn.all('select')
    if (!(status instanceof HTMLSelectElement)) throw new Error('the status is no choice')
    await drawn.does(() => {
      status.value = 'invoiced'
      status.dispatchEvent(new Event('change', { bubbles: true }))
      drawn.all('form')[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      void drawn.type('Sök', 'stam 31')
    })
    await drawn.until(() => expect(asked.at(-1)).toMatchObject({ text: 'stam 3', statuses: ['invoiced'] }))
    expect(drawn.all('input[type=search]')[0]).toHaveProperty('value', 'stam 31')
  })

  it('tells how far an order has come in words, and leads to its page', async () => {
    const { drawn } = await open()
    await drawn.until(() => expect(drawn.all('tbody tr')).toHaveLength(3))
    const rows = drawn.all('tbody tr').map((row) => row.textContent)
    expect(rows[0]).toMatch(/7204418.*P-3317, Kvarnen trapp C.*Moa Lindqvist.*DBI.*Mottagen.*12.225,80.kr/)
    expect(rows[1]).toMatch(/P-3317, Brf Kvarnen, etapp 2.*Dellevererad, 1 rest/)
    expect(rows[2]).toMatch(/Lager bil 2.*Annullerad/)
    expect(drawn.named('7204418').getAttribute('href')).toBe('/mina-sidor/orderhistorik/7204418')
  })

  it('[USER-05] shows number, day, status, reference and sum of an order, whoever has ordered it', async () => {
    const buyer = { userId: userId('u-x'), name: 'Moa Lindqvist' }
    const { drawn } = await open({
      found: [
        anOrder('7204418', { buyer, reference: 'Ali Rahimi', status: 'received' }),
        anOrder('7202840', { buyer: { ...buyer, name: '' }, reference: 'Ali Rahimi' }),
        anOrder('7197430', { buyer, reference: undefined }),
      ],
    })
    await drawn.until(() => expect(drawn.all('tbody tr')).toHaveLength(3))
    expect(drawn.all('thead th').map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(['Ordernr', 'Lagd', 'Beställd av', 'Status', 'Summa exkl. moms']),
    )
    const rows = drawn.all('tbody tr').map((row) => row.textContent)
    expect(rows[0]).toMatch(/7204418.*11.dec.*Moa Lindqvist, ref\..Ali Rahimi.*Mottagen.*12.225,80.kr/)
    expect(rows[1]).toMatch(/Kvarnen trapp CAli RahimiDBI/)
    expect(rows[2]).toMatch(/Moa LindqvistDBI/)
  })

  it('[PERM-12] shows no sums and sorts by none where prices are hidden, and [PERM-14] nothing to order where it is denied', async () => {
    const { drawn } = await open({ denies: ['EJ_SE_PRISER', 'EJ_ORDER'] })
    await drawn.until(() => expect(drawn.all('tbody tr')).toHaveLength(3))
    expect(drawn.text()).not.toMatch(/\d kr|Summa|summa/)
    expect(drawn.all('tbody button')).toEqual([])
  })

  it('says that nothing fits, and shows all orders again', async () => {
    const { drawn, asked } = await open({ found: [] })
    await drawn.until(() => expect(drawn.text()).toContain('Inga ordrar än'))
    await drawn.type('Sök', 'finns inte')
    const submit = drawn.all('button[type=submit]').find((button) => button.textContent === 'Sök')
    await drawn.does(() => submit?.click())
    await drawn.until(() => expect(drawn.text()).toContain('Ingen order passar'))
    await drawn.press('Visa alla ordrar')
    await drawn.until(() => expect(drawn.text()).toContain('Inga ordrar än'))
    expect(asked.at(-1)?.text).toBe('')
  })

  it('says that a search of signs alone needs a letter or a digit, and keeps it', async () => {
    const { drawn } = await open({ found: [], at: '/mina-sidor/orderhistorik?sok=%25' })
    await drawn.until(() => expect(drawn.text()).toContain('Sök på minst en bokstav eller siffra'))
    expect(drawn.named('Sök')).toHaveProperty('value', '%')
  })

  it('leads back from a page after the last one', async () => {
    const { drawn, asked } = await open({ found: [], total: 31, at: '/mina-sidor/orderhistorik?sok=stam&sida=900' })
    await drawn.until(() => expect(drawn.text()).toContain('Sökningen har 3 sidor.'))
    await drawn.press('Till första sidan')
    await drawn.until(() => expect(asked.at(-1)).toMatchObject({ text: 'stam', offset: 0 }))
  })

  it('keeps days that stand the wrong way round, and says so', async () => {
    const { drawn, asked } = await open()
    await drawn.until(() => expect(drawn.all('tbody tr')).toHaveLength(3))
    const before = asked.length
    await drawn.type('Från', '2025-12-10')
    await drawn.type('Till', '2025-12-01')
    const submit = drawn.all('button[type=submit]').find((button) => button.textContent === 'Sök')
    await drawn.does(() => submit?.click())
    expect(drawn.text()).toContain('Välj samma dag som Från eller en senare.')
    expect(asked).toHaveLength(before)
  })

  it('saves what the filters let through, not the page of it', async () => {
    const exported: unknown[] = []
    const { drawn } = await open({
      exportSearch: (query, format) => {
        exported.push([query, format])
        return TE.left({
          tag: 'Refused',
          service: 'order',
          status: 400,
          code: 'TOO_MANY_ORDERS',
          message: 'Det är fler än 5 000 ordrar.',
          details: [],
        })
      },
    })
    await drawn.until(() => expect(drawn.all('tbody tr')).toHaveLength(3))
    await drawn.press(/Exportera ordrar/)
    await drawn.press(/csv/)
    await drawn.until(() => expect(drawn.text()).toContain('Det är fler än 5 000 ordrar.'))
    expect(exported).toEqual([
      [
        {
          text: '',
          customers: { tag: 'Present' },
          statuses: [],
          fromDate: undefined,
          toDate: undefined,
          sort: 'newest',
        },
        'csv',
      ],
    ])
  })
})

describe('the address of the order history', () => {
  const address = fc.record({
    text: fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.replaceAll('\0', ' ')),
    status: fc.constantFrom(...statusChoices),
    from: fc.constantFrom(undefined, day('2025-01-02')),
    to: fc.constantFrom(undefined, day('2026-03-04')),
    sort: fc.constantFrom(...orderSorts),
    customers: fc.constantFrom(
      { tag: 'Present' } as const,
      { tag: 'All' } as const,
      { tag: 'One', customerId: customerId('104830') } as const,
    ),
    page: fc.integer({ min: 1, max: 60_000 }),
  })

  test.prop([address])('reads what it writes', (given) => {
    expect(readOrdersAddress(writeOrdersAddress(given))).toEqual(given)
  })

  test.prop([fc.string({ unit: 'binary' })])('reads anything, and asks for a page that there can be', (search) => {
    const query = ordersQueryOf(readOrdersAddress(search))
    expect(query.offset).toBeGreaterThanOrEqual(0)
    expect(query.text.length).toBeLessThanOrEqual(200)
  })

  it('[ORDER-12] takes the size of a page as a parameter', () => {
    const asked = ordersQueryOf(readOrdersAddress('?sida=3&status=oppna'), 40)
    expect(asked).toMatchObject({ limit: 40, offset: 80, statuses: openStatuses })
  })
})
