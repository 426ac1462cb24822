// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { CartPage } from '../../../ui/cart/CartPage'
import { DeliveryPage } from '../../../ui/checkout/delivery/DeliveryPage'
import { SummaryPage } from '../../../ui/checkout/summary/SummaryPage'
import type { SessionState } from '#domain/session/session'
import { line, signedIn, valve } from '../../domain/given-articles'
import { drawIn } from '../draw'
import { filledIn, shell, shopWith } from './given'

const suspended = (): SessionState => {
  const session = signedIn()
  if (session.tag !== 'Authenticated' || session.context === undefined) throw new Error('A customer is at work.')
  return { ...session, context: { ...session.context, isSuspended: true } }
}

const pages = [
  ['the cart', <CartPage key="cart" />, '/cart'],
  ['the delivery step', <DeliveryPage key="delivery" />, '/delivery'],
  ['the summary', <SummaryPage key="summary" />, '/summary'],
] as const

const drawnFor = (session: SessionState, page: (typeof pages)[number][1], path: string) =>
  drawIn(shopWith([line(valve, 1)], { session, forms: { DBI: filledIn } }), shell, page, path)

describe('a suspended customer', () => {
  const text = 'Ert kundkonto är spärrat, så ingen order kan läggas. Kontakta oss för hjälp.'

  it.each(pages)(
    '[CUSTOMER-18] is told by %s that no order can be placed; another customer is not',
    async (_name, page, path) => {
      expect((await drawnFor(suspended(), page, path)).text()).toContain(text)
      expect((await drawnFor(signedIn(), page, path)).text()).not.toContain(text)
    },
  )

  it('can neither go on from the cart nor order', async () => {
    const cart = await drawnFor(suspended(), pages[0][1], '/cart')
    expect(cart.named('Till leverans').getAttribute('aria-disabled')).toBe('true')
    const summary = await drawnFor(suspended(), pages[2][1], '/summary')
    expect(summary.named(/^Lägg order för/).getAttribute('aria-disabled')).toBe('true')
  })

  it.each(pages)('is told of by %s as the user with EJ_ORDER is of theirs', async (_name, page, path) => {
    expect((await drawnFor(signedIn(['EJ_ORDER']), page, path)).text()).toContain('Din användare får inte lägga order.')
  })
})
