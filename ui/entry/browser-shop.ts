import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { ShopConfig } from '#application/ports/config-service'
import type { Passwords } from '#application/ports/passwords'
import type { ShopParts } from '#application/ports/shop-parts'
import type { CallFailure } from '#domain/failure/call-failure'
import { commandId } from '#domain/kernel/ids'
import { ownOfSession } from '#application/queries/own-of-session'
import { createShareAnswers } from '#application/projections/shared-answers'
import { createShop, type RunningShop } from '#application/shop/create-shop'
import { createBeaconReporter } from '#adapters/browser/beacon-reporter'
import { browserSpreadsheets } from '#adapters/browser/browser-spreadsheets'
import { browserPageLife } from '#adapters/browser/browser-page-life'
import type { ArrivedShop } from '../shop/ShopContext'
import { createLoadPage, type LoadPage } from '../routing/load-page'
import { resolveAdapters, type PageHandle } from './browser-adapters'

export interface StartedShop {
  readonly arrived: ArrivedShop
  readonly load: LoadPage
}

/**
 * The composition root of the browser. Views get plain records, never the container. The task fetches the configuration
 * and starts the shop with it. It can be run again after a failure.
 */
export const prepareShop = (page: PageHandle): TaskEither<CallFailure, StartedShop> => {
  let known: ShopConfig | undefined
  let shop: RunningShop | undefined
  const adapters = resolveAdapters(page, {
    config: () => known,
    assortment: async () => shop?.assortment(),
  })
  return pipe(
    adapters.services.config.config(),
    TE.map((config) => {
      known = config
      shop = createShop(partsOf(adapters, config), adapters.modules)
      return startedShop(adapters, config, shop)
    }),
  )
}

type Adapters = ReturnType<typeof resolveAdapters>

const partsOf = ({ services, ports }: Adapters, config: ShopConfig): ShopParts => ({
  config,
  ...ports,
  pageLife: browserPageLife,
  auth: services.auth,
  cart: services.cart,
  commerce: services.commerce,
  addresses: services.addresses,
  customers: services.customers,
  locations: services.locations,
  favourites: services.favourites,
  favouriteLists: services.favouriteLists,
  mailbox: services.mailbox,
  orders: services.orders,
  orderHistory: services.orderHistory,
  orderDocuments: services.orderDocuments,
  forms: services.forms,
  contentEditing: services.contentEditing,
  prices: services.prices,
  stock: services.stock,
  users: services.users,
  quotes: services.quotes,
  sharedQuotes: services.sharedQuotes,
  products: services.products,
  purchases: services.purchases,
  search: services.search,
  trackingId: services.trackingId,
  reporter: createBeaconReporter(config.errorReporting),
  content: services.content,
})

/** The list of common passwords is large, so it is loaded where a password is chosen. */
const passwordsOf = ({ passwords }: Adapters['services']): Passwords => ({
  ...passwords,
  score: async (password, ownWords) => {
    try {
      const { passwordScore } = await import('#adapters/password-strength/password-score')
      return passwordScore(password, ownWords)
    } catch {
      // Without the list the service alone judges.
      return 4
    }
  },
})

/** Longer than on the server, because every call crosses the user's network. */
const PARTS_WAIT_MS = 1_500

/** After these milliseconds a page says that it cannot be shown, and how to try again. Longer for the same reason. */
const PAGE_WAIT_MS = 8_000

const startedShop = (
  { services, ports: { timers, chance, connectivity, ids } }: Adapters,
  config: ShopConfig,
  shop: RunningShop,
): StartedShop => {
  const share = createShareAnswers({ timers, chance, connectivity })
  const ports = {
    ...ownOfSession(services, shop.session.get),
    // The shop keeps one configuration for as long as the page is open.
    config: { config: () => TE.right(config) },
    stockPlace: () => TE.right(shop.stockPlace.get()),
    patience: { timers, waitMs: PARTS_WAIT_MS, pageWaitMs: PAGE_WAIT_MS },
  }
  return {
    arrived: {
      shop,
      queries: shop.queries,
      share,
      spreadsheets: browserSpreadsheets,
      passwords: passwordsOf(services),
      newKey: () => commandId(ids.next()),
    },
    load: createLoadPage(() => ports),
  }
}
