import { addressTexts } from '../addresses/texts'
import { cartTexts } from '../cart/texts'
import { withTexts } from '../texts/t'
import { checkoutTexts } from './texts'

/** The Swedish text of a key, of the checkout, addresses, the cart or of any page. */
export const t = withTexts({ ...addressTexts, ...cartTexts, ...checkoutTexts })
