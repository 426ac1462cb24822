// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { HistoricInvoice, HistoricOrder, OrderHistory } from '#application/ports/order-history'
import type { OrderDocuments } from '#application/ports/order-documents'
import { invoiceNumber, orderNumber } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { PermissionDeny } from '#domain/session/session'
import { Component as OrderPage } from '../../../ui/my-pages/order/OrderPage'
import { day } from '../../domain/given'
import { outgoing, signedIn, valve } from '../../domain/given-articles'
import { withQueries } from '../../support/arrived-shop'
import { fakeQueries } from '../../support/fake-queries'
import { noOrderDocuments } from '../../support/no-order-documents'
import { noOrderHistory } from '../../support/no-order-history'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'
import { aHistoricOrder } from './given'

const invoice: HistoricInvoice = {
  number: invoiceNumber('90999680'),
  shipment: 1,
  issuedOn: day('2020-01-10'),
  dueOn: day('2020-02-09'),
  lines: [],
  freight: money(95),
  total: money(802.6),
  credits: [],
  paidOn: undefined,
  open: money(802.6),
}

interface Given {
  readonly order?: HistoricOrder | undefined
  readonly denies?: readonly PermissionDeny[]
  readonly history?: Partial<OrderHistory>
  readonly documents?: Partial<OrderDocuments>
  readonly at?: string
}

const gone = TE.left({
  tag: 'Refused',
  service: 'order',
  status: 404,
  code: 'NOT_FOUND',
  message: undefined,
  details: [],
} as const)

const open = async (given: Given = {}) => {
  const { denies = [], at = '7204418' } = given
  const order = 'order' in given ? given.order : aHistoricOrder('7204418')
  const asked: string[] = []
  const shop = shopWith([], { session: signedIn(denies) })
  const drawn = await drawIn(
    withQueries(shop, {
      ...fakeQueries({ variants: TE.right([valve]) }),
      orderHistory: {
        ...noOrderHistory,
        order: (id) => {
          asked.push(`order ${id}`)
          return order === undefined ? gone : TE.right(order)
        },
        orderId: (id) => {
          asked.push(`id ${id}`)
          return order === undefined ? gone : TE.right(order.orderNumber)
        },
        addresses: () =>
          TE.right({
            delivery: undefined,
            store: undefined,
            customer: {
              customerId: aHistoricOrder('1').customerId,
              name: 'Lindqvist Rör & Värme AB',
              zipCode: '43137',
              city: 'Mölndal',
            },
          }),
        invoices: () => TE.right([invoice]),
        ...given.history,
      },
      orderDocuments: { ...noOrderDocuments, ...given.documents },
    }),
    shell,
    <OrderPage />,
    `/mina-sidor/orderhistorik/${at}`,
    '/mina-sidor/orderhistorik/:id',
  )
  return { drawn, asked, shop }
}

describe('the page of an order', () => {
  it('shows the deliveries with their days, the rows with what is left, the invoices and the addresses', async () => {
    const { drawn } = await open()
    await drawn.until(() => expect(drawn.text()).toContain('Leverans 1'))
    expect(drawn.text()).toContain('SE7204418001')
    expect(drawn.text()).toContain('Levererad15 dec 2025 kl. 10.30')
    expect(drawn.text()).toContain('1 rad är kvar att leverera')
    expect(drawn.text()).toContain('Märkning: Stam 3')
    expect(drawn.text()).toContain('Portkod1973')
    await drawn.until(() => expect(drawn.text()).toContain('90999680'))
    expect(drawn.text()).toContain('Förfallen')
    expect(drawn.text()).toContain('431 37 Mölndal')
    expect(drawn.text()).not.toMatch(/, SE\b/)
    expect(drawn.isThere('Orderbekräftelse, PDF')).toBe(true)
    expect(drawn.isThere('Följesedel 1, PDF')).toBe(true)
    expect(drawn.isThere('Faktura 90999680, PDF')).toBe(true)
  })

  it('leads from a row to its article while that is sold, and has a heart beside every article number', async () => {
    const { drawn } = await open()
    await drawn.until(() => expect(drawn.isThere(valve.name)).toBe(true))
    expect(drawn.isThere(`Favorit: ${valve.name}`)).toBe(true)
    expect(drawn.isThere(`Favorit: ${outgoing.name}`)).toBe(true)
    expect(drawn.isThere(outgoing.name)).toBe(false)
    expect(drawn.isThere('Lägg i en lista')).toBe(true)
  })

  it('[PERM-12] shows no amounts where prices are hidden', async () => {
    const { drawn } = await open({ denies: ['EJ_SE_PRISER'] })
    await drawn.until(() => expect(drawn.text()).toContain('90999680'))
    expect(drawn.text()).not.toMatch(/\d kr|Summa|Pris/)
  })

  it('shows and asks for no invoices where the financial follow-up is denied', async () => {
    const asked: string[] = []
    const { drawn } = await open({
      denies: ['EJ_SE_EKONOMISK_UPPFÖLJNING'],
      history: {
        invoices: (id) => {
          asked.push(id)
          return TE.right([invoice])
        },
      },
    })
    await drawn.until(() => expect(drawn.text()).toContain('431 37 Mölndal'))
    expect(drawn.text()).not.toContain('Faktura')
    expect(drawn.text()).not.toContain('Fakturor')
    expect(asked).toEqual([])
  })

  it('says that there is no such order', async () => {
    const { drawn } = await open({ order: undefined })
    await drawn.until(() => expect(drawn.text()).toContain('Ordern finns inte'))
  })

  it('cancels what is left after it has asked', async () => {
    const cancelled: string[] = []
    const { drawn, asked } = await open({
      history: {
        cancel: (id) => {
          cancelled.push(id)
          return TE.right(aHistoricOrder('7204418', { isCancellable: false }))
        },
      },
    })
    await drawn.until(() => expect(drawn.isThere('Avbeställ')).toBe(true))
    await drawn.press('Avbeställ')
    expect(cancelled).toEqual([])
    const before = asked.length
    await drawn.press('Avbeställ ordern')
    await drawn.until(() => expect(asked.length).toBeGreaterThan(before))
    expect(cancelled).toEqual(['7204418'])
  })

  it('orders chosen rows again, and says before that one is no longer sold', async () => {
    const { drawn, shop } = await open()
    await drawn.until(() => expect(drawn.isThere('Köp igen')).toBe(true))
    await drawn.press('Köp igen')
    await drawn.until(() => expect(drawn.text()).toContain('1 rad kan inte köpas igen'))
    expect(drawn.text()).toContain('Presskulventil PV 28 mm säljs inte längre')
    await drawn.press('Lägg 1 rad i varukorgen')
    await drawn.until(() => expect(JSON.stringify(shop.asked)).toContain(valve.articleNumber))
    await drawn.until(() => expect(drawn.isThere(/i varukorgen$/)).toBe(false))
  })

  it('sends a claim about chosen rows once, keeps what was typed when it is refused, and shows the receipt', async () => {
    const sent: unknown[][] = []
    let isDown = true
    const { drawn } = await open({
      documents: {
        inquire: (...call) => {
          sent.push(call.slice(0, 3))
          return isDown
            ? TE.left({ tag: 'Lost', service: 'order', status: undefined })
            : TE.right({ inquiryNumber: 'A-1017', sentTo: 'moa@lindqvistror.example' })
        },
      },
    })
    await drawn.until(() => expect(drawn.isThere('Reklamera, returnera eller fråga')).toBe(true))
    await drawn.press('Reklamera, returnera eller fråga')
    await drawn.press('Skicka ärendet')
    expect(drawn.text()).toContain('Beskriv vad det gäller.')
    await drawn.type('Beskriv ärendet', 'Läcker i packboxen')
    await drawn.press('Skicka ärendet')
    expect(drawn.text()).toContain('Välj minst en rad.')
    await drawn.press(/^4208103/)
    await drawn.type(/^Antal av/, '5')
    await drawn.press('Skicka ärendet')
    expect(drawn.text()).toContain('Ange högst 4.')
    expect(sent).toEqual([])
    await drawn.type(/^Antal av/, '2')
    await drawn.press('Skicka ärendet')
    await drawn.until(() => expect(sent).toHaveLength(1))
    isDown = false
    await drawn.press('Skicka ärendet')
    await drawn.until(() => expect(drawn.text()).toContain('Ärendenummer A-1017'))
    expect(sent[0]).toEqual(sent[1])
    expect(sent[0]?.[1]).toEqual({
      kind: 'claim',
      message: 'Läcker i packboxen',
      lines: [{ position: 1, quantity: 2 }],
    })
  })

  it('mails chosen documents with a message', async () => {
    const sent: unknown[] = []
    const { drawn } = await open({
      documents: {
        email: (id, mail) => {
          sent.push([id, mail])
          return TE.right({ sentTo: 'moa@lindqvistror.example' })
        },
      },
    })
    await drawn.until(() => expect(drawn.isThere('Faktura 90999680, PDF')).toBe(true))
    await drawn.press('Mejla dokument')
    await drawn.press('Följesedel 1')
    await drawn.type('Meddelande', 'Till attest')
    await drawn.press('Mejla')
    await drawn.until(() => expect(drawn.text()).toContain('Skickat till moa@lindqvistror.example.'))
    expect(sent).toEqual([
      [
        '7204418',
        { message: 'Till attest', documents: [{ tag: 'OrderConfirmation' }, { tag: 'Invoice', number: '90999680' }] },
      ],
    ])
  })

  it('[ORDER-11] leads from the number of the checkout to the order by its own', async () => {
    const { drawn, asked } = await open({ order: aHistoricOrder('7204418', { orderNumber: orderNumber('7204419') }) })
    await drawn.until(() => expect(drawn.path()).toBe('/mina-sidor/orderhistorik/7204419'))
    expect(asked.some((call) => call.startsWith('id '))).toBe(true)
  })
})
