import { describe, expect, it } from 'vitest'
import type { DeliveryOption } from '#domain/delivery/delivery-options'
import { type DeliveryId, deliveryIds, deliveryTypeOf } from '#domain/delivery/delivery-type'
import { locationId } from '#domain/kernel/ids'
import {
  deliveriesToMoveTo,
  offeredDeliveries,
  ownStoreOf,
  preselectedDelivery,
} from '#domain/session/offered-deliveries'
import type { SessionState } from '#domain/session/session'
import { day, zip } from '../given'
import { signedIn } from '../given-articles'

const optionOf = (id: DeliveryId): DeliveryOption => ({
  id,
  name: id,
  orderType: deliveryTypeOf(id).orderType,
  useDestination: false,
  useContextZipCode: false,
  requiresZipCode: id === 'XXX',
  availableBetweenHours: id === 'XXX' ? { start: '07:00', end: '10:00' } : undefined,
  deliveryServices: [],
  freight: undefined,
})
const options = deliveryIds.map(optionOf)
const morning = { today: day('2026-12-15'), timeOfDay: '08:00', extraDays: [] }
const afternoon = { ...morning, timeOfDay: '15:00' }

const visitor: SessionState = {
  tag: 'Anonymous',
  delivery: { choice: undefined, zipCodes: {}, stores: {} },
  lastFailure: undefined,
}
const withDelivery = (given: Partial<SessionState['delivery']>): SessionState => ({
  ...visitor,
  delivery: { ...visitor.delivery, ...given },
})
const withPreferredStore = (given: Partial<SessionState['delivery']> = {}): SessionState => {
  const session = signedIn()
  if (session.tag !== 'Authenticated') throw new Error('nobody is logged in')
  const user = { ...session.signedIn.user, preferredStore: locationId('S1') }
  const delivery = { choice: undefined, zipCodes: {}, stores: {}, ...given }
  return { ...session, delivery, signedIn: { ...session.signedIn, user } }
}

describe('the deliveries offered to a user', () => {
  it('[DELIVERY-17] are those that can be chosen at this hour', () => {
    expect(offeredDeliveries(visitor, options, morning).map(({ id }) => id)).toEqual(deliveryIds)
    expect(offeredDeliveries(visitor, options, afternoon).map(({ id }) => id)).not.toContain('XXX')
  })

  it('[PERM-10] are none but the allowed ones with EJ_ALLA_LEVERANSSATT', () => {
    expect(offeredDeliveries(signedIn(['EJ_ALLA_LEVERANSSATT']), options, morning)).toHaveLength(1)
  })

  it('take lines only where a zip code that they require is known', () => {
    expect(deliveriesToMoveTo(visitor, options, morning)).not.toContain('XXX')
    expect(deliveriesToMoveTo(withDelivery({ zipCodes: { XXX: zip('43137') } }), options, morning)).toContain('XXX')
  })

  it('begin with the only one, else with the chosen one, else with the default', () => {
    const chosen = { deliveryId: 'EXB', storeId: locationId('S1'), zipCode: undefined } as const
    expect(preselectedDelivery([optionOf('EXH')], chosen)).toBe('EXH')
    expect(preselectedDelivery(options, chosen)).toBe('EXB')
    expect(preselectedDelivery(options, undefined)).toBe('DBI')
  })
})

describe("the user's own store", () => {
  it('is that of the chosen delivery, else the last chosen, else the preferred one', () => {
    const choice = { deliveryId: 'EXH', storeId: locationId('S3'), zipCode: undefined } as const
    const stores = { EXB: locationId('S2') }
    expect(ownStoreOf(withPreferredStore({ choice, stores }))).toBe('S3')
    expect(ownStoreOf(withPreferredStore({ stores }))).toBe('S2')
    expect(ownStoreOf(withPreferredStore())).toBe('S1')
    expect(ownStoreOf(visitor)).toBeUndefined()
  })
})
