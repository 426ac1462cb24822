import { createContext, useContext, useMemo, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { LineKey } from '#domain/cart/cart'
import type { CartView } from '#domain/cart/view'
import type { Variant } from '#domain/catalogue/variant'
import type { DeliveryOption } from '#domain/delivery/delivery-option'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import { useCustomerVariants } from '../../shop/customer-variants'
import { useDeliveriesToMoveTo, useLocationOf } from '../../shop/delivery-places'
import { useDenied } from '../../shop/permissions'

/** What every row of the cart needs to know besides its own line. */
export interface CartTerms {
  readonly hidePrices: boolean
  readonly hideDiscounts: boolean
  readonly deliveries: readonly DeliveryOption[]
  readonly locationOf: (delivery: DeliveryId) => LocationId | undefined
  /** The article that takes over from a discontinued one, with the customer's price and stock. */
  readonly replacementOf: (article: ArticleNumber) => Variant | undefined
  /** A changed label gives a line a new key, and so a new row: this is the row that shall take the focus over. */
  readonly focusNext: RefObject<LineKey | undefined>
}

const CartTermsContext = createContext<CartTerms | undefined>(undefined)

const replacementsIn = (cart: CartView): readonly ArticleNumber[] => {
  const actions = cart.groups.flatMap((group) => group.lines).flatMap((line) => line.actions)
  const replacements = actions.flatMap((action) => (action.tag === 'NeedsReplacement' ? [action.replacement] : []))
  return [...new Set(replacements)].filter((article) => article !== undefined)
}

export const CartTermsProvider = ({ cart, children }: { cart: CartView; children: ReactNode }) => {
  const hidePrices = useDenied('EJ_SE_PRISER')
  const hideDiscounts = useDenied('EJ_SE_RABATTER')
  const deliveries = useDeliveriesToMoveTo()
  const locationOf = useLocationOf()
  const { of: replacementOf } = useCustomerVariants(replacementsIn(cart))
  const focusNext = useRef<LineKey>(undefined)
  const terms = useMemo(
    () => ({ hidePrices, hideDiscounts, deliveries, locationOf, replacementOf, focusNext }),
    [hidePrices, hideDiscounts, deliveries, locationOf, replacementOf],
  )
  return <CartTermsContext.Provider value={terms}>{children}</CartTermsContext.Provider>
}

const neverFocused: RefObject<LineKey | undefined> = { current: undefined }
const plainTerms: CartTerms = {
  hidePrices: false,
  hideDiscounts: false,
  deliveries: [],
  locationOf: () => undefined,
  replacementOf: () => undefined,
  focusNext: neverFocused,
}

export const useCartTerms = (): CartTerms => useContext(CartTermsContext) ?? plainTerms
