import { withTexts } from '../texts/t'
import { quotePieceTexts } from './piece-texts'
import { sharedQuoteTexts } from './shared-texts'

/** The Swedish text of a key, of the page of a quote's receiver or of any page. */
export const t = withTexts({ ...quotePieceTexts, ...sharedQuoteTexts })
