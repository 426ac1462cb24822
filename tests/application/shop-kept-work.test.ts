import { describe, expect, it } from 'vitest'
import { customerId, userId } from '#domain/kernel/ids'
import { aCustomer, aUser, someClaims, zip } from '../domain/given'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import {
  completeForm,
  createShopWorld,
  fillForm,
  openShop,
  ourCustomer,
  settled,
  type OpenShop,
} from '../support/given-shop'
import { tickingClock } from '../support/fixed-clock'
import { refusal } from '../support/scripted-network'

const nils = {
  user: aUser({ userId: userId('u2'), username: 'nils' }),
  claims: someClaims({ username: 'nils', userId: userId('u2'), customerId: customerId('104830') }),
  customers: [aCustomer('104830')],
}

const express = { deliveryId: 'XXX', storeId: undefined, zipCode: zip('431 38') } as const

/** A user who has chosen express to a zip code and filled in the form of a delivery. */
const givenWork = async (customers = [aCustomer(ourCustomer)]) => {
  const world = createShopWorld({ customers, others: [nils] })
  // What was logged before a session ended is forgotten, and what is logged after it is not.
  const clock = tickingClock()
  const given = { ...world, clock, ...(await openShop(world, 'a', clock)) }
  given.shop.session.chooseDelivery(express)
  fillForm(given, 'XXX')
  await settled()
  return given
}

const logIn = async ({ shop }: Pick<OpenShop, 'shop'>, username: string): Promise<void> => {
  shop.session.logIn({ username, password: RIGHT_PASSWORD })
  await settled()
}

const workOf = ({ shop }: Pick<OpenShop, 'shop'>) => ({
  forms: shop.checkout.get().forms,
  choice: shop.session.get().delivery.choice,
})

const itsWork = { forms: { XXX: completeForm }, choice: express }

describe('when a session ends by itself, its user finds the form and the delivery again', () => {
  it.each(['unauthorised', 'refreshFailed'] as const)('in the same page (%s)', async (reason) => {
    const given = await givenWork()

    given.auth.endSession('a', reason)
    await settled()
    expect(given.shop.checkout.get().forms).toEqual({})
    await logIn(given, 'user')

    expect(workOf(given)).toEqual(itsWork)
  })

  it('after the page has been loaded again', async () => {
    const given = await givenWork()

    given.auth.endSession('a', 'unauthorised')
    await settled()
    given.shop.stop()
    const next = await openShop(given, 'b', given.clock)
    await logIn(next, 'user')

    expect(workOf(next)).toEqual(itsWork)
  })

  it('after the stored session is refused at the next start', async () => {
    const given = await givenWork()
    given.shop.stop()
    given.network.refuse('resume', refusal('auth', 401))

    const next = await openShop(given, 'b', given.clock)
    await logIn(next, 'user')

    expect(workOf(next)).toEqual(itsWork)
  })

  it('after a wrong password', async () => {
    const given = await givenWork()
    given.auth.endSession('a', 'refreshFailed')
    await settled()

    await logIn(given, 'nobody')
    await logIn(given, 'user')

    expect(workOf(given)).toEqual(itsWork)
  })

  it('in another tab, where the user logs in', async () => {
    const given = await givenWork()
    const other = await openShop(given, 'b', given.clock)

    given.auth.endSession('a', 'refreshFailed')
    await settled()
    await logIn(other, 'user')

    expect(workOf(other)).toEqual(itsWork)
    expect(workOf(given)).toEqual(itsWork)
  })

  it('with the customer of the work, who is not the one that a log-in begins with', async () => {
    const given = await givenWork([aCustomer(ourCustomer), aCustomer('104840', { zipCode: '431 37' })])
    given.shop.session.chooseContext(customerId('104840'), undefined)
    await settled()
    fillForm(given, 'DBI')
    await settled()

    given.auth.endSession('a', 'unauthorised')
    await settled()
    given.shop.stop()
    const next = await openShop(given, 'b', given.clock)
    await logIn(next, 'user')

    expect(next.shop.session.get()).toMatchObject({ context: { customerId: '104840' } })
    expect(next.shop.checkout.get().forms).toEqual({ DBI: completeForm })
  })

  it('and what is typed into the address book', async () => {
    const given = await givenWork()
    const draft = { of: '104822/new', values: { address2: 'Storgatan 1' } }
    given.shop.drafts.keep('address', draft)

    given.auth.endSession('a', 'refreshFailed')
    await settled()

    expect(given.shop.drafts.read('address')).toEqual(draft)
  })

  it('and the rows of the quick order', async () => {
    const given = await givenWork()
    given.shop.keepOrderRows([{ article: '1234567', quantity: '7' }])

    given.auth.endSession('a', 'refreshFailed')
    await settled()

    expect(given.shop.orderRows()).toEqual([{ article: '1234567', quantity: '7' }])
  })
})

describe('the form and the delivery of a user are gone', () => {
  it('when the user logs out, for the user too', async () => {
    const given = await givenWork()
    given.shop.drafts.keep('address', { of: '104822/new', values: { address2: 'Storgatan 1' } })

    given.shop.session.logOut()
    await settled()
    expect(given.storage.keys()).toEqual([])
    expect(given.shop.drafts.read('address')).toBeUndefined()
    await logIn(given, 'user')

    expect(workOf(given)).toMatchObject({ forms: {}, choice: { deliveryId: 'DBI' } })
  })

  it('when the user logs out in another tab', async () => {
    const given = await givenWork()
    const other = await openShop(given, 'b', given.clock)

    other.shop.session.logOut()
    await settled()
    expect(given.storage.keys()).toEqual([])
    await logIn(given, 'user')

    expect(workOf(given)).toMatchObject({ forms: {}, choice: { deliveryId: 'DBI' } })
  })

  it('when somebody else logs in after the session has ended, and they stay gone', async () => {
    const given = await givenWork()
    given.shop.keepOrderRows([{ article: '1234567', quantity: '7' }])
    given.shop.drafts.keep('address', { of: '104822/new', values: { address2: 'Storgatan 1' } })
    given.auth.endSession('a', 'refreshFailed')
    await settled()

    await logIn(given, 'nils')
    expect(given.shop.drafts.read('address')).toBeUndefined()
    expect(workOf(given)).toMatchObject({ forms: {}, choice: { deliveryId: 'DBI' } })
    expect(given.shop.orderRows()).toEqual([])
    expect(given.storage.keys()).not.toContain('delivery-page-form-dahl')
    expect(given.storage.get('zipCodes') ?? '').not.toContain('43138')
    given.auth.endSession('a', 'refreshFailed')
    await settled()
    await logIn(given, 'user')

    expect(workOf(given)).toMatchObject({ forms: {}, choice: { deliveryId: 'DBI' } })
  })

  it('when somebody else logs in after the page has been loaded again', async () => {
    const given = await givenWork()
    given.auth.endSession('a', 'unauthorised')
    await settled()
    given.shop.stop()

    const next = await openShop(given, 'b', given.clock)
    await logIn(next, 'nils')

    expect(workOf(next)).toMatchObject({ forms: {}, choice: { deliveryId: 'DBI' } })
    expect(given.storage.keys()).not.toContain('delivery-page-form-dahl')
  })
})
