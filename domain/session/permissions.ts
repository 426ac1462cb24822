import { deliveryIds, type DeliveryId } from '../delivery/delivery-type'
import { DEFAULT_DELIVERY } from '../delivery/delivery-types'
import type { Claims, PermissionDeny } from './session'

type Denies = readonly PermissionDeny[]

/** Whether the token takes a feature away from its bearer (PERM-09). Nothing is denied to a visitor. */
export const isDenied = (claims: Pick<Claims, 'permissionDenies'> | undefined, deny: PermissionDeny): boolean =>
  claims?.permissionDenies.includes(deny) ?? false

/** Deliveries a user may choose: all, or with EJ_ALLA_LEVERANSSATT only the preferred one (PERM-10, PERM-11). */
export const deliveriesAllowedTo = (denies: Denies, preferred: DeliveryId | undefined): readonly DeliveryId[] =>
  denies.includes('EJ_ALLA_LEVERANSSATT') ? [preferred ?? DEFAULT_DELIVERY] : deliveryIds

/** What a client calls the assortment that everybody sees. */
const DEFAULT_ASSORTMENT = 'default'

/**
 * Whether a user may ask for an assortment by its name (PERM-13): with EJ_ANDRA_SORTIMENT their customer's own one alone.
 * The default assortment is public, so nobody is kept from it.
 */
export const mayAskForAssortment = (denies: Denies, own: string | undefined, asked: string | undefined): boolean =>
  !denies.includes('EJ_ANDRA_SORTIMENT') || asked === undefined || ['', DEFAULT_ASSORTMENT, own].includes(asked)

/** Attributes of search that tell what a deny hides. */
export type HiddenAttribute = 'price' | 'campaign'

/**
 * The attributes of articles that must not be shown, filtered by or sorted by (PERM-12, PERM-17). Bounds of prices tell
 * prices, and a campaign shows by its discount.
 */
export const hiddenAttributes = (denies: Denies): readonly HiddenAttribute[] => [
  ...(denies.includes('EJ_SE_PRISER') ? (['price'] as const) : []),
  ...(denies.includes('EJ_SE_RABATTER') ? (['campaign'] as const) : []),
]
