import { withTexts } from '../texts/t'
import { comparisonTexts } from './texts'

/** The Swedish text of a key, of the comparison or of any page. */
export const t = withTexts(comparisonTexts)
