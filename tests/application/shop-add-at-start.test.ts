import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { customerId, userId } from '#domain/kernel/ids'
import { aCustomer, aUser, someClaims } from '../domain/given'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import { tickingClock } from '../support/fixed-clock'
import { anArticle, createShopWorld, openShop, ourCustomer, settled, type OpenShop } from '../support/given-shop'
import { refusal } from '../support/scripted-network'

const nils = {
  user: aUser({ userId: userId('u2'), username: 'nils' }),
  claims: someClaims({ username: 'nils', userId: userId('u2'), customerId: customerId('104830') }),
  customers: [aCustomer('104830')],
}

/** A page that is loaded while its user is logged in, and whose session is still being taken up. */
const givenStart = async (customers = [aCustomer(ourCustomer)]) => {
  const world = createShopWorld({ customers, others: [nils] })
  const clock = tickingClock()
  const earlier = await openShop(world, 'a', clock)
  earlier.shop.stop()
  const goOn = world.network.hold('resume')
  const tab = await openShop(world, 'b', clock)
  return { ...world, ...tab, clock, goOn }
}

const logIn = async ({ shop, timers }: OpenShop, username: string): Promise<void> => {
  shop.session.logIn({ username, password: RIGHT_PASSWORD })
  await settled()
  timers.pass(2_000)
  await settled()
}

const taken = ({ shop }: OpenShop): boolean => E.isRight(shop.cart.add([anArticle('4208104', 4)]))

describe('articles that are added while the session is still being taken up', () => {
  it('are in the cart when it is', async () => {
    const given = await givenStart()

    expect(given.shop.session.get().tag).toBe('Authenticating')
    expect(given.shop.cart.takesAdds()).toBe(true)
    expect(taken(given)).toBe(true)
    await settled()
    expect(given.network.asked('addItems')).toEqual([])

    given.goOn()
    await settled()
    expect(given.carts.linesOf(ourCustomer)).toMatchObject([{ articleNumber: '4208104', quantity: 4 }])
  })

  it.each(['unauthorised', 'refreshFailed'] as const)(
    '[SESSION-11] are kept for their user where it has ended (%s), over the reload',
    async (reason) => {
      const given = await givenStart()
      expect(taken(given)).toBe(true)

      given.auth.endSession('b', reason)
      await settled()
      given.shop.stop()
      expect(given.carts.linesOf(ourCustomer)).toEqual([])
      const next = await openShop(given, 'c', given.clock)
      await logIn(next, 'user')

      expect(given.carts.linesOf(ourCustomer)).toMatchObject([{ articleNumber: '4208104', quantity: 4 }])
      expect(next.noticeKeys()).toEqual(['cart.savedAfterLogIn'])
    },
  )

  it('are kept where the service refuses to take the session up', async () => {
    const world = createShopWorld()
    const clock = tickingClock()
    const earlier = await openShop(world, 'a', clock)
    earlier.shop.stop()
    const goOn = world.network.hold('resume')
    world.network.refuse('currentUser', refusal('auth', 401))
    const tab = await openShop(world, 'b', clock)
    expect(taken(tab)).toBe(true)

    goOn()
    await settled()
    await logIn(tab, 'user')

    expect(world.carts.linesOf(ourCustomer)).toMatchObject([{ articleNumber: '4208104', quantity: 4 }])
  })

  it('are not given to another user who logs in then, and wait for their own', async () => {
    const given = await givenStart()
    expect(taken(given)).toBe(true)
    given.auth.endSession('b', 'unauthorised')
    await settled()
    given.shop.stop()

    const next = await openShop(given, 'c', given.clock)
    await logIn(next, 'nils')
    expect(given.network.asked('addItems')).toEqual([])
    expect(given.carts.linesOf('104830')).toEqual([])
    next.shop.session.logOut()
    await settled()
    await logIn(next, 'user')

    expect(given.carts.linesOf(ourCustomer)).toMatchObject([{ articleNumber: '4208104', quantity: 4 }])
  })
})

describe('articles are not taken while the session is still being taken up', () => {
  it('where the tokens are those of another user than the browser has kept work of', async () => {
    const given = await givenStart()
    given.storage.set('shop/session/owner', JSON.stringify({ userId: 'u2', customer: { customerId: '104830' } }))
    given.shop.stop()
    given.network.hold('resume')
    const next = await openShop(given, 'c', given.clock)

    expect(next.shop.cart.takesAdds()).toBe(false)
    expect(taken(next)).toBe(false)
  })

  it('where nobody is known whose they would be', async () => {
    const world = createShopWorld()
    world.network.hold('resume')
    const tab = await openShop(world, 'a')

    expect(tab.shop.session.get().tag).toBe('Authenticating')
    expect(tab.shop.cart.takesAdds()).toBe(false)
    expect(taken(tab)).toBe(false)
  })
})
