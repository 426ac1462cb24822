import * as E from 'fp-ts/Either'
import type { CheckoutState, OrderIntent } from '#domain/checkout/checkout'
import { checkoutDecider } from '#domain/checkout/decider'
import type {
  CheckoutCommandBody,
  CheckoutEffect,
  CheckoutEvent,
  CheckoutRefusal,
  CheckoutSettlement,
} from '#domain/checkout/protocol'
import { cartId, locationId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { aLine, stamp } from '../given'

export interface Ran {
  readonly state: CheckoutState
  readonly events: readonly CheckoutEvent[]
  readonly effects: readonly CheckoutEffect[]
  readonly refusals: readonly CheckoutRefusal[]
}

export type AnyCommand = CheckoutCommandBody | CheckoutSettlement

/** Runs commands one after another; the nth has the id `cn`, counted from nought. */
export const run = (...bodies: readonly AnyCommand[]): Ran =>
  bodies.reduce<Ran>(
    (ran, body, index) => {
      const decision = checkoutDecider.decide(ran.state, { ...body, ...stamp(`c${index}`) })
      if (E.isLeft(decision)) return { ...ran, refusals: [...ran.refusals, decision.left] }
      return decision.right.reduce<Ran>((now, event) => {
        const state = checkoutDecider.evolve(now.state, event)
        return {
          ...now,
          state,
          events: [...now.events, event],
          effects: [...now.effects, ...checkoutDecider.react(state, event)],
        }
      }, ran)
    },
    { state: checkoutDecider.initial, events: [], effects: [], refusals: [] },
  )

export const fields = { reference: 'Moa', recipient: 'Arne', mobile: '0701234567' }

export const intent: OrderIntent = {
  cartId: cartId('cart-1'),
  details: {
    DBI: {
      place: { tag: 'Warehouse', warehouseId: locationId('C1') },
      destination: undefined,
      requestedDeliveryDate: undefined,
      fields,
    },
    EXH: {
      place: { tag: 'Store', storeId: locationId('A') },
      destination: undefined,
      requestedDeliveryDate: undefined,
      fields,
    },
  },
  lines: [aLine(), aLine({ deliveryId: 'EXH', quantity: 2 })],
  freight: {},
  total: money(300),
  sendOrderReceipt: true,
}
