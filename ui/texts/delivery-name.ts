import type { DeliveryId } from '#domain/delivery/delivery-type'
import { t } from './t'

/** The name of a delivery (DELIVERY-02 to DELIVERY-06). */
export const deliveryName = (id: DeliveryId): string => t(`delivery.name.${id}`)
