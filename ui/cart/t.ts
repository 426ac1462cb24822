import { withTexts } from '../texts/t'
import { cartTexts } from './texts'

/** The Swedish text of a key, of the cart or of any page. */
export const t = withTexts(cartTexts)
