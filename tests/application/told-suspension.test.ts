import { describe, expect, it } from 'vitest'
import { customerId, projectId, userId } from '#domain/kernel/ids'
import { createToldSuspension } from '#application/shop/told-suspension'
import { aCustomer } from '../domain/given'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import { createShopWorld, openShop, ourCustomer, settled, type OpenShop } from '../support/given-shop'
import { createMemoryStorage } from '../support/memory-storage'

const other = customerId('104830')
const kvarnen = { projectId: projectId('P-7'), name: 'Kvarnen', description: '' }
const ours = customerId(ourCustomer)

/** A user who has read in their tab that the customer is suspended. */
const givenTold = async () => {
  const customers = [aCustomer(ourCustomer, { isSuspended: true, projects: [kvarnen] }), aCustomer(other)]
  const world = createShopWorld({ customers })
  const tabStorage = createMemoryStorage()
  const open = (load: string) => openShop(world, load, undefined, tabStorage)
  const opened = await open('first load')
  opened.shop.keepToldSuspended()
  return { ...opened, world, tabStorage, open }
}

const logIn = async ({ shop }: Pick<OpenShop, 'shop'>, username: string): Promise<void> => {
  shop.session.logIn({ username, password: RIGHT_PASSWORD })
  await settled()
}

describe('[CUSTOMER-18] that a customer is suspended', () => {
  it('is known to be read when the page has been loaded again', async () => {
    const { shop, open } = await givenTold()
    expect(shop.toldSuspended.get()).toBe(ours)
    shop.stop()

    const loaded = await open('second load')
    expect(loaded.shop.session.get()).toMatchObject({ tag: 'Authenticated', context: { customerId: ours } })
    expect(loaded.shop.toldSuspended.get()).toBe(ours)
  })

  it('is told in another tab for itself', async () => {
    const { world } = await givenTold()
    expect((await openShop(world, 'b')).shop.toldSuspended.get()).toBeUndefined()
  })

  it('stays read when the user goes over to a project of that customer', async () => {
    const { shop } = await givenTold()

    shop.session.chooseContext(ours, kvarnen.projectId)
    await settled()

    expect(shop.toldSuspended.get()).toBe(ours)
  })

  it('is told again to who has worked for another customer since', async () => {
    const { shop } = await givenTold()

    shop.session.chooseContext(other, undefined)
    await settled()
    shop.session.chooseContext(ours, undefined)
    await settled()

    expect(shop.toldSuspended.get()).toBeUndefined()
  })

  it('is told again after a new log-in of the same user, in the same page and in a new one', async () => {
    const given = await givenTold()
    given.shop.session.logOut()
    await settled()
    await logIn(given, 'user')
    expect(given.shop.toldSuspended.get()).toBeUndefined()

    given.shop.keepToldSuspended()
    given.shop.stop()
    // The session was ended while the page was closed.
    given.world.auth.endSession('b', 'unauthorised')
    const next = await given.open('second load')
    await logIn(next, 'user')
    expect(next.shop.toldSuspended.get()).toBeUndefined()
  })

  it('is told to another user who works for the same customer', async () => {
    const { tabStorage } = await givenTold()
    const told = createToldSuspension(tabStorage)

    told.follow({ userId: userId('u2'), customerId: ours })

    expect(told.customer.get()).toBeUndefined()
    expect(tabStorage.keys()).not.toContain('shop/customer/toldSuspended')
  })

  it('is told where what was stored is damaged', () => {
    const told = createToldSuspension(createMemoryStorage({ 'shop/customer/toldSuspended': '{"customerId":7}' }))
    expect(told.customer.get()).toBeUndefined()
  })
})
