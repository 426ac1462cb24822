import { hasAtLeast, may, type Rights } from '../session/permissions'

/** Whether somebody may cancel an order: their own if they may order, and as BUYER_ADMIN those of their colleagues too. */
export const mayCancelOrder = (rights: Rights, isOwn: boolean): boolean =>
  may(rights, 'placeOrders') && (isOwn || hasAtLeast(rights.role, 'BUYER_ADMIN'))
