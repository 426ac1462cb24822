import type { Cart, CartContext } from './cart'
import type { CartPlaces } from './cart-places'
import type { EditRequested } from './events'
import type { RefusedEdit } from './refused-edits'

/**
 * A cart in two regions: `confirmed` is what the service last said, `pending` the edits not yet settled, in order.
 * What the user sees is `cartView(state)`: the confirmed cart with the pending edits decided again on top.
 */
export type CartState =
  | { readonly tag: 'NoContext' }
  | {
      readonly tag: 'InContext'
      readonly context: CartContext
      /** The places that the cart is asked for with. */
      readonly places: CartPlaces
      readonly confirmed: Cart | undefined
      /** The service's cart may be another than the confirmed one: it is fetched once no edit is pending. */
      readonly isBehind: boolean
      readonly pending: readonly EditRequested[]
      readonly refused: readonly RefusedEdit[]
    }
