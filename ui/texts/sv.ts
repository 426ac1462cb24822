import { campaignTexts } from '../campaigns/texts'
import { cartTexts } from '../cart/texts'
import { catalogueTexts } from '../catalogue/texts'
import { checkoutTexts } from '../checkout/texts'
import { comparisonTexts } from '../comparison/texts'
import { componentTexts } from '../components/texts'
import { contentTexts } from '../content/texts'
import { errorTexts } from '../errors/texts'
import { listingTexts } from '../listing/texts'
import { logInTexts } from '../log-in/texts'
import { noticeTexts } from '../notices/texts'
import { orderHeadTexts } from '../order-head/texts'
import { productTexts } from '../product/texts'
import { quickOrderTexts } from '../quick-order/texts'
import { searchTexts } from '../search/texts'
import { shellTexts } from '../shell/texts'
import { startTexts } from '../start/texts'
import { brandTexts } from '../brands/texts'

/** Every text that a user can meet, one flat catalogue. A feature states its own. */
export const sv = {
  ...campaignTexts,
  ...cartTexts,
  ...catalogueTexts,
  ...checkoutTexts,
  ...comparisonTexts,
  ...componentTexts,
  ...contentTexts,
  ...errorTexts,
  ...listingTexts,
  ...logInTexts,
  ...noticeTexts,
  ...orderHeadTexts,
  ...productTexts,
  ...quickOrderTexts,
  ...searchTexts,
  ...shellTexts,
  ...startTexts,
  ...brandTexts,
} as const
