import { deliveryIds, type DeliveryId } from '../delivery/delivery-type'
import { DEFAULT_DELIVERY } from '../delivery/delivery-types'
import { isDenied } from './permissions'
import type { SignedIn } from './session'

/** Deliveries a user may choose: all, or with EJ_ALLA_LEVERANSSATT only the preferred one (PERM-10, PERM-11). */
export const allowedDeliveries = (signedIn: SignedIn | undefined): readonly DeliveryId[] =>
  signedIn !== undefined && isDenied(signedIn.claims, 'EJ_ALLA_LEVERANSSATT')
    ? [signedIn.user.preferredDeliveryMethod ?? DEFAULT_DELIVERY]
    : deliveryIds
