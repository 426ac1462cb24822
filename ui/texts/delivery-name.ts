import type { DeliveryId } from '#domain/delivery/delivery-type'
import { t } from './t'

/** What a delivery is called (DELIVERY-02 to DELIVERY-06). */
export const deliveryName = (id: DeliveryId): string => t(`delivery.name.${id}`)
