import { campaignTexts } from '../campaigns/texts'
import { catalogueTexts } from '../catalogue/texts'
import { componentTexts } from '../components/texts'
import { contentTexts } from '../content/texts'
import { errorTexts } from '../errors/texts'
import { favouriteTexts } from '../favourites/texts'
import { listingTexts } from '../listing/texts'
import { logInTexts } from '../log-in/texts'
import { noticeTexts } from '../notices/texts'
import { orderHeadTexts } from '../order-head/texts'
import { quoteTexts } from '../quotes/texts'
import { searchTexts } from '../search/texts'
import { shellTexts } from '../shell/texts'
import { shopTexts } from '../shop/texts'
import { startTexts } from '../start/texts'
import { brandTexts } from '../brands/texts'

/** The texts that any page may show, one flat catalogue. A feature whose texts only its own pages show has its own `t`. */
export const sv = {
  ...campaignTexts,
  ...catalogueTexts,
  ...componentTexts,
  ...contentTexts,
  ...errorTexts,
  ...favouriteTexts,
  ...listingTexts,
  ...logInTexts,
  ...noticeTexts,
  ...orderHeadTexts,
  ...quoteTexts,
  ...searchTexts,
  ...shellTexts,
  ...shopTexts,
  ...startTexts,
  ...brandTexts,
} as const
