import { describe, expect, it } from 'vitest'
import { instant } from '#domain/kernel/ids'
import { fixedClock } from '../support/fixed-clock'
import { createShopWorld, openShop, settled } from '../support/given-shop'

const given = async () => {
  let now = Date.parse('2026-03-10T09:30:00+01:00')
  const world = createShopWorld()
  const clock = { ...fixedClock(), now: () => instant(new Date(now).toISOString()) }
  const { pageLife } = await openShop(world, 'a', clock)
  world.network.forget()
  return {
    pageLife,
    fetches: () => world.network.calls().filter((name) => name === 'getCart').length,
    passTime: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

describe('the cart when the user comes back to the page', () => {
  it('is fetched again, since another device may have changed it', async () => {
    const { pageLife, fetches, passTime } = await given()
    pageLife.leave()
    passTime(60)
    pageLife.comeBack()
    await settled()
    expect(fetches()).toBe(1)
  })

  it('is kept after a short look at another window, and when the page is shown first', async () => {
    const { pageLife, fetches, passTime } = await given()
    passTime(60)
    pageLife.comeBack()
    pageLife.leave()
    passTime(5)
    pageLife.comeBack()
    await settled()
    expect(fetches()).toBe(0)
  })
})
