import type { Cart, CartChanges } from './cart'

/** The answer of a service that changed nothing. */
export const noChanges = ({ cartId, version, deliveries }: Cart): CartChanges => ({
  cartId,
  version,
  deliveries,
  changed: [],
  removed: [],
  failed: [],
})
