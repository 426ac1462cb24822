import { deliveryIds, type DeliveryId } from '../delivery/delivery-type'
import { DEFAULT_DELIVERY } from '../delivery/delivery-types'
import type { PermissionDeny, SignedIn } from './session'

/** Deliveries a user may choose: all, or with EJ_ALLA_LEVERANSSATT only the preferred one (PERM-10, PERM-11). */
export const deliveriesAllowedTo = (
  denies: readonly PermissionDeny[],
  preferred: DeliveryId | undefined,
): readonly DeliveryId[] => (denies.includes('EJ_ALLA_LEVERANSSATT') ? [preferred ?? DEFAULT_DELIVERY] : deliveryIds)

/** Deliveries that whoever works here may choose; a visitor may choose any. */
export const allowedDeliveries = (signedIn: SignedIn | undefined): readonly DeliveryId[] =>
  signedIn === undefined
    ? deliveryIds
    : deliveriesAllowedTo(signedIn.claims.permissionDenies, signedIn.user.preferredDeliveryMethod)
