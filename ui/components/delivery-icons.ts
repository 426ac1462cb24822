import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { IconName } from './Icon'

/** The icon of each delivery. */
export const deliveryIcons: Readonly<Record<DeliveryId, IconName>> = {
  DBI: 'truck',
  EXH: 'store',
  XXX: 'clock',
  EXB: 'check',
}
