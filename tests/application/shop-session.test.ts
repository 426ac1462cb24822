import { emptyCheckout } from '#domain/checkout/evolve'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { secret } from '#domain/kernel/secret'
import { customerId, userId } from '#domain/kernel/ids'
import { aCustomer, aLine, aUser, someClaims, zip } from '../domain/given'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import { createShopWorld, fillForm, givenShop, openShop, ourCustomer, settled } from '../support/given-shop'
import { storedBatches } from '../support/memory-event-log'
import { refusal } from '../support/scripted-network'

const moasCredentials = { username: 'user', password: RIGHT_PASSWORD }
const nils = {
  user: aUser({ userId: userId('u2'), username: 'nils' }),
  claims: someClaims({ username: 'nils', userId: userId('u2'), customerId: customerId('104830') }),
  customers: [aCustomer('104830')],
}

describe('a session starts', () => {
  it('[SESSION-02] with a good stored token: taken up without a log-in', async () => {
    const { shop, network } = await givenShop({ stored: 'token' })

    expect(shop.session.get()).toMatchObject({ tag: 'Authenticated', context: { customerId: ourCustomer } })
    expect(network.asked('resume')).toEqual(['token'])
    expect(network.asked('logIn')).toEqual([])
  })

  it('[SESSION-05] [SESSION-06] by the refresh token when that is what is left, before anything else is asked', async () => {
    const { shop, network } = await givenShop({ stored: 'refreshToken' })

    expect(network.asked('resume')).toEqual(['refreshToken'])
    expect(network.calls()[0]).toBe('resume')
    expect(shop.session.get().tag).toBe('Authenticated')
  })

  it('[SESSION-07] by the punchout credentials when nothing else is stored, which stay out of the log', async () => {
    const { shop, network, log } = await givenShop({ stored: 'punchout' })

    expect(network.calls()[0]).toBe('logInByPunchout')
    expect(network.asked('resume')).toEqual([])
    expect(shop.session.get()).toMatchObject({ tag: 'Authenticated', signedIn: { claims: { isPunchout: true } } })
    expect(log.texts.join()).toContain('"by":"punchout"')
  })

  it('[SESSION-12] says so when the punchout credentials are refused, and leaves nobody logged in', async () => {
    const world = createShopWorld({ stored: 'punchout' })
    world.network.refuse('logInByPunchout', refusal('auth', 401))
    const { shop, noticeKeys, visited } = await openShop(world, 'a')
    await settled()

    expect(shop.session.get()).toMatchObject({ tag: 'Anonymous', lastFailure: { status: 401 } })
    expect([noticeKeys(), visited]).toEqual([['session.pleaseLogIn'], ['/']])
  })

  it('[SESSION-08] with nothing stored: not authenticated, and no session call', async () => {
    const { shop, network } = await givenShop({ stored: 'none' })

    expect(shop.session.get().tag).toBe('Anonymous')
    expect(network.calls()).toEqual([])
  })

  it('[SESSION-09] is authenticating until the answer is there', async () => {
    const world = createShopWorld({ stored: 'refreshToken' })
    const release = world.network.hold('resume')
    const { shop } = await openShop(world, 'a')
    expect(shop.session.get().tag).toBe('Authenticating')

    release()
    await settled()

    expect(shop.session.get().tag).toBe('Authenticated')
  })
})

describe('a log-in', () => {
  it('[SESSION-09] is authenticating until the service has refused it, and says so only in its form', async () => {
    const { shop, network, visited, noticeKeys } = await givenShop({ stored: 'none' })
    const release = network.hold('logIn')

    shop.session.logIn({ username: 'user', password: secret('wrong') })
    await settled()
    expect(shop.session.get().tag).toBe('Authenticating')
    expect(E.isLeft(shop.session.logIn(moasCredentials))).toBe(true)
    release()
    await settled()

    expect(shop.session.get()).toMatchObject({ tag: 'Anonymous', lastFailure: { tag: 'Refused', status: 400 } })
    expect(noticeKeys()).toEqual([])
    expect(visited).toEqual([])
  })

  it('[CUSTOMER-02] puts the user in the customer that the token names, with its cart', async () => {
    const { shop, network } = await givenShop({ stored: 'none' })

    shop.session.logIn(moasCredentials)
    await settled()

    expect(shop.session.get()).toMatchObject({
      tag: 'Authenticated',
      context: { customerId: ourCustomer, customerName: `Kund ${ourCustomer}` },
    })
    expect(shop.cart.get().loaded).toBe(true)
    expect(network.asked('getCart')).toHaveLength(1)
  })

  it('leaves no password in the log', async () => {
    const { shop, log } = await givenShop({ stored: 'none' })

    shop.session.logIn(moasCredentials)
    await settled()

    expect(storedBatches(log).length).toBeGreaterThan(0)
    expect(log.texts.join()).not.toContain(RIGHT_PASSWORD)
  })
})

describe('a session ends', () => {
  it('[SESSION-11] on a 401: logged out, and the page loads again with the message', async () => {
    const { shop, auth, reloads, network } = await givenShop({ lines: [aLine()] })

    auth.endSession('a', 'unauthorised')
    await settled()

    expect(shop.session.get().tag).toBe('Anonymous')
    expect(shop.cart.get().loaded).toBe(false)
    expect(reloads).toEqual([{ key: 'session.pleaseLogIn', params: {} }])
    expect(network.asked('logOut')).toEqual([])
  })

  it('[SESSION-12] when the token cannot be renewed: logged out, the message, and the start page', async () => {
    const { shop, auth, reloads, visited, noticeKeys } = await givenShop()

    auth.endSession('a', 'refreshFailed')
    await settled()

    expect(shop.session.get().tag).toBe('Anonymous')
    expect(noticeKeys()).toEqual(['session.pleaseLogIn'])
    expect(visited).toEqual(['/'])
    expect(reloads).toEqual([])
  })

  it('[SESSION-12] when the stored session is refused at start: the message, and the start page', async () => {
    const world = createShopWorld({ stored: 'refreshToken' })
    world.network.refuse('resume', refusal('auth', 401))

    const { shop, visited, noticeKeys } = await openShop(world, 'a')

    expect(shop.session.get().tag).toBe('Anonymous')
    expect(noticeKeys()).toEqual(['session.pleaseLogIn'])
    expect(visited).toEqual(['/'])
  })

  it('stays where it is when the auth service cannot say whether the stored session is good', async () => {
    const world = createShopWorld({ stored: 'refreshToken' })
    world.network.refuse('resume', refusal('auth', 503))

    const { visited, noticeKeys } = await openShop(world, 'a')

    expect(noticeKeys()).toEqual(['errors.internal_server_error'])
    expect(visited).toEqual([])
  })

  it('[SESSION-13] by logging out: cart, checkout, customer, delivery and their keys are gone', async () => {
    const given = await givenShop({ lines: [aLine()] })
    const { shop, storage } = given
    shop.session.chooseDelivery({ deliveryId: 'XXX', storeId: undefined, zipCode: zip('431 53') })
    fillForm(given, 'DBI')
    await settled()
    expect(storage.keys()).toEqual([
      'delivery-page-form-dahl',
      'delivery-page-form-owner-dahl',
      'shop/customer/currentCustomer',
      'shop/delivery/chosen',
      'shop/session/owner',
      'zipCodes',
    ])

    shop.session.logOut()
    await settled()

    expect(shop.session.get()).toEqual({
      tag: 'Anonymous',
      delivery: { choice: undefined, zipCodes: {}, stores: {} },
      lastFailure: undefined,
    })
    expect(shop.cart.get()).toMatchObject({ loaded: false, lineCount: 0 })
    expect(shop.cart.status.get()).toBe('noCart')
    expect(shop.checkout.get()).toEqual(emptyCheckout)
    expect(storage.keys()).toEqual([])
  })

  it('[SESSION-13] takes a placed order off the screen', async () => {
    const given = await givenShop({ lines: [aLine(), aLine({ deliveryId: 'EXH' })], declines: ['EXH'] })
    fillForm(given, 'DBI')
    fillForm(given, 'EXH')
    given.shop.checkout.placeOrder(false)
    await settled()
    expect(given.shop.checkout.get().placing.tag).toBe('Placed')

    given.shop.session.logOut()
    await settled()
    expect(given.storage.keys()).toEqual([])
    given.shop.session.logIn(moasCredentials)
    await settled()

    expect(given.shop.checkout.get().placing.tag).toBe('Idle')
  })

  it('leaves nothing of what one user wrote to the next one', async () => {
    const given = await givenShop({ lines: [aLine()], others: [nils] })
    fillForm(given, 'DBI')
    await settled()

    given.shop.session.logOut()
    await settled()
    given.shop.session.logIn({ username: 'nils', password: RIGHT_PASSWORD })
    await settled()

    expect(given.shop.session.get()).toMatchObject({ signedIn: { user: { userId: 'u2' } } })
    expect(given.shop.checkout.get().forms).toEqual({})
    expect(given.shop.cart.get().lineCount).toBe(0)
  })

  it('gives a form found in the browser to nobody who logs in anew', async () => {
    const storage = { 'delivery-page-form-dahl': JSON.stringify({ DBI: { recipient: 'Moa' } }) }
    const given = await givenShop({ stored: 'none', storage, others: [nils] })

    given.shop.session.logIn({ username: 'nils', password: RIGHT_PASSWORD })
    await settled()

    expect(given.shop.checkout.get().forms).toEqual({})
    expect(given.storage.keys()).not.toContain('delivery-page-form-dahl')
  })
})
