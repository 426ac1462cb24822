import { describe, expect, it } from 'vitest'
import { customerId } from '#domain/kernel/ids'
import { aCustomer, aLine } from '../domain/given'
import { createShopWorld, onlyLine, openShop, ourCustomer, settled, shown } from '../support/given-shop'

const other = customerId('104830')
const twoCustomers = { customers: [aCustomer(ourCustomer), aCustomer(other)], lines: [aLine()] }

/** Two tabs, of which the first makes the calls of both for the cart; the call for a quantity that was typed hangs. */
const typedIn = async (which: 'first' | 'second') => {
  const world = createShopWorld(twoCustomers)
  const first = await openShop(world, 'a')
  const second = await openShop(world, 'b')
  const letThrough = world.network.hold('updateItem')
  const typing = which === 'first' ? first : second
  typing.shop.cart.changeQuantity(onlyLine(typing), 7)
  typing.shop.cart.sendNow()
  await settled()
  return { world, first, second, letThrough }
}

describe('[CART-50] a cart that comes along from one of two tabs', () => {
  it.each(['first', 'second'] as const)('waits for what was typed in the %s tab', async (which) => {
    const { world, second, letThrough } = await typedIn(which)

    second.shop.session.chooseContext(other, undefined, second.shop.cart.get().cartId)
    await settled()
    expect(world.network.asked('switchContext')).toEqual([])
    letThrough()
    await settled()

    expect(second.shop.session.get()).toMatchObject({ context: { customerId: other }, switchingTo: undefined })
    expect(shown(second)).toEqual([['4208103', 7]])
    expect(world.carts.linesOf(ourCustomer)).toEqual([])
  })

  it('stays where it is, and says so, when the other tab does not get it saved', async () => {
    const { world, second, letThrough } = await typedIn('first')

    second.shop.session.chooseContext(other, undefined, second.shop.cart.get().cartId)
    await settled()
    second.timers.pass(60_000)
    await settled()

    expect(world.network.asked('switchContext')).toEqual([])
    expect(second.shop.session.get()).toMatchObject({ context: { customerId: ourCustomer }, switchingTo: undefined })
    expect(second.noticeKeys()).toEqual(['session.contextPutOff'])
    letThrough()
    await settled()
    expect(shown(second)).toEqual([['4208103', 7]])
  })

  it('waits for nothing where it stays behind', async () => {
    const { world, second, letThrough } = await typedIn('first')

    second.shop.session.chooseContext(other, undefined)
    await settled()

    expect(world.network.asked('switchContext')).toHaveLength(1)
    letThrough()
  })
})
