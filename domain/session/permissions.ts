import {
  type Claims,
  type PermissionDeny,
  permissionDenies,
  type Role,
  roles,
  type SessionState,
  type SignedIn,
} from './session'
import { DEFAULT_DELIVERY, type DeliveryId, deliveryIds, PUNCHOUT_DELIVERY } from '../delivery/delivery-type'

/** Whether a role has the rights of another: its own and those of every role below it (PERM-03 to PERM-05). */
export const hasAtLeast = (role: Role | undefined, required: Role): boolean =>
  role !== undefined && roles.indexOf(role) <= roles.indexOf(required)

/** The input of permission checks: the claims of a token, or a service's record of its bearer. */
export type Rights = Pick<Claims, 'role' | 'permissionDenies' | 'isPunchout'>

interface ActionRule {
  /** `visitor`: also without a log-in. A role stands for itself and every role above it (PERM-03). */
  readonly from: Role | 'visitor'
  readonly deniedBy?: PermissionDeny
  /** Not allowed in a punchout session, whatever the role. */
  readonly isWithheldFromPunchout?: true
}

export const actions = [
  'seePrices',
  'seeDiscounts',
  'chooseAnyDelivery',
  'seeOtherAssortments',
  'placeOrders',
  'seeOrderHistory',
  'createQuotes',
  'seeFinancialFollowUp',
  'seeOtherUsers',
  'useAdminSite',
  'readMailbox',
  'editContent',
  'turnOrderClock',
] as const

/** The actions that need a permission. */
export type Action = (typeof actions)[number]

const rules: Readonly<Record<Action, ActionRule>> = {
  seePrices: { from: 'visitor', deniedBy: 'EJ_SE_PRISER' },
  seeDiscounts: { from: 'visitor', deniedBy: 'EJ_SE_RABATTER' },
  chooseAnyDelivery: { from: 'visitor', deniedBy: 'EJ_ALLA_LEVERANSSATT', isWithheldFromPunchout: true },
  seeOtherAssortments: { from: 'visitor', deniedBy: 'EJ_ANDRA_SORTIMENT' },
  placeOrders: { from: 'USER', deniedBy: 'EJ_ORDER' },
  seeOrderHistory: { from: 'USER', deniedBy: 'EJ_ORDERHISTORIK' },
  createQuotes: { from: 'USER', deniedBy: 'EJ_SKAPA_OFFERT' },
  seeFinancialFollowUp: { from: 'USER', deniedBy: 'EJ_SE_EKONOMISK_UPPFÖLJNING' },
  seeOtherUsers: { from: 'BUYER_ADMIN' },
  useAdminSite: { from: 'SELLER_ADMIN' },
  readMailbox: { from: 'SITE_ADMIN' },
  editContent: { from: 'SITE_ADMIN' },
  turnOrderClock: { from: 'SITE_ADMIN' },
}

/**
 * Whether a user may do something; `rights` are undefined for a visitor. The role must reach far enough (PERM-03,
 * PERM-07), no deny of the token may name the action (PERM-09), and a punchout session may not choose its delivery
 * (DELIVERY-37). Nothing is denied to a visitor, who has no token.
 */
export const may = (rights: Rights | undefined, action: Action): boolean => {
  const { from, deniedBy, isWithheldFromPunchout } = rules[action]
  if (rights === undefined) return from === 'visitor'
  const isDenied = deniedBy !== undefined && rights.permissionDenies.includes(deniedBy)
  const isWithheld = isWithheldFromPunchout === true && rights.isPunchout
  return !isDenied && !isWithheld && (from === 'visitor' || hasAtLeast(rights.role, from))
}

/** Whether an action requires a log-in. */
export const needsLogIn = (action: Action): boolean => !may(undefined, action)

/** Whether two tokens, or a token and the service's record, allow the same; the order of denies says nothing (PERM-09). */
export const areSameRights = (one: Rights, other: Rights): boolean =>
  one.role === other.role &&
  one.isPunchout === other.isPunchout &&
  permissionDenies.every((deny) => one.permissionDenies.includes(deny) === other.permissionDenies.includes(deny))

/** The rights of the logged-in user; undefined for a visitor. */
export const rightsOf = (session: SessionState): Rights | undefined =>
  session.tag === 'Authenticated' ? session.signedIn.claims : undefined

/** Whether a procurement system opened the session of this tab. */
export const isPunchoutSession = (session: SessionState): boolean => rightsOf(session)?.isPunchout === true

/**
 * Deliveries to choose from: all, in a punchout session its fixed one whatever the user prefers (DELIVERY-37), or with
 * EJ_ALLA_LEVERANSSATT only the preferred one (PERM-10, PERM-11).
 */
export const deliveriesAllowedTo = (
  rights: Rights | undefined,
  preferred: DeliveryId | undefined,
): readonly DeliveryId[] => {
  if (may(rights, 'chooseAnyDelivery')) return deliveryIds
  return [rights?.isPunchout === true ? PUNCHOUT_DELIVERY : (preferred ?? DEFAULT_DELIVERY)]
}

/** Deliveries that the user may choose (PERM-10, PERM-11, DELIVERY-37); a visitor may choose any. */
export const allowedDeliveries = (signedIn: SignedIn | undefined): readonly DeliveryId[] =>
  deliveriesAllowedTo(signedIn?.claims, signedIn?.user.preferredDeliveryMethod)

/** Deliveries that the user of a session may choose. */
export const allowedDeliveriesOf = (session: SessionState): readonly DeliveryId[] =>
  allowedDeliveries(session.tag === 'Authenticated' ? session.signedIn : undefined)

/** The services' name for the default assortment. */
export const DEFAULT_ASSORTMENT = 'default'

/** Whether a name stands for the default assortment; one that is missing does as well. */
export const isDefaultAssortment = (name: string | undefined): name is typeof DEFAULT_ASSORTMENT | '' | undefined =>
  name === undefined || name === '' || name === DEFAULT_ASSORTMENT

/**
 * Whether a user may request an assortment by its name (PERM-13): with EJ_ANDRA_SORTIMENT their customer's own one
 * alone. The default assortment is public and always allowed.
 */
export const mayRequestAssortment = (
  rights: Rights | undefined,
  own: string | undefined,
  requested: string | undefined,
): boolean => may(rights, 'seeOtherAssortments') || isDefaultAssortment(requested) || requested === own

/** Attributes of search that tell what a deny hides. */
export const deniableAttributes = ['price', 'campaign'] as const

export type HiddenAttribute = (typeof deniableAttributes)[number]

const seeing: Readonly<Record<HiddenAttribute, Action>> = { price: 'seePrices', campaign: 'seeDiscounts' }

/**
 * The attributes of articles that must not be shown, filtered by or sorted by (PERM-12, PERM-17). Bounds of prices tell
 * prices, and a campaign shows by its discount.
 */
export const hiddenAttributes = (rights: Rights | undefined): readonly HiddenAttribute[] =>
  deniableAttributes.filter((attribute) => !may(rights, seeing[attribute]))
