import type { DeliveryId } from '#domain/delivery/delivery-type'
import { deliveriesAllowedTo } from '#domain/session/permissions'
import type { Database } from '../database/database'
import type { RequestFailure } from '../request-failure'
import type { Identity } from './identity'

/** Deliveries that whoever asks may choose (PERM-10, PERM-11). */
export const readAllowedDeliveries = async (
  db: Database,
  { userId, denies }: Identity,
): Promise<readonly DeliveryId[]> => {
  // Only the deny makes the preferred delivery matter.
  if (!denies.includes('EJ_ALLA_LEVERANSSATT')) return deliveriesAllowedTo(denies, undefined)
  const user = await db
    .selectFrom('users')
    .select('preferred_delivery_method')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return deliveriesAllowedTo(denies, user?.preferred_delivery_method ?? undefined)
}

export const deliveryDenied: RequestFailure = {
  status: 403,
  code: 'DELIVERY_DENIED',
  message: 'Du saknar rättighet att välja det leveranssättet.',
}
