import { describe, expect, it } from 'vitest'
import type { Clock } from '#application/ports/clock'
import { articleNumber } from '#domain/kernel/ids'
import { aLine, aLineArticle, aPrice } from '../domain/given'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import { changeElsewhere } from '../support/change-elsewhere'
import { fixedClock } from '../support/fixed-clock'
import {
  createShopWorld,
  onlyLine,
  openShop,
  ourCustomer,
  settled,
  shown,
  type OpenShop,
  type ShopWorld,
} from '../support/given-shop'
import { storedBatches } from '../support/memory-event-log'
import { refusal } from '../support/scripted-network'

type Edit = (tab: OpenShop) => void

const setTo15: Edit = (tab) => void tab.shop.cart.changeQuantity(onlyLine(tab), 15)
const addTwo: Edit = (tab) =>
  void tab.shop.cart.add([
    { articleNumber: articleNumber('4208104'), quantity: 2, deliveryId: 'DBI', variant: undefined },
  ])
const both: Edit = (tab) => {
  setTo15(tab)
  addTwo(tab)
}

const aMomentLater = fixedClock('2026-03-10', '09:31')
const daysLater = fixedClock('2026-03-13')

const leaving = {
  'logs out': async (_world: ShopWorld, { shop }: OpenShop) => {
    shop.session.logOut()
    await settled()
  },
  'is logged out by the service': async ({ auth }: ShopWorld) => {
    auth.endSession('a', 'refreshFailed')
    await settled()
  },
}

const logIn = async ({ shop, timers }: OpenShop): Promise<void> => {
  shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
  await settled()
  // A call that came before the cart was entered is made again.
  timers.pass(2_000)
  await settled()
}

/** Edits that the service does not answer, a change by somebody else, a log-out, and the page of the next log-in. */
const backAgain = async (given: {
  readonly edit: Edit
  readonly clock: Clock
  readonly how?: keyof typeof leaving
  readonly elsewhere?: number
}) => {
  const world = createShopWorld({
    lines: [aLine({ quantity: 10, article: aLineArticle({ price: aPrice(13579.51) }) })],
  })
  const first = await openShop(world, 'a')
  // The edits after it wait in line.
  world.network.refuse('updateItem', refusal('cart', 503))
  given.edit(first)
  first.shop.cart.sendNow()
  await settled()
  if (given.elsewhere !== undefined) await changeElsewhere(world, { quantity: given.elsewhere })
  await leaving[given.how ?? 'logs out'](world, first)
  first.shop.stop()
  const kept = world.log.texts.join('\n')
  const tab = await openShop(world, 'b', given.clock)
  await logIn(tab)
  return { world, kept, ...tab }
}

const quantityOf = ({ carts }: ShopWorld) => carts.linesOf(ourCustomer).map(({ quantity }) => quantity)
const heldIn = ({ shop }: OpenShop) => shop.cart.heldEdits.get()

describe.each(['logs out', 'is logged out by the service'] as const)(
  '[ERROR-25] edits that were not sent when their user %s',
  (how) => {
    it('are asked about on another day, and sent when the user says so', async () => {
      const { world, ...tab } = await backAgain({ edit: both, clock: daysLater, how })

      expect(heldIn(tab).map(({ edit }) => edit.type)).toEqual(['ChangeQuantity', 'AddLines'])
      expect(quantityOf(world)).toEqual([10])
      expect(shown(tab)).toEqual([['4208103', 10]])

      tab.shop.cart.sendHeld(heldIn(tab).map(({ id }) => id))
      tab.shop.cart.sendNow()
      await settled()
      expect(quantityOf(world)).toEqual([15, 2])
      expect(heldIn(tab)).toEqual([])
    })

    it('are sent on the same day, where the line is as it was', async () => {
      const { world, ...tab } = await backAgain({ edit: both, clock: aMomentLater, how })

      expect(quantityOf(world)).toEqual([15, 2])
      expect(heldIn(tab)).toEqual([])
      expect(tab.shop.notices.get()).toMatchObject([{ key: 'cart.savedAfterLogIn' }])
    })

    it.each([
      ['a moment later', aMomentLater],
      ['days later', daysLater],
    ])('%s are not laid over a line that has changed since, and can be chosen', async (_when, clock) => {
      const { world, ...tab } = await backAgain({ edit: setTo15, clock, how, elsewhere: 40 })

      expect(quantityOf(world)).toEqual([40])
      expect(tab.shop.cart.refusedEdits.get()).toMatchObject([
        { edit: { quantity: 15 }, failure: { code: 'LINE_CHANGED' } },
      ])
    })
  },
)

describe('[ERROR-25] edits that a log-out left unsent', () => {
  it('are asked about in the page that stayed open, too', async () => {
    let clock = fixedClock('2026-03-10')
    const world = createShopWorld({ lines: [aLine({ quantity: 10 })] })
    const tab = await openShop(world, 'a', {
      now: () => clock.now(),
      today: () => clock.today(),
      timeOfDay: () => clock.timeOfDay(),
    })
    world.network.refuse('updateItem', refusal('cart', 503))
    setTo15(tab)
    tab.shop.cart.sendNow()
    await settled()
    await leaving['logs out'](world, tab)

    clock = daysLater
    await logIn(tab)

    expect(heldIn(tab)).toMatchObject([{ edit: { quantity: 15 } }])
    expect(quantityOf(world)).toEqual([10])
  })

  it('are held over a second log-out, until the user has answered', async () => {
    const { world, ...tab } = await backAgain({ edit: both, clock: daysLater })
    tab.shop.session.logOut()
    await settled()
    tab.shop.stop()
    const again = await openShop(world, 'c', daysLater)
    await logIn(again)

    expect(heldIn(again)).toHaveLength(2)
    again.shop.cart.discardHeld(heldIn(again).map(({ id }) => id))
    again.shop.session.logOut()
    await settled()
    expect(
      storedBatches(world.log).flatMap(({ records }) => records.filter(({ module }) => module === 'cart')),
    ).toEqual([])
  })

  it('leave no price in the browser', async () => {
    const { kept } = await backAgain({ edit: both, clock: aMomentLater })
    expect(kept).toContain('QuantityChangeRequested')
    expect(kept).not.toContain('13579.51')
  })
})
