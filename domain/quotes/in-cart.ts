import type { CartState } from '../cart/cart'
import { visibleCart } from '../cart/rebase-pending'
import { linesIn } from '../cart/visible-cart'
import type { ProjectId } from '../kernel/ids'
import { cartLabelOf } from './cart-label'
import type { Quote } from './quote'
import type { OpenQuote, QuotesState } from './quotes'

/** The labels of the cart's lines, pending edits with them; undefined while the cart is not known. */
export const labelsInCart = (cart: CartState): readonly string[] | undefined =>
  cart.tag === 'NoContext' || cart.confirmed === undefined
    ? undefined
    : [...new Set(linesIn(visibleCart(cart)).flatMap(({ label }) => (label === '' ? [] : label)))]

/** Whether it matters to any open quote what lies in the cart. */
export const someIsAccepted = ({ open }: QuotesState): boolean =>
  open.some(({ confirmed }) => confirmed.tag === 'Known' && confirmed.quote.status === 'accepted')

/** Whether a cart is for another project than the quote was made for: the user is asked before it takes the rows. */
export const isForOtherProject = (
  { projectId }: Pick<Quote, 'projectId'>,
  cartProject: ProjectId | undefined,
): boolean => projectId !== undefined && projectId !== cartProject

interface InCart {
  readonly quote: Pick<Quote, 'number' | 'name' | 'status'>
  readonly moving: OpenQuote['moving']
  /** The label under which this browser has put its rows in the cart. */
  readonly remembered: string | undefined
  /** Undefined while the cart is not known. */
  readonly labels: readonly string[] | undefined
}

/**
 * The label of the cart's lines that an accepted quote became; undefined where they do not lie there, and can be put there
 * (QUOTE-03). The cart itself says so on every device of its user. What this browser has put there counts while the cart is
 * not known, and while their order is being marked: those lines have left the cart and must not come back.
 */
export const labelInCartOf = ({ quote, moving, remembered, labels }: InCart): string | undefined => {
  if (quote.status !== 'accepted') return undefined
  const label = cartLabelOf(quote)
  if (moving?.to === 'ordered') return label
  if (labels === undefined) return remembered
  return labels.includes(label) ? label : undefined
}
