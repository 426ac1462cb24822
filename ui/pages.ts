import { assortment, assortments, campaign, campaigns } from './campaigns/page'
import { cart } from './cart/page'
import { confirmation } from './checkout/confirmation/page'
import { delivery } from './checkout/delivery/page'
import { summary } from './checkout/summary/page'
import { help } from './help/page'
import { comparison } from './comparison/page'
import { configuration } from './configuration/page'
import { contentIndex, contentPage } from './content/page'
import { department, listing } from './listing/page'
import { addresses } from './my-pages/addresses/page'
import { favourites, shoppingList, shoppingLists } from './my-pages/lists/page'
import { mailbox } from './my-pages/mailbox/page'
import { economy } from './my-pages/economy/page'
import { order } from './my-pages/order/page'
import { orders } from './my-pages/orders/page'
import { myPages } from './my-pages/overview/page'
import { profile } from './my-pages/profile/page'
import { editUser, newUser, users } from './my-pages/users/page'
import { forgottenPassword, newPassword } from './password/page'
import { product } from './product/page'
import { quickOrder } from './quick-order/page'
import type { Page } from './routing/page'
import { replay } from './replay/page'
import { quoteDetails, quotes } from './my-pages/quotes/page'
import { sharedQuote } from './quotes/page'
import { editing } from './editing/page'
import { search } from './search/page'
import { start } from './start/page'
import { retailers, storeFinder, storePage } from './stores/page'

/** Every page of the shop (ROUTE-03 and on). */
export const pages: readonly Page[] = [
  start,
  department,
  listing,
  search,
  product,
  campaigns,
  campaign,
  assortments,
  assortment,
  quickOrder,
  comparison,
  configuration,
  storeFinder,
  storePage,
  retailers,
  help,
  replay,
  cart,
  delivery,
  summary,
  confirmation,
  forgottenPassword,
  newPassword,
  sharedQuote,
  myPages,
  shoppingLists,
  shoppingList,
  favourites,
  orders,
  order,
  quotes,
  quoteDetails,
  economy,
  addresses,
  profile,
  users,
  newUser,
  editUser,
  mailbox,
  editing,
  contentIndex,
  contentPage,
]
