import { withTexts } from '../../texts/t'
import { myPagesTexts } from '../texts'
import { ordersTexts } from '../orders/texts'
import { orderTexts } from './texts'

/** The Swedish text of a key, of the page of an order, placed orders, the user's own pages or of any page. */
export const t = withTexts({ ...myPagesTexts, ...ordersTexts, ...orderTexts })
