import { withTexts } from '../texts/t'
import { quotePieceTexts } from './piece-texts'

/** The Swedish text of a key, of quotes or of any page. */
export const t = withTexts(quotePieceTexts)
