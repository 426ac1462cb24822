// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { SessionState } from '#domain/session/session'
import { customerId } from '#domain/kernel/ids'
import { SuspendedDialog } from '../../../ui/order-head/SuspendedDialog'
import { signedIn } from '../../domain/given-articles'
import type { FakeShop } from '../../support/fake-shop'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

const suspended = (customer: string): SessionState => {
  const session = signedIn()
  if (session.tag !== 'Authenticated' || session.context === undefined) throw new Error('nobody is logged in')
  return { ...session, context: { ...session.context, customerId: customerId(customer), isSuspended: true } }
}

const load = (shop: FakeShop) => drawIn(shop, shell, <SuspendedDialog phone="031-700 21 00" />)
const told = 'Ert kundkonto är spärrat'

describe('[CUSTOMER-18] the dialog that tells of a suspended customer', () => {
  it('comes again with each page until it has been read, and then no more', async () => {
    const shop = shopWith([])
    shop.setSession(suspended('104822'))
    await load(shop)
    const again = await load(shop)
    expect(again.text()).toContain(told)

    await again.press('Jag förstår')

    expect(again.text()).not.toContain(told)
    expect((await load(shop)).text()).not.toContain(told)
  })

  it('tells of another suspended customer, too', async () => {
    const shop = shopWith([])
    shop.setSession(suspended('104822'))
    const drawn = await load(shop)
    await drawn.press('Jag förstår')

    await drawn.does(() => shop.setSession(suspended('301190')))

    expect(drawn.text()).toContain(told)
  })
})
