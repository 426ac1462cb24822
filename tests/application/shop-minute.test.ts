import { describe, expect, it } from 'vitest'
import { allModules } from '#application/modules/all'
import { createShop } from '#application/shop/create-shop'
import type { ShopConfig } from '#application/ports/config-service'
import { aLine, aLineArticle } from '../domain/given'
import { clockOfTimers } from '../support/clock-of-timers'
import { createShopWorld, partsOfTab, settled, shopConfig } from '../support/given-shop'

const MINUTE_MS = 60_000

/** Express is offered until ten o'clock. */
const config: ShopConfig = {
  ...shopConfig,
  deliveryOptions: shopConfig.deliveryOptions.map((option) =>
    option.id === 'XXX' ? { ...option, availableBetweenHours: { start: '07:00', end: '10:00' } } : option,
  ),
}

/** A shop at half a minute to ten, Swedish time, with one line for express delivery. */
const givenLateExpress = async () => {
  const world = { ...createShopWorld({ lines: [aLine({ deliveryId: 'XXX', article: aLineArticle() })] }), config }
  const { parts, timers } = partsOfTab(world, 'a')
  const shop = createShop({ ...parts, clock: clockOfTimers(timers, '2026-03-10T08:59:30Z') }, Object.values(allModules))
  await settled()
  const actions = () => shop.cart.get().groups.flatMap(({ lines }) => lines.flatMap((line) => line.actions))
  return { shop, timers, actions }
}

describe('a cart with lines for express delivery', () => {
  it('shows that express can no longer be ordered as soon as its hours end, though nothing else happens', async () => {
    const { shop, timers, actions } = await givenLateExpress()
    const seen: (readonly { readonly tag: string }[])[] = []
    shop.cart.subscribe(() => seen.push(actions()))
    expect(actions()).toEqual([])

    timers.pass(MINUTE_MS / 2 - 1)
    expect(seen).toEqual([])
    timers.pass(1)

    expect(seen).toEqual([[{ tag: 'DeliveryNotAvailable' }]])
  })

  it('is not told of minutes that change nothing', async () => {
    const { shop, timers } = await givenLateExpress()
    timers.pass(MINUTE_MS)
    let told = 0
    shop.cart.subscribe(() => (told += 1))
    const before = shop.cart.get()

    timers.pass(10 * MINUTE_MS)

    expect(told).toBe(0)
    expect(shop.cart.get()).toBe(before)
  })

  it('knows the hour when it is read, also while nobody watches', async () => {
    const { timers, actions } = await givenLateExpress()
    expect(actions()).toEqual([])

    timers.pass(MINUTE_MS)

    expect(actions()).toEqual([{ tag: 'DeliveryNotAvailable' }])
  })
})

describe('the present minute', () => {
  it('changes with the Swedish minute, and the day with the Swedish day', async () => {
    const world = createShopWorld()
    const { parts, timers } = partsOfTab(world, 'a')
    const shop = createShop(
      { ...parts, clock: clockOfTimers(timers, '2026-03-10T22:58:20Z') },
      Object.values(allModules),
    )
    await settled()
    const seen: string[] = []
    const days: string[] = []
    shop.minute.subscribe(() => seen.push(shop.minute.get().timeOfDay))
    shop.today.subscribe(() => days.push(shop.today.get()))

    timers.pass(2 * MINUTE_MS)

    expect(seen).toEqual(['23:59', '00:00'])
    expect(days).toEqual(['2026-03-11'])
  })

  it('is one timer for all that watch, and none when nobody does', async () => {
    const { shop, timers } = await givenLateExpress()
    const before = timers.waiting()

    const stops = [shop.minute, shop.today, shop.cart].map((read) => read.subscribe(() => undefined))
    expect(timers.waiting()).toBe(before + 1)
    stops.forEach((stop) => stop())

    expect(timers.waiting()).toBe(before)
  })
})
