import { withTexts } from '../../texts/t'
import { economyTexts } from './texts'

/** The Swedish text of a key, of the financial follow-up or of any page. */
export const t = withTexts(economyTexts)
