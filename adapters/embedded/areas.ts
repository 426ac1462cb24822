import { addressesArea } from './addresses/area'
import { authArea } from './auth/area'
import { campaignsArea } from './campaigns/area'
import { cartArea } from './cart/area'
import { catalogueArea } from './catalogue/area'
import { configArea } from './config/area'
import { contentArea } from './content/area'
import { contentEditingArea } from './content-editing/area'
import { contentGraphqlArea } from './content/graphql/area'
import { customerTeamArea } from './customer-team/area'
import { customersArea } from './customers/area'
import { documentsArea } from './documents/area'
import { favouriteListsArea } from './favourite-lists/area'
import { favouritesArea } from './favourites/area'
import { formsArea } from './forms/area'
import { graphqlArea } from './graphql/area'
import { idempotencyArea } from './idempotency/area'
import { locationsArea } from './locations/area'
import { mailArea } from './mail/area'
import { menuArea } from './menu/area'
import { orderDocumentsArea } from './order-documents/area'
import { orderHistoryArea } from './order-history/area'
import { ordersArea } from './orders/area'
import { quotesArea } from './quotes/area'
import { searchArea } from './search/area'
import { seedingArea } from './seeding/area'
import { sequenceArea } from './sequence/area'
import { usersArea } from './users/area'

/**
 * Every area, in the order in which plugins are registered and data are seeded. `auth` comes first, since its check
 * of users' tokens applies to those after it, and `locations` before the stock that refers to them.
 */
export const areas = [
  authArea,
  mailArea,
  seedingArea,
  idempotencyArea,
  configArea,
  locationsArea,
  catalogueArea,
  documentsArea,
  menuArea,
  sequenceArea,
  campaignsArea,
  searchArea,
  graphqlArea,
  customersArea,
  customerTeamArea,
  usersArea,
  addressesArea,
  favouritesArea,
  favouriteListsArea,
  cartArea,
  ordersArea,
  orderHistoryArea,
  orderDocumentsArea,
  quotesArea,
  formsArea,
  contentEditingArea,
  contentArea,
  contentGraphqlArea,
] as const
