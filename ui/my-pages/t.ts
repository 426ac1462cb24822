import { withTexts } from '../texts/t'
import { myPagesTexts } from './texts'

/** The Swedish text of a key, of the user's own pages or of any page. */
export const t = withTexts(myPagesTexts)
