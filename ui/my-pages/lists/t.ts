import { withTexts } from '../../texts/t'
import { myPagesTexts } from '../texts'
import { listTexts } from './texts'

/** The Swedish text of a key, of the lists and favourites of a user or of any page. */
export const t = withTexts({ ...myPagesTexts, ...listTexts })
