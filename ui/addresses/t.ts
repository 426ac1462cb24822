import { withTexts } from '../texts/t'
import { addressTexts } from './texts'

/** The Swedish text of a key, of addresses or of any page. */
export const t = withTexts(addressTexts)
