import { withTexts } from '../texts/t'
import { passwordTexts } from './texts'

/** The Swedish text of a key, of the pages about passwords or of any page. */
export const t = withTexts(passwordTexts)
