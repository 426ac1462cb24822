import { describe, expect, it } from 'vitest'
import { fixedClock } from '../support/fixed-clock'
import { createShopWorld, openShop, settled } from '../support/given-shop'

const given = async () => {
  let timeOfDay = '09:30'
  const world = createShopWorld()
  const { pageLife } = await openShop(world, 'a', { ...fixedClock(), timeOfDay: () => timeOfDay })
  world.network.forget()
  return {
    pageLife,
    fetches: () => world.network.calls().filter((name) => name === 'getCart').length,
    laterAt: (time: string) => {
      timeOfDay = time
    },
  }
}

describe('the cart when the user comes back to the page', () => {
  it('is fetched again, since another device may have changed it', async () => {
    const { pageLife, fetches, laterAt } = await given()
    pageLife.leave()
    laterAt('09:31')
    pageLife.comeBack()
    await settled()
    expect(fetches()).toBe(1)
  })

  it('is kept after a short look at another window, and when the page is shown first', async () => {
    const { pageLife, fetches, laterAt } = await given()
    laterAt('09:31')
    pageLife.comeBack()
    pageLife.leave()
    pageLife.comeBack()
    await settled()
    expect(fetches()).toBe(0)
  })
})
