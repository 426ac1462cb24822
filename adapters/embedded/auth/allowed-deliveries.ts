import type { DeliveryId } from '#domain/delivery/delivery-type'
import { deliveriesAllowedTo, may } from '#domain/session/permissions'
import type { Database } from '../database/database'
import type { RequestFailure } from '../request-failure'
import type { Identity } from './identity'

/** Deliveries that the user may choose (PERM-10, PERM-11). */
export const readAllowedDeliveries = async (db: Database, identity: Identity): Promise<readonly DeliveryId[]> => {
  // The preferred delivery matters only with the deny.
  if (may(identity, 'chooseAnyDelivery')) return deliveriesAllowedTo(identity, undefined)
  const user = await db
    .selectFrom('users')
    .select('preferred_delivery_method')
    .where('user_id', '=', identity.userId)
    .executeTakeFirst()
  return deliveriesAllowedTo(identity, user?.preferred_delivery_method ?? undefined)
}

export const deliveryDenied: RequestFailure = {
  status: 403,
  code: 'DELIVERY_DENIED',
  message: 'Du saknar rättighet att välja det leveranssättet.',
}
