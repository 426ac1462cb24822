import { catalogueTexts } from './sv/catalogue'
import { checkoutTexts } from './sv/checkout'
import { componentTexts } from './sv/components'
import { errorTexts } from './sv/errors'
import { noticeTexts } from './sv/notices'
import { productTexts } from './sv/product'
import { searchTexts } from './sv/search'
import { shellTexts } from './sv/shell'

/** Every text that a user can meet, one flat catalogue; an area of the shop a file. */
export const sv = {
  ...componentTexts,
  ...errorTexts,
  ...noticeTexts,
  ...shellTexts,
  ...catalogueTexts,
  ...productTexts,
  ...checkoutTexts,
  ...searchTexts,
} as const
