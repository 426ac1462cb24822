// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { QuotesArea } from '#application/modules/quotes/area'
import type { Call } from '#application/ports/call'
import type { QuotesQuery } from '#application/ports/quote-service'
import type { TeamMember } from '#application/ports/customer-service'
import type { SessionState } from '#domain/session/session'
import { Component as OverviewPage } from '../../../ui/my-pages/overview/OverviewPage'
import { aSignedIn } from '../../domain/given'
import { line, signedIn, valve } from '../../domain/given-articles'
import type { OrderHistory } from '#application/ports/order-history'
import { noOrderHistory } from '../../support/no-order-history'
import { anOrder } from '../orders/given'
import { withQueries } from '../../support/arrived-shop'
import { aDay } from '../../domain/quotes/given'
import { drawIn } from '../draw'
import { aSummary } from '../quotes/given'
import { shell, shopWith } from '../checkout/given'

const jonas: TeamMember = {
  name: 'Jonas Ek',
  title: 'Säljare',
  phone: '031-555 02 10',
  email: 'jonas.ek@fackhandel.example',
}

const noOrders = { search: () => TE.right({ orders: [], total: 0 }) }

const session = (given: Parameters<typeof aSignedIn>[0] = {}, suspended = false): SessionState => {
  const found = signedIn()
  if (found.tag !== 'Authenticated' || found.context === undefined) throw new Error('nobody works for a customer')
  return { ...found, signedIn: aSignedIn(given), context: { ...found.context, isSuspended: suspended } }
}

const open = (
  team: Call<readonly TeamMember[]>,
  given: SessionState = session(),
  lines = [line(valve, 12)],
  history: Partial<OrderHistory> = noOrders,
  list?: QuotesArea['list'],
) => {
  const shop = withQueries(shopWith(lines, { session: given }), {
    customerTeam: () => () => team(),
    orderHistory: { ...noOrderHistory, ...history },
  })
  const quotes = { ...shop.quotes, ...(list === undefined ? {} : { list }) }
  return drawIn({ ...shop, quotes }, shell, <OverviewPage />)
}

describe('the overview of the user', () => {
  it('greets the user, and shows the cart, the customer and the ways to the other pages', async () => {
    const page = await open(TE.right([]))
    expect(page.text()).toContain('Hej Moa')
    expect(page.named('Öppna varukorgen').getAttribute('href')).toBe('/cart')
    expect(page.text()).toContain('1 rad')
    expect(page.all('main a, section a').map((link) => link.getAttribute('href'))).toContain('/mina-sidor/adresser')
  })

  it('[ORDER-01] counts what is still to come, and lists the latest orders', async () => {
    const search: OrderHistory['search'] = ({ statuses }) =>
      TE.right({
        orders:
          statuses.length > 0
            ? [anOrder('7202840', { status: 'partlyDelivered', restLines: 1 })]
            : [anOrder('7204418')],
        total: statuses.length > 0 ? 1 : 284,
      })
    const page = await open(TE.right([]), session(), [], { search })
    await page.until(() => expect(page.text()).toContain('Senaste ordrarna'))
    expect(page.text()).toContain('Öppna ordrar1')
    expect(page.text()).toContain('Restnoterade rader1')
    expect(page.named('7204418').getAttribute('href')).toBe('/mina-sidor/orderhistorik/7204418')
    expect(page.text()).not.toContain('Inköp i')
  })

  it('[PERM-15] asks for no orders where they may not be seen', async () => {
    const asked: unknown[] = []
    const search: OrderHistory['search'] = (query) => {
      asked.push(query)
      return TE.right({ orders: [], total: 0 })
    }
    const denied = session({ claims: { permissionDenies: ['EJ_ORDERHISTORIK'] } })
    const page = await open(TE.right([]), denied, [], { search })
    await page.until(() => expect(page.text()).toContain('Ert kundteam'))
    expect(asked).toEqual([])
    expect(page.isThere('Orderhistorik')).toBe(false)
  })

  it('[QUOTE-01] counts the quotes that wait, and says which goes out next and what was answered', async () => {
    const asked: QuotesQuery[] = []
    const list: QuotesArea['list'] = async (query) => {
      asked.push(query)
      const data = query.statuses.includes('sent')
        ? [aSummary('Q-20402', { lastDay: aDay('2026-12-18') })]
        : [aSummary('Q-20404', { status: 'accepted' })]
      return E.right({ data, total: query.statuses.includes('sent') ? 3 : 1 })
    }
    const page = await open(TE.right([]), session(), [], noOrders, list)
    await page.until(() => expect(page.text()).toContain('Offerter att följa upp4'))
    expect(page.text()).toMatch(/Q-20402 går ut 18\sdec/)
    expect(page.named('1 accepterad att beställa').getAttribute('href')).toBe('/mina-sidor/offerter?status=accepterad')
    expect(asked).toHaveLength(2)
  })

  it('[PERM-18] counts no purchases, and names no follow-up, where it is denied', async () => {
    const asked: string[] = []
    const financialFollowUp: OrderHistory['financialFollowUp'] = () => {
      asked.push('follow-up')
      return TE.right({ spending: [], openInvoices: [] })
    }
    const seen = await open(TE.right([]), session(), [], { ...noOrders, financialFollowUp })
    await seen.until(() => expect(seen.text()).toContain('Inköp i'))
    expect(seen.isThere('Ekonomisk uppföljning')).toBe(true)
    const before = asked.length
    const denied = session({ claims: { permissionDenies: ['EJ_SE_EKONOMISK_UPPFÖLJNING'] } })
    const page = await open(TE.right([]), denied, [], { ...noOrders, financialFollowUp })
    await page.until(() => expect(page.text()).toContain('Öppna ordrar'))
    expect(page.text()).not.toMatch(/Inköp i|Ekonomisk uppföljning/)
    expect(asked).toHaveLength(before)
  })

  it('[CUSTOMER-17] names who looks after the customer, with phone and mail', async () => {
    const page = await open(TE.right([jonas, { ...jonas, name: 'Petra Sandell', phone: undefined }]))
    expect(page.text()).toContain('Jonas Ek')
    expect(page.text()).toContain('Säljare')
    expect(page.all('li a[href^="tel:"]').map((link) => link.getAttribute('href'))).toEqual(['tel:0315550210'])
    expect(page.named(/^Mejla Jonas Ek/).getAttribute('href')).toBe('mailto:jonas.ek%40fackhandel.example')
  })

  it('leads to customer service where nobody is named, and where the team cannot be fetched', async () => {
    const phone = '031-700 21 00'
    const none = await open(TE.right([]))
    expect(none.text()).toContain('Ingen är utsedd.')
    expect(none.text()).toContain(phone)

    let answer: Call<readonly TeamMember[]> = TE.left({
      tag: 'Refused',
      service: 'gateway',
      status: 400,
      message: undefined,
      code: undefined,
      details: [],
    })
    const failing = await open(() => answer())
    await failing.until(() => expect(failing.text()).toContain('Kundteamet kunde inte hämtas'))
    expect(failing.text()).toContain(phone)
    answer = TE.right([jonas])
    await failing.press('Hämta igen')
    await failing.until(() => expect(failing.text()).toContain('Jonas Ek'))
  })

  it('says that the customer is suspended', async () => {
    expect((await open(TE.right([]), session({}, true))).text()).toContain('Spärrad')
  })

  it('[PERM-12] shows no sum to who may not see prices', async () => {
    const seeing = await open(TE.right([]))
    expect(seeing.text()).toMatch(/1 rad\d[\d ]*,\d\d kr/)
    const denied = await open(TE.right([]), session({ claims: { permissionDenies: ['EJ_SE_PRISER'] } }))
    expect(denied.text()).toContain('1 rad')
    expect(denied.text()).not.toMatch(/\d kr/)
  })

  it('tells the next step where the cart is empty', async () => {
    const page = await open(TE.right([]), session(), [])
    expect(page.text()).toContain('Tom')
    expect(page.isThere('Öppna varukorgen')).toBe(false)
  })
})
