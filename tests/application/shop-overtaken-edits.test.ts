import { describe, expect, it } from 'vitest'
import type { Clock } from '#application/ports/clock'
import type { ItemUpdate } from '#application/ports/cart-service'
import { articleNumber } from '#domain/kernel/ids'
import { aLine, day } from '../domain/given'
import { changeElsewhere, chooseDayElsewhere } from '../support/change-elsewhere'
import { fixedClock } from '../support/fixed-clock'
import {
  createShopWorld,
  onlyLine,
  openShop,
  settled,
  shown,
  type OpenShop,
  type ShopWorld,
} from '../support/given-shop'
import { refusal } from '../support/scripted-network'

type Edit = (tab: OpenShop) => void

const setTo15: Edit = (tab) => tab.shop.cart.changeQuantity(onlyLine(tab), 15)

/** An edit is made and never sent; another browser changes its line; the first one is opened again. */
const reopened = async (given: {
  edit?: Edit
  call?: string
  elsewhere?: Partial<ItemUpdate>
  dayElsewhere?: string
  clock?: Clock
}) => {
  const world = createShopWorld({ lines: [aLine({ quantity: 10 })] })
  const first = await openShop(world, 'a')
  world.network.refuse(given.call ?? 'updateItem', refusal('cart', 503))
  ;(given.edit ?? setTo15)(first)
  first.shop.cart.sendNow()
  await settled()
  first.shop.stop()
  if (given.elsewhere !== undefined) await changeElsewhere(world, given.elsewhere)
  if (given.dayElsewhere !== undefined) await chooseDayElsewhere(world, 'DBI', given.dayElsewhere)
  return { world, ...(await openShop(world, 'b', given.clock)) }
}

const linesOf = ({ carts }: ShopWorld) => carts.linesOf('104822')
const quantityOf = (world: ShopWorld) => linesOf(world).map(({ quantity }) => quantity)
const aMomentLater = fixedClock('2026-03-10', '09:31')
const daysLater = fixedClock('2026-03-13')

describe('[ERROR-25] a quantity that was left unsent, when its line has changed since', () => {
  it.each([
    ['a moment later', aMomentLater],
    ['days later', daysLater],
  ])('%s is not laid over it, and can be chosen', async (_when, clock) => {
    const { world, shop } = await reopened({ elsewhere: { quantity: 40 }, clock })

    expect(quantityOf(world)).toEqual([40])
    expect(shown({ shop })).toEqual([['4208103', 40]])
    const [refused] = shop.cart.refusedEdits.get()
    expect(refused).toMatchObject({ edit: { quantity: 15 }, failure: { code: 'LINE_CHANGED' } })
    expect(shop.cart.heldEdits.get()).toEqual([])

    if (refused !== undefined) shop.cart.tryAgain(refused.id)
    shop.cart.sendNow()
    await settled()
    expect(quantityOf(world)).toEqual([15])
    expect(shop.cart.refusedEdits.get()).toEqual([])
  })

  it('can be let be', async () => {
    const { world, shop } = await reopened({ elsewhere: { quantity: 40 }, clock: aMomentLater })
    const [refused] = shop.cart.refusedEdits.get()
    if (refused !== undefined) shop.cart.dismissRefused(refused.id)
    await settled()
    expect(shop.cart.refusedEdits.get()).toEqual([])
    expect(quantityOf(world)).toEqual([40])
  })

  it('is sent at once where the line is as it was, on the same day', async () => {
    const { world, shop } = await reopened({ clock: aMomentLater })
    expect(quantityOf(world)).toEqual([15])
    expect(shop.cart.refusedEdits.get()).toEqual([])
    expect(shop.cart.heldEdits.get()).toEqual([])
  })
})

describe('[ERROR-25] other edits that were left unsent', () => {
  it('a label is not laid over another one, and is made again for the line as it is', async () => {
    const edit: Edit = (tab) => tab.shop.cart.changeLabel([onlyLine(tab)], 'Kök')
    const { world, shop } = await reopened({ edit, elsewhere: { label: 'Hall' }, clock: aMomentLater })

    expect(linesOf(world).map(({ label }) => label)).toEqual(['Hall'])
    const [refused] = shop.cart.refusedEdits.get()
    expect(refused?.edit).toEqual({ type: 'ChangeLabel', lines: [onlyLine({ shop })], label: 'Kök' })
    if (refused !== undefined) shop.cart.tryAgain(refused.id)
    shop.cart.sendNow()
    await settled()
    expect(linesOf(world).map(({ label }) => label)).toEqual(['Kök'])
  })

  it('a move that was made without an answer is not told as one of a line that is gone', async () => {
    const edit: Edit = (tab) => tab.shop.cart.changeDelivery([onlyLine(tab)], 'EXH')
    const { world, shop } = await reopened({ edit, elsewhere: { deliveryId: 'EXH' }, clock: aMomentLater })

    expect(linesOf(world).map(({ deliveryId }) => deliveryId)).toEqual(['EXH'])
    expect(shop.cart.refusedEdits.get()).toEqual([])
  })

  it('a removal is not carried out on a line that somebody wants more of since', async () => {
    const edit: Edit = (tab) => void tab.shop.cart.removeLines([onlyLine(tab)])
    const call = 'removeItem'
    const { world, shop } = await reopened({ edit, call, elsewhere: { quantity: 40 }, clock: aMomentLater })
    expect(quantityOf(world)).toEqual([40])
    expect(shop.cart.refusedEdits.get()).toMatchObject([{ edit: { type: 'RemoveLines' } }])
  })

  it('a day of a delivery is not laid over another one, and can be chosen', async () => {
    const edit: Edit = (tab) => tab.shop.cart.requestDeliveryDate('DBI', day('2026-03-17'))
    const call = 'setDeliveryDate'
    const { shop } = await reopened({ edit, call, dayElsewhere: '2026-03-18', clock: aMomentLater })
    const shownDay = () => shop.cart.get().groups[0]?.delivery.requestedDeliveryDate

    expect(shownDay()).toBe('2026-03-18')
    const [refused] = shop.cart.refusedEdits.get()
    expect(refused).toMatchObject({ edit: { date: '2026-03-17' }, failure: { code: 'LINE_CHANGED' } })
    if (refused !== undefined) shop.cart.tryAgain(refused.id)
    await settled()
    expect(shownDay()).toBe('2026-03-17')
    expect(shop.cart.refusedEdits.get()).toEqual([])
  })

  it('a day of a delivery is sent where nobody has chosen another one', async () => {
    const edit: Edit = (tab) => tab.shop.cart.requestDeliveryDate('DBI', day('2026-03-17'))
    const { shop } = await reopened({ edit, call: 'setDeliveryDate', clock: aMomentLater })
    expect(shop.cart.get().groups[0]?.delivery.requestedDeliveryDate).toBe('2026-03-17')
  })

  it('a label is laid over no quantity, so it is sent', async () => {
    const edit: Edit = (tab) => tab.shop.cart.changeLabel([onlyLine(tab)], 'Kök')
    const { world } = await reopened({ edit, elsewhere: { quantity: 40 }, clock: aMomentLater })
    expect(linesOf(world)).toMatchObject([{ quantity: 40, label: 'Kök' }])
  })
})

describe('[ERROR-25] edits that were left unsent on another day', () => {
  const addTwo: Edit = (tab) =>
    void tab.shop.cart.add([
      { articleNumber: articleNumber('4208104'), quantity: 2, deliveryId: 'DBI', variant: undefined },
    ])
  const both: Edit = (tab) => {
    setTo15(tab)
    addTwo(tab)
  }

  it('are held, and not shown in the cart, until the user sends them', async () => {
    const { world, shop } = await reopened({ edit: both, clock: daysLater })
    const held = shop.cart.heldEdits.get()
    expect(held.map(({ edit }) => edit.type)).toEqual(['ChangeQuantity', 'AddLines'])
    expect(quantityOf(world)).toEqual([10])
    expect(shown({ shop })).toEqual([['4208103', 10]])

    shop.cart.sendHeld(held.map(({ id }) => id))
    shop.cart.sendNow()
    await settled()
    expect(quantityOf(world)).toEqual([15, 2])
    expect(shop.cart.heldEdits.get()).toEqual([])
  })

  it('are gone when the user discards them', async () => {
    const { world, shop } = await reopened({ edit: both, clock: daysLater })
    shop.cart.discardHeld(shop.cart.heldEdits.get().map(({ id }) => id))
    await settled()
    expect(shop.cart.heldEdits.get()).toEqual([])
    expect(quantityOf(world)).toEqual([10])
  })

  it('are asked about at each start until the user has answered', async () => {
    const { world, shop } = await reopened({ edit: both, clock: daysLater })
    shop.stop()
    const again = await openShop(world, 'c', daysLater)
    expect(again.shop.cart.heldEdits.get()).toHaveLength(2)
  })

  it('give way to a newer edit of the same line', async () => {
    const { world, shop } = await reopened({ clock: daysLater })
    shop.cart.changeQuantity(onlyLine({ shop }), 12)
    shop.cart.sendNow()
    await settled()
    expect(shop.cart.heldEdits.get()).toEqual([])
    expect(quantityOf(world)).toEqual([12])
  })

  it('add once, though the call of yesterday was carried out', async () => {
    const world = createShopWorld({ lines: [] })
    const first = await openShop(world, 'a')
    world.network.loseAnswer('addItems')
    addTwo(first)
    await settled()
    first.shop.stop()
    const { shop } = await openShop(world, 'b', daysLater)
    shop.cart.sendHeld(shop.cart.heldEdits.get().map(({ id }) => id))
    await settled()
    expect(quantityOf(world)).toEqual([2])
  })
})

describe('[ERROR-25] an edit that waited for the network in its own page', () => {
  /** Without an answer of the cart service the edit waits; meanwhile another browser changes its line. */
  const waited = async (given: { edit: Edit; call: string; elsewhere: Partial<ItemUpdate> }) => {
    const world = createShopWorld({ lines: [aLine({ quantity: 10 })] })
    const tab = await openShop(world, 'a')
    world.network.refuse(given.call, { tag: 'Lost', service: 'cart', status: undefined })
    given.edit(tab)
    tab.shop.cart.sendNow()
    await settled()
    await changeElsewhere(world, given.elsewhere)
    return { world, tab }
  }
  const reconnect = async ({ connectivity }: OpenShop) => {
    connectivity.comeBack()
    await settled()
  }

  it('gives way to what somebody has set since, and can be chosen', async () => {
    const { world, tab } = await waited({ edit: setTo15, call: 'updateItem', elsewhere: { quantity: 40 } })

    await reconnect(tab)

    expect(quantityOf(world)).toEqual([40])
    expect(shown(tab)).toEqual([['4208103', 40]])
    const [refused] = tab.shop.cart.refusedEdits.get()
    expect(refused).toMatchObject({ edit: { quantity: 15 }, failure: { code: 'LINE_CHANGED' } })
    if (refused !== undefined) tab.shop.cart.tryAgain(refused.id)
    tab.shop.cart.sendNow()
    await settled()
    expect(quantityOf(world)).toEqual([15])
  })

  it('gives way too where it was never called, because one before it found no answer', async () => {
    const [first, other] = [aLine({ quantity: 10 }), aLine({ articleNumber: articleNumber('4208104') })]
    const world = createShopWorld({ lines: [first, other] })
    const tab = await openShop(world, 'a')
    world.network.refuse('updateItem', { tag: 'Lost', service: 'cart', status: undefined })
    tab.shop.cart.changeLabel([other.key], 'Kök')
    tab.shop.cart.sendNow()
    await settled()
    tab.shop.cart.changeQuantity(first.key, 15)
    tab.shop.cart.sendNow()
    await settled()
    await changeElsewhere(world, { quantity: 40 })

    await reconnect(tab)

    expect(linesOf(world)).toMatchObject([{ quantity: 40 }, { label: 'Kök' }])
    expect(tab.shop.cart.refusedEdits.get()).toMatchObject([{ edit: { quantity: 15 } }])
  })

  it('is sent where nobody has changed its line', async () => {
    const { world, tab } = await waited({ edit: setTo15, call: 'updateItem', elsewhere: {} })
    await reconnect(tab)
    expect(quantityOf(world)).toEqual([15])
    expect(tab.shop.cart.refusedEdits.get()).toEqual([])
  })

  it('is not taken for a change by others where the service has made it already', async () => {
    const world = createShopWorld({ lines: [aLine({ quantity: 10 })] })
    const tab = await openShop(world, 'a')
    world.network.loseAnswer('updateItem')
    setTo15(tab)
    tab.shop.cart.sendNow()
    await settled()
    await reconnect(tab)
    expect(quantityOf(world)).toEqual([15])
    expect(tab.shop.cart.refusedEdits.get()).toEqual([])
  })
})

describe('an edit that goes out as it is made', () => {
  it('is the last word of its user', async () => {
    const world = createShopWorld({ lines: [aLine({ quantity: 10 })] })
    const tab = await openShop(world, 'a')
    await changeElsewhere(world, { quantity: 40 })
    setTo15(tab)
    tab.shop.cart.sendNow()
    await settled()
    expect(quantityOf(world)).toEqual([15])
  })
})
