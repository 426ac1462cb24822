import type { DeliveryId } from './delivery-type'

export type CartDeliveryCode = 'BE' | 'LE' | 'BEH'

const codes: Readonly<Record<DeliveryId, CartDeliveryCode | undefined>> = {
  DBI: undefined,
  EXH: 'LE',
  XXX: 'BE',
  EXB: 'BEH',
}

/** The code that older systems know a delivery by; standard delivery has none (DELIVERY-26 to 28, DELIVERY-30). */
export const cartDeliveryCode = (id: DeliveryId): CartDeliveryCode | undefined => codes[id]

/** Delivery on Christmas Eve, the one delivery that is bound to a special date (DELIVERY-29). */
export const christmasDelivery = { code: '24-12', month: 12, day: 24 } as const
