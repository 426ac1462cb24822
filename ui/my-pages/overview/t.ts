import { withTexts } from '../../texts/t'
import { myPagesTexts } from '../texts'
import { overviewTexts } from './texts'

/** The Swedish text of a key, of the overview, the user's own pages or of any page. */
export const t = withTexts({ ...myPagesTexts, ...overviewTexts })
