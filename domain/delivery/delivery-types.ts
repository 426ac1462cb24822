import type { DeliveryId, DeliveryType } from './delivery-type'

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
