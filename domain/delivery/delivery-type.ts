/** The two order types (DELIVERY-07). */
export const orderTypes = ['express', 'standard'] as const
export type OrderType = (typeof orderTypes)[number]

/** In the order in which the shop names them. */
export const deliveryIds = ['DBI', 'EXH', 'XXX', 'EXB'] as const
export type DeliveryId = (typeof deliveryIds)[number]

/** What must be known of the place before the delivery can be chosen. */
export type PlaceRequirement = 'none' | 'store' | 'zipCode'

export interface DeliveryType {
  readonly id: DeliveryId
  readonly orderType: OrderType
  readonly requires: PlaceRequirement
}

const byId: Readonly<Record<DeliveryId, DeliveryType>> = {
  DBI: { id: 'DBI', orderType: 'standard', requires: 'none' },
  EXH: { id: 'EXH', orderType: 'standard', requires: 'store' },
  XXX: { id: 'XXX', orderType: 'express', requires: 'zipCode' },
  EXB: { id: 'EXB', orderType: 'express', requires: 'store' },
}

/** What holds for a delivery (DELIVERY-02 to DELIVERY-05). */
export const deliveryTypeOf = (id: DeliveryId): DeliveryType => byId[id]

/** Of a user who has chosen none (DELIVERY-08). */
export const DEFAULT_DELIVERY: DeliveryId = 'DBI'

/** The only delivery of a punchout session (DELIVERY-38): the procurement system has no other place to deliver to. */
export const PUNCHOUT_DELIVERY: DeliveryId = 'DBI'

/** Whether the goods are fetched in a store. */
export const isStoreDelivery = (id: DeliveryId): boolean => byId[id].requires === 'store'
