import { campaignTexts } from './sv/campaigns'
import { catalogueTexts } from './sv/catalogue'
import { checkoutTexts } from './sv/checkout'
import { contentTexts } from './sv/content'
import { componentTexts } from './sv/components'
import { errorTexts } from './sv/errors'
import { noticeTexts } from './sv/notices'
import { productTexts } from './sv/product'
import { searchTexts } from './sv/search'
import { quickOrderTexts } from './sv/quick-order'
import { shellTexts } from './sv/shell'

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
