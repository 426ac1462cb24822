import { quotePieceTexts } from '../../quotes/piece-texts'
import { withTexts } from '../../texts/t'
import { myPagesTexts } from '../texts'
import { ownQuoteTexts } from './texts'

/** The Swedish text of a key, of the user's quotes, their own pages or of any page. */
export const t = withTexts({ ...myPagesTexts, ...quotePieceTexts, ...ownQuoteTexts })
