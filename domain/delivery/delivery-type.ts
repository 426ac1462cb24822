/** The two order types (DELIVERY-07). */
export const orderTypes = ['express', 'standard'] as const
export type OrderType = (typeof orderTypes)[number]

export const deliveryIds = ['DBI', 'EXH', 'XXX', 'EXB'] as const
export type DeliveryId = (typeof deliveryIds)[number]

/** What must be known of the place before the delivery can be chosen. */
export type PlaceRequirement = 'none' | 'store' | 'zipCode'

export interface DeliveryType {
  readonly id: DeliveryId
  readonly name: string
  readonly orderType: OrderType
  readonly requires: PlaceRequirement
}
