import { describe, expect, it } from 'vitest'
import { customerId, userId } from '#domain/kernel/ids'
import { aCustomer, aLine, aUser, someClaims } from '../domain/given'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import { createShopWorld, fillForm, givenShop, openShop, ourCustomer, settled, shown } from '../support/given-shop'
import { refusal } from '../support/scripted-network'

const twoCustomers = { customers: [aCustomer(ourCustomer), aCustomer('104830')], lines: [aLine()] }
const other = customerId('104830')

describe('the customer of a session is that of its token', () => {
  it('also when the customers cannot be listed after a change: the token is for the new customer already', async () => {
    const given = await givenShop(twoCustomers)
    given.network.refuse('customers', { tag: 'Lost', service: 'auth', status: undefined })

    given.shop.session.chooseContext(other, undefined)
    await settled()

    expect(given.auth.claims()).toMatchObject({ customerId: '104830' })
    expect(given.shop.session.get()).toMatchObject({ context: { customerId: '104830' }, switchingTo: undefined })
  })

  it('when another tab has changed it while the session was taken up', async () => {
    const world = createShopWorld(twoCustomers)
    const first = await openShop(world, 'a')
    const answer = world.network.hold('customers', 'answer')
    const second = await openShop(world, 'b')

    first.shop.session.chooseContext(other, undefined)
    await settled()
    answer()
    await settled()

    expect(second.shop.session.get()).toMatchObject({ context: { customerId: '104830' } })
    expect(shown(second)).toEqual([])
  })

  it('when two persons have logged in from other tabs while the session was begun', async () => {
    const another = { user: aUser({ userId: userId('u2'), username: 'ola' }), customers: [aCustomer('104899')] }
    const claims = someClaims({ username: 'ola', userId: userId('u2'), customerId: customerId('104899') })
    const world = createShopWorld({ ...twoCustomers, others: [{ ...another, claims }] })
    const elsewhere = world.auth.open('elsewhere')
    const logIn = (username: string) => elsewhere.logIn({ username, password: RIGHT_PASSWORD }, undefined)()
    const user = world.network.hold('currentUser', 'answer')
    const customers = world.network.hold('customers', 'answer')
    const tab = await openShop(world, 'a')

    await logIn('ola')
    user()
    await settled()
    await logIn('user')
    customers()
    await settled()

    expect(tab.shop.session.get()).toMatchObject({
      signedIn: { user: { username: 'user' }, customers: twoCustomers.customers },
    })
  })

  it('when a change is answered after the session has been taken up again', async () => {
    const world = createShopWorld(twoCustomers)
    const first = await openShop(world, 'a')
    const second = await openShop(world, 'b')
    const answer = world.network.hold('switchContext', 'request')
    first.shop.session.chooseContext(other, undefined)
    await settled()

    // The other tab changes to a customer and back, so the first takes its session up again.
    second.shop.session.chooseContext(other, undefined)
    await settled()
    second.shop.session.chooseContext(customerId(ourCustomer), undefined)
    await settled()
    answer()
    await settled()

    const { customerId: ofToken } = world.auth.claims() ?? someClaims()
    expect(first.shop.session.get()).toMatchObject({ context: { customerId: ofToken }, switchingTo: undefined })
  })
})

describe('what is done while a session is taken up again', () => {
  it('is done for the customer of the page, and sent when the session is there', async () => {
    const world = createShopWorld(twoCustomers)
    const first = await openShop(world, 'a')
    const second = await openShop(world, 'b')
    const answer = world.network.hold('currentUser', 'answer')
    second.shop.session.chooseContext(other, undefined)
    await settled()

    expect(first.shop.session.get().tag).toBe('Authenticating')
    const [line] = shown(first)
    first.shop.cart.empty()
    await settled()
    answer()
    await settled()
    expect(line).toBeDefined()
    expect(shown(first)).toEqual([])
    expect(world.network.asked('removeAllItems')).toHaveLength(0)

    second.shop.session.chooseContext(customerId(ourCustomer), undefined)
    await settled()

    expect(world.network.asked('removeAllItems')).toHaveLength(1)
  })
})

describe('nothing is left of the other customers of a user', () => {
  it('in a tab after a log-out: the cart of each is left, so that the tab knows no more than the log', async () => {
    const given = await givenShop(twoCustomers)
    given.shop.session.chooseContext(other, undefined)
    await settled()

    given.shop.session.logOut()
    await settled()
    const left = given.log.texts.join()

    expect(left).not.toContain('ContextEntered')
    given.shop.session.logIn({
      username: 'user',
      password: RIGHT_PASSWORD,
    })
    await settled()
    given.shop.session.chooseContext(customerId(ourCustomer), undefined)
    await settled()
    // The cart is entered anew, and not only fetched.
    expect(given.log.texts.join()).toContain('ContextEntered')
  })

  it('in a tab whose session could not be taken up again', async () => {
    const world = createShopWorld(twoCustomers)
    const first = await openShop(world, 'a')
    const second = await openShop(world, 'b')
    expect(shown(second)).toHaveLength(1)

    world.network.refuse('resume', refusal('auth', 500))
    first.shop.session.chooseContext(other, undefined)
    await settled()

    expect(second.shop.session.get().tag).toBe('Anonymous')
    expect(shown(second)).toEqual([])
  })

  it('in the draft of a form: it is restored to the customer that it was filled in for', async () => {
    const given = await givenShop(twoCustomers)
    fillForm(given, 'DBI')
    await settled()
    given.shop.stop()
    // The log is gone, and another tab has chosen another customer since.
    given.log.texts.length = 0
    given.storage.set('shop/session/owner', JSON.stringify({ userId: 'u1', customer: { customerId: '104830' } }))
    await given.auth.open('b').switchContext(other, undefined)()

    const next = await openShop(given, 'b')

    expect(next.shop.session.get()).toMatchObject({ context: { customerId: '104830' } })
    expect(next.shop.checkout.get().forms).toEqual({})
  })
})

describe('a cart that a late log-out has ended', () => {
  it('is entered again when it is fetched again', async () => {
    const given = await givenShop({ lines: [aLine()] })
    const batch = JSON.parse(given.log.texts.find((text) => text.includes('ContextEntered')) ?? '{}')
    const left = { type: 'ContextLeft', version: 1, payload: {}, kind: 'event', id: 'late.0', causation: 'late' }
    given.log.texts.push(JSON.stringify({ ...batch, id: 'late-batch', tab: 'closed', records: [left] }))
    given.browser.open('closed').announce('grown')
    await settled()
    expect(shown(given)).toEqual([])

    given.shop.cart.refresh()
    await settled()

    expect(shown(given)).toEqual([['4208103', 1]])
  })
})
