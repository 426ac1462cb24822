import { withTexts } from '../texts/t'
import { storesTexts } from './texts'

/** The Swedish text of a key, of the pages of stores or of any page. */
export const t = withTexts(storesTexts)
