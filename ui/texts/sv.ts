import { campaignTexts } from '../campaigns/texts'
import { catalogueTexts } from '../catalogue/texts'
import { checkoutTexts } from '../checkout/texts'
import { contentTexts } from '../content/texts'
import { componentTexts } from '../components/texts'
import { errorTexts } from '../errors/texts'
import { noticeTexts } from '../notices/texts'
import { productTexts } from '../product/texts'
import { searchTexts } from '../search/texts'
import { quickOrderTexts } from '../quick-order/texts'
import { shellTexts } from '../shell/texts'

/** Every text that a user can meet, one flat catalogue; an area of the shop a file. */
export const sv = {
  ...contentTexts,
  ...componentTexts,
  ...errorTexts,
  ...noticeTexts,
  ...shellTexts,
  ...catalogueTexts,
  ...productTexts,
  ...campaignTexts,
  ...quickOrderTexts,
  ...checkoutTexts,
  ...searchTexts,
} as const
