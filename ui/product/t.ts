import { withTexts } from '../texts/t'
import { productTexts } from './texts'

/** The Swedish text of a key, of the product page or of any page. */
export const t = withTexts(productTexts)
