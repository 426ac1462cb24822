import * as E from 'fp-ts/Either'
import { createBrowserClock } from '#adapters/browser/browser-clock'
import type { Clock } from '#application/ports/clock'
import type { MenuEntry } from '#application/ports/product-service'
import { createMinute } from '#application/projections/minute'
import type { Notice } from '#application/projections/notices'
import { readModel } from '#application/projections/projection'
import type { HaltReason } from '#application/runtime/halt'
import { createWriteAhead } from '#application/runtime/write-ahead'
import { createFormDrafts } from '#application/shop/form-drafts'
import { createComparisonList } from '#application/shop/comparison-list'
import { createOrderList } from '#application/shop/order-list'
import { createSearchHistory } from '#application/shop/search-history'
import { createToldSuspension } from '#application/shop/told-suspension'
import type { Shop } from '#application/shop/shop'
import type { ShopQueries } from '#application/shop/shop-queries'
import type { CartEffect } from '#domain/cart/protocol'
import type { CheckoutEffect } from '#domain/checkout/protocol'
import type { FavouritesEffect } from '#domain/favourites/protocol'
import type { Quote } from '#domain/quotes/quote'
import type { QuotesEffect } from '#domain/quotes/protocol'
import type { CustomerScope } from '#domain/kernel/customer-scope'
import { type ArticleNumber, instant, locationId } from '#domain/kernel/ids'
import type { SessionState } from '#domain/session/session'
import { type FakeCart, fakeCart, type FakeCartGiven } from './fake-cart'
import { type FakeCheckout, fakeCheckout, type FakeCheckoutGiven } from './fake-checkout'
import { fakeFavourites } from './fake-favourites'
import { fakeQuotes } from './fake-quotes'
import { fakeQueries, type FakeQueriesGiven } from './fake-queries'
import { createMemoryStorage } from './memory-storage'
import { variable } from './variable'

export interface FakeShopGiven extends Pick<FakeCartGiven, 'cart' | 'terms'>, FakeQueriesGiven {
  readonly session: SessionState
  /** Of the customer's assortment. */
  readonly menu?: readonly MenuEntry[]
  readonly forms?: FakeCheckoutGiven['forms']
  /** Deliveries whose form asks for an address. */
  readonly toAddress?: FakeCheckoutGiven['toAddress']
  /** The articles that are marked; not known where it is left out. */
  readonly favourites?: readonly ArticleNumber[]
  /** The quotes that are known. */
  readonly quotes?: readonly Quote[]
  /** The machine's clock where it is left out. Nobody is told of its minutes. */
  readonly clock?: Clock
}

type AskedEffect = CartEffect | CheckoutEffect | FavouritesEffect | QuotesEffect

/** A shop without an outside: the domain decides, and nothing is settled until the test says so. */
export interface FakeShop extends Shop, FakeCart, FakeCheckout {
  readonly queries: ShopQueries
  /** What was asked of the services, in order. */
  readonly asked: readonly AskedEffect[]
  /** Articles whose opening was told of. */
  readonly clicks: () => readonly ArticleNumber[]
  readonly setSession: (session: SessionState) => void
  readonly setOffline: (isOffline: boolean) => void
}

/** When everything is done. */
const at = instant('2026-12-15T10:42:00+01:00')

const contextOf = (session: SessionState): CustomerScope | undefined => {
  if (session.tag !== 'Authenticated' || session.context === undefined) return undefined
  const { customerId, projectId } = session.context
  return { brand: 'dahl', userId: session.signedIn.claims.userId, customerId, projectId }
}

export const fakeShop = (given: FakeShopGiven): FakeShop => {
  const asked: AskedEffect[] = []
  const onEffect = (effect: AskedEffect): void => void asked.push(effect)
  const clicks: ArticleNumber[] = []
  const ahead = createWriteAhead()
  const session = variable(given.session)
  const offline = variable(false)
  const notices = variable<readonly Notice[]>([])
  const cart = fakeCart({
    cart: given.cart,
    terms: given.terms,
    context: contextOf(given.session),
    at,
    chosenDelivery: () => session.get().delivery.choice?.deliveryId,
    onEffect,
    ahead,
  })
  const checkout = fakeCheckout({
    forms: given.forms,
    toAddress: given.toAddress ?? [],
    at,
    cart: cart.area.get,
    session: session.get,
    onEffect,
    ahead,
  })
  asked.length = 0
  const minute = createMinute(given.clock ?? createBrowserClock(), { after: () => () => undefined })
  const history = createSearchHistory(createMemoryStorage())
  const orderList = createOrderList(createMemoryStorage())
  const drafts = createFormDrafts(createMemoryStorage())
  const comparison = createComparisonList(createMemoryStorage())
  const toldSuspension = createToldSuspension(createMemoryStorage())

  return {
    ...cart.fake,
    ...checkout.fake,
    session: {
      get: session.get,
      subscribe: session.subscribe,
      logIn: () => E.right(undefined),
      logOut: () => undefined,
      chooseContext: () => E.right(undefined),
      chooseDelivery: () => E.right(undefined),
      chooseStore: () => E.right(undefined),
      updateUser: () => undefined,
      updateCustomers: () => undefined,
    },
    cart: cart.area,
    checkout: checkout.area,
    favourites: fakeFavourites(given.favourites, at, onEffect, ahead),
    quotes: fakeQuotes({ quotes: given.quotes ?? [], at, onEffect, ahead }),
    minute,
    today: readModel({ minute }, (now) => now.minute.day),
    notices,
    storage: variable<'stored' | 'memory'>('stored'),
    offline,
    halt: variable<HaltReason | undefined>(undefined),
    dismiss: () => undefined,
    writeAhead: ahead.decide,
    readLog: async () => E.right({ brand: 'dahl', readAt: at, batches: [], extent: 'log', modules: [] }),
    queries: fakeQueries(given),
    menu: variable(given.menu),
    stockPlace: readModel({ state: session }, ({ state }) => state.delivery.choice?.storeId ?? locationId('C1')),
    noteClick: (article) => void clicks.push(article),
    clicks: () => clicks,
    searches: history.searches,
    rememberSearch: history.remember,
    forgetSearch: history.forget,
    lastProject: () => undefined,
    toldSuspended: toldSuspension.customer,
    keepToldSuspended: () => {
      const scope = contextOf(session.get())
      if (scope !== undefined) toldSuspension.keep(scope)
    },
    drafts,
    orderRows: orderList.rows,
    keepOrderRows: orderList.keep,
    compared: comparison.articles,
    compare: comparison.toggle,
    keepCompared: comparison.keep,

    asked,
    setSession: session.set,
    setOffline: offline.set,
  }
}
