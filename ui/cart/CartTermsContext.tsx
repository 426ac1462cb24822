import { createContext, useCallback, useContext, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import type { LineKey } from '#domain/cart/line-key'
import type { OrderingTerms } from '#domain/cart/required-actions'
import type { CartView } from '#domain/cart/cart-view'
import type { ListedVariant } from '#domain/catalogue/variant'
import { deliveryIds } from '#domain/delivery/delivery-type'
import type { ArticleNumber } from '#domain/kernel/ids'
import { useCustomerVariants } from '../shop/customer-variants'
import { useDeliveriesToMoveTo, useLocationOf } from '../shop/delivery-places'
import { useMay } from '../shop/permissions'

/** The inputs that all rows of the cart share. */
export interface CartTerms {
  readonly hidePrices: boolean
  readonly hideDiscounts: boolean
  /** The deliveries that lines can be moved to now, and the store or warehouse of each delivery. */
  readonly ordering: OrderingTerms
  /** The replacement of a discontinued article, with the customer's price and stock. */
  readonly replacementOf: (article: ArticleNumber) => ListedVariant | undefined
  /** Names the row that takes over the focus: a changed label gives a line a new key, and so a new row. */
  readonly handFocusTo: (key: LineKey | undefined) => void
  /** Whether the focus was handed to this row. It is handed over once. */
  readonly takeFocus: (key: LineKey) => boolean
  /** Called when the quantity field of a row begins or ceases to show what cannot be ordered. */
  readonly noteFault: (key: LineKey, isFaulty: boolean) => void
  /** Called when a row begins or ceases to hold what is typed and not saved: it stays drawn meanwhile. */
  readonly keepRow: (key: LineKey, isKept: boolean) => void
  /** The row so many rows below on the page, or above; undefined where there is none. */
  readonly besideOf: (key: LineKey, step: 1 | -1) => LineKey | undefined
}

const CartTermsContext = createContext<CartTerms | undefined>(undefined)

const replacementsIn = (cart: CartView): readonly ArticleNumber[] => {
  const actions = cart.groups.flatMap((group) => group.lines).flatMap((line) => line.actions)
  const replacements = actions.flatMap((action) => (action.tag === 'NeedsReplacement' ? [action.replacement] : []))
  return [...new Set(replacements)].filter((article) => article !== undefined)
}

interface CartTermsProviderProps extends Pick<CartTerms, 'noteFault' | 'keepRow' | 'besideOf'> {
  readonly cart: CartView
  readonly children: ReactNode
}

export const CartTermsProvider = ({ cart, noteFault, keepRow, besideOf, children }: CartTermsProviderProps) => {
  const hidePrices = !useMay('seePrices')
  const hideDiscounts = !useMay('seeDiscounts')
  const ordering = useOrderingTerms()
  const { of: replacementOf } = useCustomerVariants(replacementsIn(cart))
  const focusHandover = useFocusHandover()
  const terms = useMemo(
    () => ({ hidePrices, hideDiscounts, ordering, replacementOf, noteFault, keepRow, besideOf, ...focusHandover }),
    [hidePrices, hideDiscounts, ordering, replacementOf, noteFault, keepRow, besideOf, focusHandover],
  )
  return <CartTermsContext.Provider value={terms}>{children}</CartTermsContext.Provider>
}

const useOrderingTerms = (): OrderingTerms => {
  const available = useDeliveriesToMoveTo()
  const locationOf = useLocationOf()
  return useMemo(
    () => ({ available, locations: Object.fromEntries(deliveryIds.map((id) => [id, locationOf(id)])) }),
    [available, locationOf],
  )
}

const useFocusHandover = (): Pick<CartTerms, 'handFocusTo' | 'takeFocus'> => {
  const nextRef = useRef<LineKey>(undefined)
  const handFocusTo = useCallback((key: LineKey | undefined) => {
    nextRef.current = key
  }, [])
  const takeFocus = useCallback((key: LineKey) => {
    if (nextRef.current !== key) return false
    nextRef.current = undefined
    return true
  }, [])
  return useMemo(() => ({ handFocusTo, takeFocus }), [handFocusTo, takeFocus])
}

const plainTerms: CartTerms = {
  hidePrices: false,
  hideDiscounts: false,
  ordering: { available: [], locations: {} },
  replacementOf: () => undefined,
  handFocusTo: () => undefined,
  takeFocus: () => false,
  noteFault: () => undefined,
  keepRow: () => undefined,
  besideOf: () => undefined,
}

export const useCartTerms = (): CartTerms => useContext(CartTermsContext) ?? plainTerms
