import { fc } from '@fast-check/vitest'
import type { CallAttempted } from '#application/log/codecs/attempt'
import type { ConfigurationInForce } from '#application/log/codecs/configuration'
import { typed, type ByType } from './cases'
import { amount, at, day, delivery, flag, location, maybe, number, text } from './values'

// The records that the runtime writes itself, whatever the module.

export const attempts: ByType<CallAttempted> = {
  CallAttempted: typed('CallAttempted', {
    effect: text,
    how: fc.constantFrom('run', 'enquire'),
    first: at,
    last: at,
    count: number,
    ended: fc.constantFrom('answered', 'refused', 'unsettled'),
    failure: maybe(text),
  }),
}

export const configurations: ByType<ConfigurationInForce> = {
  ConfigurationInForce: typed('ConfigurationInForce', {
    defaultStoreId: location,
    centralStorageId: location,
    extraNonDeliveryDays: fc.array(day),
    deliveryOptions: fc.array(
      fc.record({
        id: delivery,
        availableBetweenHours: maybe(fc.record({ start: text, end: text })),
        freight: maybe(fc.record({ price: amount, freeAbove: maybe(amount) })),
      }),
      { maxLength: 2 },
    ),
    supports: fc.record({ idempotencyKey: flag, statusOnly: flag, expectedTotal: flag, knownShortages: flag }),
  }),
}
