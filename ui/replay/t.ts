import { withTexts } from '../texts/t'
import { replayTexts } from './texts'

/** The Swedish text of a key, of the replay or of any page. */
export const t = withTexts(replayTexts)
