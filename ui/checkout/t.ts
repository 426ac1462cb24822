import { cartTexts } from '../cart/texts'
import { withTexts } from '../texts/t'
import { checkoutTexts } from './texts'

/** The Swedish text of a key, of the checkout, the cart or of any page. */
export const t = withTexts({ ...cartTexts, ...checkoutTexts })
