import { withTexts } from '../texts/t'
import { helpTexts } from './texts'

/** The Swedish text of a key, of the help page or of any page. */
export const t = withTexts(helpTexts)
