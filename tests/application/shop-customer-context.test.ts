import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { customerId, projectId } from '#domain/kernel/ids'
import { aCustomer, aLine } from '../domain/given'
import {
  createShopWorld,
  givenShop,
  onlyLine,
  openShop,
  type OpenShop,
  ourCustomer,
  settled,
  shown,
} from '../support/given-shop'
import { refusal } from '../support/scripted-network'

describe('the customer context', () => {
  const project = { projectId: projectId('P-3309'), name: 'Kvarteret Ånghammaren', description: '' }
  const twoCustomers = {
    customers: [aCustomer(ourCustomer, { projects: [project] }), aCustomer('104830')],
    lines: [aLine()],
  }

  it('[CUSTOMER-05] is kept in the browser, and restored when the token names no customer', async () => {
    const storage = {
      'shop/customer/currentCustomer': JSON.stringify({ customerId: '104830', projectId: undefined }),
    }
    const given = await givenShop({ ...twoCustomers, claims: { customerId: undefined }, storage })

    expect(given.network.asked('switchContext')).toEqual([{ customerId: '104830', projectId: undefined }])
    expect(given.shop.session.get()).toMatchObject({ context: { customerId: '104830' } })
    expect(given.storage.json('shop/customer/currentCustomer')).toMatchObject({ customerId: '104830' })
  })

  it('[CUSTOMER-06] changes customer and project, and opens the other cart', async () => {
    const given = await givenShop(twoCustomers)
    expect(shown(given)).toEqual([['4208103', 1]])

    given.shop.session.chooseContext(customerId(ourCustomer), project.projectId)
    await settled()

    const context = {
      customerId: ourCustomer,
      customerName: `Kund ${ourCustomer}`,
      projectId: project.projectId,
      projectName: project.name,
    }
    expect(given.shop.session.get()).toMatchObject({ context, switchingTo: undefined })
    expect(given.storage.json('shop/customer/currentCustomer')).toMatchObject(context)
    expect(shown(given)).toEqual([])
  })

  it('[CUSTOMER-06] finds the cart as it was left, on coming back', async () => {
    const given = await givenShop(twoCustomers)

    given.shop.session.chooseContext(customerId('104830'), undefined)
    await settled()
    expect(shown(given)).toEqual([])
    given.shop.session.chooseContext(customerId(ourCustomer), undefined)
    await settled()

    expect(shown(given)).toEqual([['4208103', 1]])
  })

  it('[CART-50] moves the lines that are to come along into the cart of the other customer', async () => {
    const given = await givenShop(twoCustomers)
    const { cartId } = given.shop.cart.get()

    given.shop.session.chooseContext(customerId('104830'), undefined, cartId)
    await settled()

    expect(given.network.asked('transfer')).toEqual([cartId])
    expect(given.noticeKeys()).toEqual(['notice.cartTransferred'])
    expect(shown(given)).toEqual([['4208103', 1]])
    given.shop.session.chooseContext(customerId(ourCustomer), undefined)
    await settled()
    expect(shown(given)).toEqual([])
  })

  it('[CART-50] says how many lines are on their way from whom until they are moved, also after a reload', async () => {
    const world = createShopWorld(twoCustomers)
    const tab = await openShop(world, 'a')
    const onTheWay = ({ shop }: OpenShop) =>
      shop.cart.onTheWay.get().map(({ brought }) => [brought?.from.customerId, brought?.lineCount])
    const answer = world.network.hold('transfer', 'answer')

    tab.shop.session.chooseContext(customerId('104830'), undefined, tab.shop.cart.get().cartId)
    await settled()
    expect(onTheWay(tab)).toEqual([[ourCustomer, 1]])
    tab.shop.stop()
    const held = world.network.hold('transfer')
    const reloaded = await openShop(world, 'b')
    expect(onTheWay(reloaded)).toEqual([[ourCustomer, 1]])

    answer()
    held()
    await settled()
    expect(onTheWay(reloaded)).toEqual([])
    expect(shown(reloaded)).toEqual([['4208103', 1]])
  })

  it('[CART-50] sends what was typed to the first cart before its lines are moved', async () => {
    const given = await givenShop(twoCustomers)

    given.shop.cart.changeQuantity(onlyLine(given), 7)
    given.shop.session.chooseContext(customerId('104830'), undefined, given.shop.cart.get().cartId)
    await settled()

    expect(shown(given)).toEqual([['4208103', 7]])
  })

  it('[CART-50] sends what a closed page has left to the first cart before its lines are moved', async () => {
    const world = createShopWorld(twoCustomers)
    const closed = await openShop(world, 'a')
    world.network.hold('updateItem')
    closed.shop.cart.changeQuantity(onlyLine(closed), 7)
    closed.shop.cart.sendNow()
    await settled()
    closed.shop.stop()
    const letCartsThrough = world.network.hold('getCart')
    const next = await openShop(world, 'b')

    // The cart is asked for before the edit is sent again, and the customer is changed meanwhile.
    next.shop.session.chooseContext(customerId('104830'), undefined, next.shop.cart.get().cartId)
    await settled()
    letCartsThrough()
    await settled()

    expect(world.carts.linesOf(ourCustomer)).toEqual([])
    expect(shown(next)).toEqual([['4208103', 7]])
  })

  it('[CART-50] stays with the customer, and says so, when the cart that is to come along cannot be saved', async () => {
    const given = await givenShop(twoCustomers)
    given.network.refuse('updateItem', refusal('cart', 503))

    given.shop.cart.changeQuantity(onlyLine(given), 7)
    given.shop.session.chooseContext(customerId('104830'), undefined, given.shop.cart.get().cartId)
    await settled()

    expect(given.network.asked('switchContext')).toEqual([])
    expect(given.noticeKeys()).toEqual(['session.contextPutOff'])
    expect(given.shop.session.get()).toMatchObject({ context: { customerId: ourCustomer }, switchingTo: undefined })
    given.timers.pass(60_000)
    await settled()
    given.shop.session.chooseContext(customerId('104830'), undefined, given.shop.cart.get().cartId)
    await settled()
    expect(given.noticeKeys()).toEqual(['notice.cartTransferred'])
    expect(shown(given)).toEqual([['4208103', 7]])
    expect(given.carts.linesOf('104830')).toMatchObject([{ quantity: 7 }])
  })

  it('[ERROR-20] says that the lines were not moved, and moves them when it is tried again', async () => {
    const given = await givenShop(twoCustomers)
    given.network.refuse('transfer', refusal('cart', 422))

    given.shop.session.chooseContext(customerId('104830'), undefined, given.shop.cart.get().cartId)
    await settled()

    expect(given.shop.notices.get().map(({ key, wrapped }) => [key, wrapped])).toEqual([['errors.transfer_cart', true]])
    expect(shown(given)).toEqual([])
    const [refused] = given.shop.cart.refusedEdits.get()
    if (refused === undefined) throw new Error('nothing is kept')
    given.shop.cart.tryAgain(refused.id)
    await settled()
    expect(shown(given)).toEqual([['4208103', 1]])
  })

  it('moves no lines when the change of customer is refused', async () => {
    const given = await givenShop(twoCustomers)
    given.network.refuse('switchContext', refusal('auth', 403))

    given.shop.session.chooseContext(customerId('104830'), undefined, given.shop.cart.get().cartId)
    await settled()

    expect(given.network.asked('transfer')).toEqual([])
    expect(shown(given)).toEqual([['4208103', 1]])
  })

  it('[CUSTOMER-07] is removed from the browser when it is cleared', async () => {
    const given = await givenShop(twoCustomers)
    expect(given.storage.json('shop/customer/currentCustomer')).toMatchObject({ customerId: ourCustomer })

    given.shop.session.logOut()
    await settled()

    expect(given.storage.keys()).not.toContain('shop/customer/currentCustomer')
  })

  it('stays when the service does not agree, and says so', async () => {
    const given = await givenShop(twoCustomers)
    given.network.refuse('switchContext', refusal('auth', 403))

    given.shop.session.chooseContext(customerId('104830'), undefined)
    await settled()

    expect(given.shop.session.get()).toMatchObject({ context: { customerId: ourCustomer }, switchingTo: undefined })
    expect(given.noticeKeys()).toEqual(['errors.forbidden_action'])
    expect(shown(given)).toEqual([['4208103', 1]])
  })

  it('sends what was typed to the cart in which it was typed', async () => {
    const given = await givenShop(twoCustomers)

    given.shop.cart.changeQuantity(onlyLine(given), 7)
    given.shop.session.chooseContext(customerId('104830'), undefined)
    await settled()

    expect(given.carts.linesOf('104830')).toEqual([])
    given.shop.session.chooseContext(customerId(ourCustomer), undefined)
    await settled()
    expect(given.carts.linesOf(ourCustomer)).toMatchObject([{ quantity: 7 }])
    expect(shown(given)).toEqual([['4208103', 7]])
  })

  it('does not wait for edits that cannot be saved just now; they are saved when their customer is back', async () => {
    const given = await givenShop(twoCustomers)
    given.network.refuse('updateItem', refusal('cart', 503))
    given.shop.cart.changeQuantity(onlyLine(given), 7)
    given.shop.cart.sendNow()
    await settled()

    given.shop.session.chooseContext(customerId('104830'), undefined)
    await settled()
    expect(given.shop.session.get()).toMatchObject({ context: { customerId: '104830' } })
    given.timers.pass(60_000)
    await settled()
    expect(given.network.asked('updateItem')).toHaveLength(1)
    given.shop.session.chooseContext(customerId(ourCustomer), undefined)
    await settled()

    expect(given.carts.linesOf(ourCustomer)).toMatchObject([{ quantity: 7 }])
    expect(shown(given)).toEqual([['4208103', 7]])
  })

  it('leaves what the cart of one project still asks for until the user is back there', async () => {
    const given = await givenShop(twoCustomers)
    given.network.forget()

    given.shop.cart.changeQuantity(onlyLine(given), 7)
    given.shop.session.chooseContext(customerId(ourCustomer), project.projectId)
    await settled()

    expect(given.network.calls()).toEqual(['updateItem', 'switchContext', 'customers', 'getCart'])
    expect(shown(given)).toEqual([])
  })

  it('never takes the cart of one customer for another’s when the token changes on the way', async () => {
    const given = await givenShop(twoCustomers)
    const letCustomersThrough = given.network.hold('customers')

    given.shop.session.chooseContext(customerId('104830'), undefined)
    await settled()
    given.shop.cart.refresh()
    await settled()
    expect(shown(given)).toEqual([['4208103', 1]])
    letCustomersThrough()
    await settled()

    expect(shown(given)).toEqual([])
    expect(given.noticeKeys()).toEqual([])
  })

  it('knows only the user’s own customers', async () => {
    const given = await givenShop(twoCustomers)

    const result = given.shop.session.chooseContext(customerId('999999'), undefined)

    expect(E.isLeft(result) && result.left.tag).toBe('UnknownCustomer')
    expect(given.network.asked('switchContext')).toEqual([])
    expect(given.noticeKeys()).toEqual(['notice.unknownCustomer'])
  })
})
