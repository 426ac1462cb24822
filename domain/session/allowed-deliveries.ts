import { deliveryIds, type DeliveryId } from '../delivery/delivery-type'
import { deliveriesAllowedTo } from './permissions'
import type { SignedIn } from './session'

/** Deliveries that whoever works here may choose (PERM-10, PERM-11); a visitor may choose any. */
export const allowedDeliveries = (signedIn: SignedIn | undefined): readonly DeliveryId[] =>
  signedIn === undefined
    ? deliveryIds
    : deliveriesAllowedTo(signedIn.claims.permissionDenies, signedIn.user.preferredDeliveryMethod)
