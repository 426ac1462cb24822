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

const byId: Readonly<Record<DeliveryId, DeliveryType>> = {
  DBI: { id: 'DBI', name: 'Utkörning', orderType: 'standard', requires: 'none' },
  EXH: { id: 'EXH', name: 'Leverans till butik', orderType: 'standard', requires: 'store' },
  XXX: { id: 'XXX', name: 'Expressutkörning', orderType: 'express', requires: 'zipCode' },
  EXB: { id: 'EXB', name: 'Express till butik', orderType: 'express', requires: 'store' },
}

/** The four delivery types in the order in which the shop names them (DELIVERY-02 to DELIVERY-06). */
export const deliveryTypes: readonly DeliveryType[] = [byId.DBI, byId.EXH, byId.XXX, byId.EXB]

export const deliveryTypeOf = (id: DeliveryId): DeliveryType => byId[id]

/** Of a user who has chosen none (DELIVERY-08). */
export const DEFAULT_DELIVERY: DeliveryId = 'DBI'

/** Whether the goods are fetched in a store. */
export const isStoreDelivery = (id: DeliveryId): boolean => byId[id].requires === 'store'
