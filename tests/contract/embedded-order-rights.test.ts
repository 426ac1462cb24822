import { describe, expect, it } from 'vitest'
import { ordersShop } from './support/orders-shop'

const orders = ordersShop()
const { search, open, invoicesOf, deny } = orders

describe('who may see what', () => {
  const everywhere = (id: string) =>
    [
      '/orders/search',
      `/orders/${id}`,
      `/orders/${id}/addresses`,
      `/orders/${id}/invoices`,
      `/orders/getOrderId/${id}`,
    ] as const

  it('answers an order of another customer as one that is not there', async () => {
    const foreign = (await search(await orders.shop.as('nyrorhord'))).data[0]?.orderNumber ?? ''
    expect(foreign).not.toBe('')
    for (const path of everywhere(foreign).slice(1)) {
      const answer = await orders.user.call('GET', path)
      const absent = await orders.user.call('GET', path.replace(foreign, '1000000'))
      expect([answer.status, answer.body]).toEqual([404, absent.body])
    }
    expect((await orders.user.call('POST', `/orders/${foreign}/cancel`)).status).toBe(404)
    expect((await search(orders.user, { q: foreign })).total).toBe(0)
  })

  it('refuses everything to those who are denied order history, and a log-in to visitors', async () => {
    const nekad = await orders.shop.as('nekad')
    const own = (await search(orders.buyeradmin, { q: 'kund:104830' })).data[0]?.orderNumber ?? ''
    for (const path of everywhere(own)) {
      const { status, body } = await nekad.call('GET', path)
      expect([status, body.code]).toEqual([403, 'ORDER_HISTORY_DENIED'])
      expect((await orders.shop.visitor.call('GET', path)).status).toBe(401)
    }
    expect((await nekad.call('GET', '/orders/financial-follow-up')).status).toBe(403)
  })

  it('tells no price to those who may not see prices, nor by the order of a list', async () => {
    await deny('u-nekad', ['EJ_SE_PRISER'])
    const nekad = await orders.shop.as('nekad')
    const { data } = await search(nekad, { limit: '100' })
    expect(data.length).toBeGreaterThan(0)
    for (const { orderNumber, total } of data) {
      expect(total).toBeNull()
      const texts = JSON.stringify([await open(nekad, orderNumber), await invoicesOf(nekad, orderNumber)])
      expect(texts).not.toMatch(/"(total|amount|netPrice|lineTotal|alloyingTotal|freight|open)":[^n]/)
    }
    for (const sort of ['highestTotal', 'lowestTotal'])
      expect((await nekad.call('GET', `/orders/search?sort=${sort}`)).body.code).toBe('PRICES_DENIED')
    expect((await nekad.call('GET', '/orders/financial-follow-up')).body.code).toBe('FINANCIAL_FOLLOW_UP_DENIED')
  })

  it('[PERM-19] tells no follow-up, no invoice and no credit note to those who are denied it', async () => {
    await deny('u-nekad', ['EJ_SE_EKONOMISK_UPPFÖLJNING'])
    const nekad = await orders.shop.as('nekad')
    const { status, body } = await nekad.call('GET', '/orders/financial-follow-up')
    expect([status, body.code]).toEqual([403, 'FINANCIAL_FOLLOW_UP_DENIED'])
    const [invoiced] = (await search(nekad, { orderStatus: 'invoiced' })).data
    const id = invoiced?.orderNumber ?? ''
    expect((await nekad.call('GET', `/orders/${id}`)).status).toBe(200)
    for (const path of ['invoices', 'documents/invoices/1', 'documents/credit-notes/1'])
      expect((await nekad.call('GET', `/orders/${id}/${path}`)).body.code).toBe('FINANCIAL_FOLLOW_UP_DENIED')
    const mail = { message: '', documents: ['order-confirmation', 'invoices/1'] }
    expect((await nekad.call('POST', `/orders/${id}/documents/email`, mail)).status).toBe(403)
  })

  it('lets nobody but a site administrator of a demo turn the clock', async () => {
    for (const caller of [orders.tom, orders.buyeradmin, await orders.shop.as('seller')])
      expect((await caller.call('POST', '/orders/clock', { days: 1 })).status).toBe(403)
    for (const days of [-1, 0.5, 367, '1'])
      expect((await orders.siteadmin.call('POST', '/orders/clock', { days })).status).toBe(400)
    const real = await orders.shop.startAnother({ isDemo: false })
    const token = (await orders.shop.logIn('siteadmin')).body.AuthenticationResult.AccessToken
    const answer = await real.inject({
      method: 'POST',
      url: '/orders/clock',
      headers: { authorization: `Bearer ${token}` },
      payload: { days: 1 },
    })
    await real.close()
    expect(answer.statusCode).toBe(404)
  })
})
