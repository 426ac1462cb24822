// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartPage } from '../../../ui/cart/CartPage'
import { DeliveryPage } from '../../../ui/checkout/delivery/DeliveryPage'
import { SummaryPage } from '../../../ui/checkout/summary/SummaryPage'
import type { Call } from '#application/ports/call'
import type { CallFailure } from '#domain/failure/call-failure'
import type { DeliveryDates } from '#domain/delivery/delivery-days'
import { day } from '../../domain/given'
import { line, valve } from '../../domain/given-articles'
import { drawIn } from '../draw'
import { filledIn, shell, shopWith } from './given'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T10:42:00+01:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

const pages = [
  ['the cart', <CartPage key="cart" />, '/cart'],
  ['the delivery step', <DeliveryPage key="delivery" />, '/delivery'],
  ['the summary', <SummaryPage key="summary" />, '/summary'],
] as const

const lorryDays: readonly DeliveryDates[] = [{ deliveryId: 'DBI', dates: [day('2026-12-17')], orderBefore: '15:30' }]

const given = (deliveryDates: Call<readonly DeliveryDates[]>) =>
  shopWith([line(valve, 12)], { forms: { DBI: filledIn }, deliveryDates })

describe('the day of a delivery, while the customer’s own days are asked for', () => {
  it.each(pages)(
    '[DELIVERY-36] is named by %s once they are known, and no other day before',
    async (_name, page, path) => {
      let answer = (_dates: E.Either<never, readonly DeliveryDates[]>): void => undefined
      const shop = given(() => new Promise((resolve) => (answer = resolve)))
      const drawn = await drawIn(shop, shell, page, path)
      expect(drawn.text()).not.toContain('16 dec')

      await drawn.does(() => answer(E.right(lorryDays)))

      expect(drawn.text()).toContain('tor 17 dec')
      expect(drawn.text()).not.toContain('Leveransdagons 16 dec')
    },
  )

  it('holds the order back, and says so', async () => {
    const drawn = await drawIn(
      given(() => new Promise(() => undefined)),
      shell,
      <SummaryPage />,
      '/summary',
    )
    expect(drawn.text()).toContain('Leveransdagarna hämtas.')
    expect(drawn.named(/^Lägg order för/).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('going on from the delivery step, while the days are asked for', () => {
  const begun = async () => {
    let answer = (_dates: E.Either<CallFailure, readonly DeliveryDates[]>): void => undefined
    const shop = given(() => new Promise((resolve) => (answer = resolve)))
    const drawn = await drawIn(shop, shell, <DeliveryPage />, '/delivery')
    const requestedDay = () => shop.cart.get().groups[0]?.delivery.requestedDeliveryDate
    return { drawn, answer: (dates: Parameters<typeof answer>[0]) => drawn.does(() => answer(dates)), requestedDay }
  }
  const waiting = 'Leveransdagarna hämtas. Du kommer vidare när de är hämtade.'

  it('waits for them, says so, and goes on with the day that is shown then', async () => {
    const { drawn, answer, requestedDay } = await begun()
    expect(drawn.text()).not.toContain(waiting)

    await drawn.press('Granska ordern')
    expect(drawn.path()).toBe('/delivery')
    expect(drawn.text()).toContain(waiting)
    expect(drawn.named('Granska ordern').getAttribute('aria-busy')).toBe('true')

    await answer(E.right(lorryDays))
    await drawn.until(() => expect(drawn.path()).toBe('/summary'))
    expect(requestedDay()).toBe('2026-12-17')
  })

  it('goes on with any delivery day where they could not be fetched', async () => {
    const { drawn, answer, requestedDay } = await begun()
    await drawn.press('Granska ordern')

    await answer(E.left({ tag: 'Lost', service: 'gateway', status: 500 }))

    await drawn.until(() => expect(drawn.path()).toBe('/summary'))
    expect(requestedDay()).toBe('2026-12-16')
  })

  it('stays where a field was emptied meanwhile, which gets the focus', async () => {
    const { drawn, answer } = await begun()
    await drawn.press('Granska ordern')
    await drawn.type('Beställarens referens', '')

    await answer(E.right(lorryDays))

    await drawn.until(() => expect(drawn.text()).not.toContain(waiting))
    expect(drawn.path()).toBe('/delivery')
    expect(document.activeElement).toBe(drawn.named('Beställarens referens'))
  })
})

describe('a chosen day that has passed', () => {
  const text = 'Den valda dagen, onsdag 16 december, går inte längre att välja. Leveransen kommer torsdag 17 december.'

  it.each(pages.slice(0, 2))('is told by %s, with the day in its place', async (_name, page, path) => {
    const shop = given(TE.right(lorryDays))
    shop.cart.requestDeliveryDate('DBI', day('2026-12-16'))
    expect((await drawIn(shop, shell, page, path)).text()).toContain(text)
  })

  it('is not told of a day that can be kept', async () => {
    const shop = given(TE.right(lorryDays))
    shop.cart.requestDeliveryDate('DBI', day('2026-12-17'))
    expect((await drawIn(shop, shell, <CartPage />, '/cart')).text()).not.toContain('går inte längre att välja')
  })
})
