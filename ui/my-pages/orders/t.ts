import { withTexts } from '../../texts/t'
import { myPagesTexts } from '../texts'
import { ordersTexts } from './texts'

/** The Swedish text of a key, of placed orders, the user's own pages or of any page. */
export const t = withTexts({ ...myPagesTexts, ...ordersTexts })
