import { describe, expect, it } from 'vitest'
import { commandId, customerId } from '#domain/kernel/ids'
import { cartDecider } from '#domain/cart/decider'
import type { LogRecord } from '#application/log/record'
import { cartAfterOrder, cartAfterSession } from '#application/modules/cart/reactions'
import { checkoutAfterSession } from '#application/modules/checkout/reactions'
import { aCustomer, noPlaces } from '../domain/given'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import { givenReadyToOrder } from '../support/given-ready-to-order'
import { givenShop, ourCustomer, settled } from '../support/given-shop'
import { type MemoryLogStore, storedBatches } from '../support/memory-event-log'

const recordsOf = (log: MemoryLogStore): readonly LogRecord[] => storedBatches(log).flatMap(({ records }) => records)

const newest = (records: readonly LogRecord[], kind: LogRecord['kind'], type: string): LogRecord => {
  const found = records.findLast((record) => record.kind === kind && record.type === type)
  if (found === undefined) throw new Error(`no ${kind} ${type}`)
  return found
}

/** The records that a record follows from, the nearest first, as `stream type`. */
const causesOf = (records: readonly LogRecord[], { causation }: LogRecord): readonly string[] => {
  const cause = records.find(({ id }) => id === causation)
  return cause === undefined ? [] : [`${cause.module} ${cause.type}`, ...causesOf(records, cause)]
}

describe('a record of any stream leads to the click it came from', () => {
  it('the fetch of the customer’s cart to the log-in', async () => {
    const { shop, log } = await givenShop({ stored: 'none' })

    shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
    await settled()

    const records = recordsOf(log)
    const logIn = newest(records, 'command', 'LogIn')
    const fetches = records.filter(({ kind, type }) => kind === 'effect' && type === 'FetchCart')
    expect(new Set(fetches.map(({ correlation }) => correlation))).toEqual(new Set([logIn.id]))
    expect(fetches.slice(0, 1).map((fetch) => causesOf(records, fetch))).toEqual([
      [
        'cart ContextEntered',
        'cart EnterContext',
        'session LoggedIn',
        'session SignedIn',
        'session LogIn',
        'session LogInRequested',
        'session LogIn',
      ],
    ])
  })

  it('the fetch of a cart that was ordered from to the order', async () => {
    const { shop, log } = await givenReadyToOrder()
    // Once the cart is ordered its stream is summarised: what is written is kept as it was.
    let records: readonly LogRecord[] = []
    log.whenStored = () => {
      records = [...records, ...recordsOf(log)]
    }

    shop.checkout.placeOrder(false)
    await settled()

    const refresh = newest(records, 'command', 'RefreshCart')
    expect(refresh.correlation).toBe(newest(records, 'command', 'PlaceOrder').id)
    expect(causesOf(records, refresh)).toContain('checkout OrderAccepted')
  })

  it('what is forgotten of a customer to the log-out', async () => {
    const { shop, log } = await givenShop()
    let atLogOut: readonly LogRecord[] = []
    log.whenStored = () => {
      atLogOut = [...atLogOut, ...recordsOf(log)]
    }

    shop.session.logOut()
    await settled()

    const logOut = newest(atLogOut, 'command', 'LogOut')
    expect(newest(atLogOut, 'command', 'LeaveContext').correlation).toBe(logOut.id)
    expect(newest(atLogOut, 'command', 'ForgetOrders').correlation).toBe(logOut.id)
  })

  it('the entry into another customer’s cart to the choice of the customer', async () => {
    const customers = [aCustomer(ourCustomer), aCustomer('104830')]
    const { shop, log } = await givenShop({ customers })

    shop.session.chooseContext(customerId('104830'), undefined)
    await settled()

    const records = recordsOf(log)
    const entered = newest(records, 'command', 'EnterContext')
    expect(entered.stream).toContain('104830')
    expect(entered.correlation).toBe(newest(records, 'command', 'ChooseContext').id)
  })
})

describe('a reaction is a function of an event and a state', () => {
  const session = { tag: 'Unknown', delivery: { choice: undefined, zipCodes: {}, stores: {} } } as const
  const present = { brand: 'dahl', session, places: noPlaces, carts: [] } as const

  it('a new delivery asks for the cart anew', () => {
    const chosen = { type: 'ContextRejected', failure: { tag: 'Aborted', service: 'auth' } } as const
    expect(cartAfterSession(chosen, cartDecider.initial, present)).toEqual([{ type: 'RefreshCart', places: noPlaces }])
  })

  it('an order whose end is not known asks for nothing', () => {
    expect(cartAfterOrder({ type: 'OrderBecameUnknown', order: commandId('o1') }, noPlaces)).toEqual([])
  })

  it('only a log-out ends what the checkout knows', () => {
    expect(checkoutAfterSession({ type: 'LoggedOut', reason: 'asked' })).toEqual([
      { type: 'ForgetOrders' },
      { type: 'RestoreForm', forms: {}, destinations: {} },
    ])
    expect(checkoutAfterSession({ type: 'ChallengeDemanded', challengeName: 'SMS' })).toEqual([])
  })
})
