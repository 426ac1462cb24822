import { withTexts } from '../texts/t'
import { quickOrderTexts } from './texts'

/** The Swedish text of a key, of the quick order or of any page. */
export const t = withTexts(quickOrderTexts)
