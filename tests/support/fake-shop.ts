import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Address } from '#domain/address/address'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { Call } from '#application/ports/call'
import type { DeliveryDates } from '#domain/delivery/delivery-days'
import type { MenuEntry } from '#application/ports/product-service'
import type { SearchResults } from '#application/ports/search-service'
import { cartLines } from '#application/projections/cart-lines'
import type { Notice } from '#application/projections/notices'
import { readModel } from '#application/projections/projection'
import { createMinute } from '#application/projections/minute'
import { createBrowserClock } from '#adapters/browser/browser-clock'
import type { HaltReason } from '#application/runtime/halt'
import { articlesByNumber } from '#application/queries/articles-by-number'
import type { Suggestions } from '#application/queries/suggestions'
import { orderIntent } from '#application/modules/checkout/order-intent'
import { createFormDrafts } from '#application/shop/form-drafts'
import { createComparisonList } from '#application/shop/comparison-list'
import { createOrderList } from '#application/shop/order-list'
import { createSearchHistory } from '#application/shop/search-history'
import type { Shop } from '#application/shop/shop'
import type { ShopQueries } from '#application/shop/shop-queries'
import type { Saving } from '#application/modules/cart/waiting-edits'
import { lineArticle } from '#domain/cart/line-article'
import type { Cart } from '#domain/cart/cart'
import { cartView } from '#domain/cart/cart-view'
import { editsToRestore } from '#domain/cart/restoration'
import type { CartCommandBody, CartEffect, CartRefusal, CartSettlement } from '#domain/cart/protocol'
import { cartDecider } from '#domain/cart/decider'
import type { CartTerms } from '#domain/cart/cart-view'
import type { LineKey } from '#domain/cart/line-key'
import type { SheetFormat } from '#application/ports/spreadsheets'
import { type HeldEdit, heldEdit, type RefusedEdit } from '#domain/cart/refused-edits'
import type { CartStatus } from '#domain/cart/status'
import type { PriceBracket } from '#domain/catalogue/price'
import type { Stock } from '#domain/catalogue/stock'
import type { Variant } from '#domain/catalogue/variant'
import type {
  CheckoutCommandBody,
  CheckoutEffect,
  CheckoutRefusal,
  CheckoutSettlement,
} from '#domain/checkout/protocol'
import type { CheckoutState, OrderResult } from '#domain/checkout/checkout'
import { checkoutDecider } from '#domain/checkout/decider'
import type { CallFailure } from '#domain/failure/call-failure'
import type { Decider, Stamped } from '#domain/kernel/decider'
import { commandId, instant, locationId, type ArticleNumber } from '#domain/kernel/ids'
import { may } from '#domain/session/permissions'
import type { SessionState } from '#domain/session/session'
import { noPlaces } from '../domain/given'
import { createMemoryStorage } from './memory-storage'
import { variable } from './variable'
import { optionsToAddress } from './given-shop'
import { noUsers } from './no-users'

export interface Exported {
  readonly lines: readonly LineKey[]
  readonly format: SheetFormat
}

export interface FakeShopGiven {
  readonly session: SessionState
  readonly cart: Cart | undefined
  readonly terms: CartTerms
  /** Of the customer's assortment. */
  readonly menu?: readonly MenuEntry[]
  readonly forms?: CheckoutState['forms']
  /** What the services know of articles. */
  readonly variants?: Call<readonly Variant[]>
  /** What every place holds of any article. */
  readonly stockIn?: Call<Stock | undefined>
  /** The stock of stores, by article number. */
  readonly stocks?: Readonly<Record<string, Stock>>
  readonly searchAddresses?: ShopQueries['searchAddresses']
  readonly storesNear?: ShopQueries['storesNear']
  readonly lastPurchases?: ShopQueries['lastPurchases']
  /** The prices of any article by quantity. */
  readonly brackets?: Call<readonly PriceBracket[]>
  readonly deliveryDates?: Call<readonly DeliveryDates[]>
  readonly addresses?: Call<readonly Address[]>
  readonly saveAddress?: ShopQueries['saveAddress']
  readonly users?: Partial<ShopQueries['users']>
  /** Deliveries whose form asks for an address. */
  readonly toAddress?: readonly DeliveryId[]
  readonly suggestions?: (typed: string) => Call<Suggestions>
  readonly pages?: ShopQueries['searchPages']
}

/** A shop without an outside: the domain decides, and nothing is settled until the test says so. */
export interface FakeShop extends Shop {
  readonly queries: ShopQueries
  /** What was asked of the services, in order. */
  readonly asked: readonly (CartEffect | CheckoutEffect)[]
  readonly sentNow: () => number
  /** The files that were asked for. */
  readonly exported: () => readonly Exported[]
  /** Articles whose opening was told of. */
  readonly clicks: () => readonly ArticleNumber[]
  readonly adoptCart: (cart: Cart) => void
  readonly settleOrder: (results: readonly OrderResult[]) => void
  readonly loseOrder: () => void
  /** The service answers about the order number of a delivery; without a message it is a good one. */
  readonly answerOrderNumber: (delivery: DeliveryId, orderNumber: string, errorMessage?: string) => void
  readonly declineOrder: (failure: CallFailure) => void
  readonly failFetch: () => void
  readonly setSession: (session: SessionState) => void
  /** The service answers no to every edit on its way. */
  readonly refuseEdits: (failure: CallFailure) => void
  /** From now on the service takes no add. */
  readonly refusesAdds: (failure: CallFailure) => void
  /** From now on edits wait. */
  readonly serviceDoesNotAnswer: () => void
  readonly serviceAnswers: () => void
  readonly setOffline: (isOffline: boolean) => void
}

const noneRefused: readonly RefusedEdit[] = []
const noneHeld: readonly HeldEdit[] = []

const aFailure: CallFailure = { tag: 'Lost', service: 'cart', status: undefined }

/** Feeds commands to a decider one after the other, with ids and times that count up. */
const drive = <State, Body, Event, Refusal, Effect>(
  decider: Decider<State, Stamped<Body>, Event, Refusal, Effect>,
  stamped: (body: Body, id: string) => Stamped<Body>,
  onEffect: (effect: Effect) => void,
) => {
  const state = variable(decider.initial)
  let count = 0
  const dispatch = (body: Body): E.Either<Refusal, void> => {
    count += 1
    const decided = decider.decide(state.get(), stamped(body, `command-${count}`))
    if (E.isLeft(decided)) return decided
    for (const event of decided.right) {
      state.set(decider.evolve(state.get(), event))
      decider.react(state.get(), event).forEach(onEffect)
    }
    return E.right(undefined)
  }
  return { state, dispatch }
}

const at = instant('2026-12-15T10:42:00+01:00')

const entitiesOf = (variants: readonly Variant[]): SearchResults => ({
  count: variants.length,
  prices: 'own',
  facets: [],
  items: variants.map(({ articleNumber }) => ({ type: 'Variant', id: articleNumber, attributes: {} })),
})

export const fakeShop = (given: FakeShopGiven): FakeShop => {
  const { toAddress = [] } = given
  const asked: (CartEffect | CheckoutEffect)[] = []
  let sentNow = 0
  const exported: Exported[] = []
  const clicks: ArticleNumber[] = []
  const session = variable(given.session)
  const cartStatus = variable<CartStatus>(given.cart === undefined ? 'noCart' : 'idle')
  const fetchFailed = variable(false)
  const waiting = variable(false)
  const offline = variable(false)
  let saving: Saving = Promise.resolve('saved')
  const notices = variable<readonly Notice[]>([])
  const cart = drive(
    cartDecider,
    (body: CartCommandBody | CartSettlement, id) => ({ ...body, id: commandId(id), at }),
    (effect) => asked.push(effect),
  )
  const checkout = drive(
    checkoutDecider,
    (body: CheckoutCommandBody | CheckoutSettlement, id) => ({ ...body, id: commandId(id), at }),
    (effect) => asked.push(effect),
  )
  // The machine's clock; nobody is told of its minutes.
  const minute = createMinute(createBrowserClock(), { after: () => () => undefined })
  const view = readModel({ state: cart.state }, ({ state }) => cartView(state, given.terms))
  const edit = (body: CartCommandBody): E.Either<CartRefusal, void> => cart.dispatch(body)

  let addFailure: CallFailure | undefined
  const refuseEdits = (failure: CallFailure): void => {
    const state = cart.state.get()
    const edits = state.tag === 'InContext' ? state.pending.map(({ id }) => id) : []
    cart.dispatch({ type: 'RefuseEdits', edits, failure })
  }

  const { session: signedInSession } = given
  if (signedInSession.tag === 'Authenticated' && signedInSession.context !== undefined) {
    const { customerId, projectId } = signedInSession.context
    cart.dispatch({
      type: 'EnterContext',
      context: { brand: 'dahl', userId: signedInSession.signedIn.claims.userId, customerId, projectId },
      places: noPlaces,
    })
  }
  if (given.cart !== undefined) cart.dispatch({ type: 'AdoptCart', cart: given.cart, known: undefined })
  if (given.forms !== undefined) checkout.dispatch({ type: 'RestoreForm', forms: given.forms, destinations: {} })
  asked.length = 0

  const variants = (): Call<readonly Variant[]> => given.variants ?? TE.right([])
  const history = createSearchHistory(createMemoryStorage())
  const orderList = createOrderList(createMemoryStorage())
  const drafts = createFormDrafts(createMemoryStorage())
  const comparison = createComparisonList(createMemoryStorage())

  const orderNow = () => {
    const { placing } = checkout.state.get()
    return placing.tag === 'Placing' || placing.tag === 'Unknown' ? placing.order : commandId('none')
  }

  return {
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
    cart: {
      get: view.get,
      subscribe: view.subscribe,
      line: cartLines(view),
      status: cartStatus,
      fetchFailed,
      waiting,
      heldEdits: readModel({ state: cart.state }, ({ state }) =>
        state.tag === 'InContext' ? state.held.map(heldEdit) : noneHeld,
      ),
      sendHeld: (edits) => void cart.dispatch({ type: 'SendHeldEdits', edits }),
      discardHeld: (edits) => void cart.dispatch({ type: 'DiscardHeldEdits', edits }),
      refusedEdits: readModel({ state: cart.state }, ({ state }) =>
        state.tag === 'InContext' ? state.refused : noneRefused,
      ),
      tryAgain: (id) => {
        const state = cart.state.get()
        const refused = state.tag === 'InContext' ? state.refused.find((one) => one.id === id) : undefined
        return refused === undefined ? E.right(undefined) : edit(refused.edit)
      },
      exportLines: async (lines, format) => {
        exported.push({ lines, format })
        return new TextEncoder().encode(lines.join('\n'))
      },
      dismissRefused: (id) => void cart.dispatch({ type: 'DismissRefusedEdits', edits: [id] }),
      add: (articles, from = 'hand') => {
        const chosen = session.get().delivery.choice?.deliveryId
        const lines = articles.map(({ label = '', deliveryId = chosen, variant, ...article }) => ({
          label,
          deliveryId,
          ...article,
          article: variant === undefined ? undefined : lineArticle(variant),
          before: undefined,
        }))
        const added = edit({ type: 'AddLines', from, lines })
        if (addFailure !== undefined) refuseEdits(addFailure)
        return pipe(
          added,
          E.map(() => saving),
        )
      },
      changeQuantity: (line, quantity) => edit({ type: 'ChangeQuantity', line, quantity }),
      sendNow: () => {
        sentNow += 1
      },
      changeLabel: (lines, label) => edit({ type: 'ChangeLabel', lines, label }),
      changeDelivery: (lines, deliveryId) => edit({ type: 'ChangeDelivery', lines, deliveryId }),
      removeLines: (lines) =>
        pipe(
          edit({ type: 'RemoveLines', lines }),
          E.map(() => saving),
        ),
      restore: (removed) => {
        const { edits, left } = editsToRestore(cart.state.get(), removed)
        const [first] = left
        if (first !== undefined && edits.length === 0) return E.left(first.refusal)
        edits.forEach(edit)
        return E.right(saving)
      },
      replaceLine: (line, { articleNumber, quantity, label = '', deliveryId, variant }) =>
        pipe(
          edit({
            type: 'AddLines',
            from: 'hand',
            lines: [
              {
                ...{ articleNumber, quantity, label, deliveryId, before: undefined },
                article: variant === undefined ? undefined : lineArticle(variant),
              },
            ],
          }),
          E.map(async () => (await saving) === 'saved' && E.isRight(edit({ type: 'RemoveLines', lines: [line] }))),
        ),
      empty: () =>
        pipe(
          edit({ type: 'EmptyCart' }),
          E.map(() => saving),
        ),
      deleteCart: () =>
        pipe(
          edit({ type: 'DeleteCart' }),
          E.map(() => saving),
        ),
      refresh: () => void edit({ type: 'RefreshCart', places: noPlaces }),
      askDeliveriesInOrder: () => void cart.dispatch({ type: 'AskDeliveriesInOrder' }),
      requestDeliveryDate: (deliveryId, date) => edit({ type: 'RequestDeliveryDate', deliveryId, date }),
      includeDelivery: (deliveryId, included) => edit({ type: 'IncludeDelivery', deliveryId, included }),
    },
    checkout: {
      get: checkout.state.get,
      subscribe: checkout.state.subscribe,
      unkeptOrder: variable(false),
      placeUnkeptOrder: () => undefined,
      cancelUnkeptOrder: () => undefined,
      fillField: (deliveryId, field, value) => void checkout.dispatch({ type: 'FillField', deliveryId, field, value }),
      setDestination: (deliveryId, destination) =>
        void checkout.dispatch({ type: 'SetDestination', deliveryId, destination }),
      writeAddress: (deliveryId, field, value) =>
        void checkout.dispatch({ type: 'WriteAddress', deliveryId, field, value }),
      validateOrderNumber: (deliveryId) => void checkout.dispatch({ type: 'ValidateOrderNumber', deliveryId }),
      placeOrder: (sendOrderReceipt): E.Either<CheckoutRefusal, void> => {
        const places = { centralStorageId: locationId('C1'), storeOf: () => locationId('S1') }
        const intent = orderIntent(
          view.get(),
          checkout.state.get(),
          { places, options: optionsToAddress(toAddress) },
          sendOrderReceipt,
        )
        const state = session.get()
        if (intent === undefined || state.tag !== 'Authenticated') return E.left({ tag: 'NothingToOrder' })
        const denied = !may(state.signedIn.claims, 'placeOrders')
        return checkout.dispatch({ type: 'PlaceOrder', intent, denied, toAddress })
      },
      enquireOrder: () => void checkout.dispatch({ type: 'EnquireOrder' }),
      enquireUnanswered: () => undefined,
    },
    minute,
    today: readModel({ minute }, (now) => now.minute.day),
    notices,
    storage: variable<'stored' | 'memory'>('stored'),
    offline,
    halt: variable<HaltReason | undefined>(undefined),
    dismiss: () => undefined,
    readLog: async () => E.right({ brand: 'dahl', readAt: at, batches: [], extent: 'log', modules: [] }),
    queries: {
      variants,
      articlesByNumber: articlesByNumber({
        search: { entitiesByAttribute: () => pipe(variants(), TE.map(entitiesOf)) },
        variants,
      }),
      brackets: () => given.brackets ?? TE.right([]),
      stockIn: () => given.stockIn ?? TE.right(undefined),
      stocksIn: () => TE.right(given.stocks ?? {}),
      searchPages: given.pages ?? (() => TE.right([])),
      suggest: (query) =>
        given.suggestions?.(query) ?? TE.right({ query, queries: [], categories: [], articles: [], total: 0 }),
      searchAddresses: given.searchAddresses ?? (() => TE.right([])),
      storesNear: given.storesNear ?? (() => TE.right([])),
      lastPurchases: given.lastPurchases ?? (() => TE.right([])),
      deliveryDates: () => given.deliveryDates ?? TE.right([]),
      customers: () => TE.right([]),
      users: { ...noUsers, ...given.users },
      mails: () => TE.right([]),
      addresses: () => given.addresses ?? TE.right([]),
      saveAddress: given.saveAddress ?? (() => TE.left({ tag: 'Lost', service: 'gateway', status: undefined })),
      customerTeam: () => TE.right([]),
      updateAddress: () => TE.left({ tag: 'Lost', service: 'gateway', status: undefined }),
      removeAddress: () => TE.left({ tag: 'Lost', service: 'gateway', status: undefined }),
    },
    menu: variable(given.menu),
    stockPlace: readModel({ state: session }, ({ state }) => state.delivery.choice?.storeId ?? locationId('C1')),
    noteClick: (article) => void clicks.push(article),
    clicks: () => clicks,
    searches: history.searches,
    rememberSearch: history.remember,
    forgetSearch: history.forget,
    lastProject: () => undefined,
    drafts,
    orderRows: orderList.rows,
    keepOrderRows: orderList.keep,
    compared: comparison.articles,
    compare: comparison.toggle,
    keepCompared: comparison.keep,

    asked,
    sentNow: () => sentNow,
    exported: () => exported,
    adoptCart: (adopted) => void cart.dispatch({ type: 'AdoptCart', cart: adopted, known: undefined }),
    settleOrder: (results) => void checkout.dispatch({ type: 'RecordResults', order: orderNow(), results }),
    declineOrder: (failure) => void checkout.dispatch({ type: 'RecordFailure', order: orderNow(), failure }),
    answerOrderNumber: (deliveryId, orderNumber, errorMessage) =>
      void checkout.dispatch({ type: 'RecordOrderNumber', deliveryId, orderNumber, errorMessage }),
    loseOrder: () => void checkout.dispatch({ type: 'RecordUnknown', order: orderNow() }),
    failFetch: () => {
      cart.dispatch({ type: 'FailFetch', failure: aFailure })
      cartStatus.set('error')
      fetchFailed.set(true)
    },
    refuseEdits,
    refusesAdds: (failure) => {
      addFailure = failure
      saving = Promise.resolve('refused')
    },
    setSession: session.set,
    setOffline: offline.set,
    serviceAnswers: () => waiting.set(false),
    serviceDoesNotAnswer: () => {
      saving = Promise.resolve('waiting')
      waiting.set(true)
    },
  }
}
