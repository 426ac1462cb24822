import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { TaskEither } from 'fp-ts/TaskEither'
import { BehaviorSubject } from 'rxjs'
import { cartView, type CartTerms, type CartView } from '#domain/cart/cart-view'
import type { CartState } from '#domain/cart/cart'
import { cartDecider } from '#domain/cart/decider'
import { emptiedIn } from '#domain/cart/emptied-cart'
import { oldestPending } from '#domain/cart/pending-edits'
import { type HeldEdit, heldEdit, type RefusedEdit } from '#domain/cart/refused-edits'
import type { CartStatus } from '#domain/cart/status'
import { areSameOnTheWay, linesOnTheWay } from '#domain/cart/transfer'
import type { CheckoutState } from '#domain/checkout/checkout'
import { checkoutDecider } from '#domain/checkout/decider'
import { stockLocation } from '#domain/delivery/delivery-choice'
import { type CommandId, commandId, locationId } from '#domain/kernel/ids'
import { epochMsOf } from '#domain/kernel/instant'
import { sessionDecider } from '#domain/session/decider'
import { deliveryLocationsOf } from '#domain/session/offered-deliveries'
import { favouritesDecider } from '#domain/favourites/decider'
import { type FavouritesState, favouritesView, shownFavourites } from '#domain/favourites/favourites'
import { labelsInCart } from '#domain/quotes/in-cart'
import type { QuoteTerms } from '#domain/quotes/quote-view'
import { noQuotes, type QuotesState } from '#domain/quotes/quotes'
import { seenPricesOf } from '#domain/quotes/seen-prices'
import { rightsOf } from '#domain/session/permissions'
import type { SessionState } from '#domain/session/session'
import type { QuotesCommands } from '#application/modules/quotes/commands'
import { quoteViews } from '#application/modules/quotes/views'
import type { HaltReason } from '#application/runtime/halt'
import { halted } from '#application/runtime/halt'
import type { Passwords } from '#application/ports/passwords'
import type { Spreadsheets } from '#application/ports/spreadsheets'
import { swedishTime, type SwedishTime } from '#application/ports/swedish-time'
import { cartLines } from '#application/projections/cart-lines'
import { constant, projectionOf, readModel } from '#application/projections/projection'
import { createShareAnswers, type ShareAnswers } from '#application/projections/shared-answers'
import { termsIn } from '#application/projections/terms'
import { isDamaged, type StoredBatch } from '#application/log/record'
import { presentStreams } from '#application/replay/present-streams'
import type { Replay } from '#application/replay/replay'
import type { Shop } from './shop'
import type { ShopQueries } from './shop-queries'

/** A replay reads and writes no files. */
const noSpreadsheets: Spreadsheets = {
  mostBytes: 0,
  read: () => async () => E.left({ tag: 'Unavailable' }),
  write: () => async () => undefined,
}

/** A replay chooses no password. */
const noPasswords: Passwords = {
  requestLink: () => () => new Promise(() => undefined),
  challenge: () => undefined,
  keepChallenge: () => undefined,
  choose: () => () => new Promise(() => undefined),
  score: () => new Promise(() => undefined),
}

/** A shop whose projections stand at a step of a replay. It calls nothing, and takes no command. */
export interface ReplayedShop {
  readonly shop: Shop
  readonly queries: ShopQueries
  readonly share: ShareAnswers
  readonly spreadsheets: Spreadsheets
  readonly passwords: Passwords
  readonly newKey: () => CommandId
  /** Moves all projections to the states after a step. */
  readonly show: (step: number) => void
}

/** What the views of the shop are made from, at one step. */
interface Moment {
  readonly session: SessionState
  readonly cart: CartState
  readonly checkout: CheckoutState
  readonly favourites: FavouritesState
  readonly quotes: QuotesState
  readonly terms: CartTerms
  readonly time: SwedishTime
}

const noTerms: CartTerms = { available: [], locations: {}, freight: {} }

/** The last batch up to a step that says its time. */
const timedBefore = (replay: Replay, step: number): StoredBatch | undefined =>
  replay.steps.findLast((one) => one.step <= step && !isDamaged(one.batch))?.batch

const momentAt = (replay: Replay, step: number): Moment => {
  const at = replay.steps[step - 1]?.batch
  const present = presentStreams(replay, step)
  const session = present.session?.stateAt(step) ?? sessionDecider.initial
  const configuration = replay.configurationAt(step)
  // A damaged batch does not say its time.
  const timed = at === undefined || isDamaged(at) ? timedBefore(replay, step) : at
  const time = swedishTime(timed === undefined ? 0 : O.getOrElse(() => 0)(epochMsOf(timed.at)))
  return {
    session,
    cart: present.cart?.stateAt(step) ?? cartDecider.initial,
    checkout: present.checkout?.stateAt(step) ?? checkoutDecider.initial,
    favourites: present.favourites?.stateAt(step) ?? favouritesDecider.initial,
    quotes: present.quotes?.stateAt(step) ?? noQuotes,
    terms: configuration === undefined ? noTerms : termsIn(session, configuration, time),
    time,
  }
}

const statusOf = (cart: CartState): CartStatus => {
  if (cart.tag === 'NoContext') return 'noCart'
  return cart.pending.length > 0 ? 'mutating' : 'idle'
}

const noneRefused: readonly RefusedEdit[] = []
const noneHeld: readonly HeldEdit[] = []

/** A call that is never made: its answer never comes. */
const unasked =
  <Failure, Answer>(): TaskEither<Failure, Answer> =>
  () =>
    new Promise(() => undefined)

const queries: ShopQueries = {
  variants: unasked,
  wholeVariants: unasked,
  articlesByNumber: unasked,
  brackets: unasked,
  suggest: unasked,
  searchPages: unasked,
  stockIn: unasked,
  stocksIn: unasked,
  searchAddresses: unasked,
  storesNear: unasked,
  lastPurchases: unasked,
  deliveryDates: unasked,
  customers: unasked,
  mails: unasked,
  mailAttachment: unasked,
  addresses: unasked,
  saveAddress: unasked,
  updateAddress: unasked,
  customerTeam: unasked,
  removeAddress: unasked,
  orderHistory: {
    search: unasked,
    order: unasked,
    addresses: unasked,
    invoices: unasked,
    orderId: unasked,
    cancel: unasked,
    financialFollowUp: unasked,
  },
  sharedQuotes: { sharedQuote: unasked, sharedPdf: unasked, sharedLogo: unasked, answer: unasked },
  forms: { send: unasked },
  contentEditing: { entries: unasked, entry: unasked, save: unasked, publish: unasked, unpublish: unasked },
  orderDocuments: {
    document: unasked,
    email: unasked,
    download: unasked,
    exportSearch: unasked,
    exportFinancialFollowUp: unasked,
    inquire: unasked,
  },
  users: {
    users: unasked,
    user: unasked,
    userName: unasked,
    create: unasked,
    update: unasked,
    permissions: unasked,
    updatePermissions: unasked,
    roleNames: unasked,
    permissionNames: unasked,
  },
  favouriteLists: {
    pageOfLists: unasked,
    lists: unasked,
    list: unasked,
    items: unasked,
    create: unasked,
    rename: unasked,
    share: unasked,
    remove: unasked,
    restore: unasked,
    add: unasked,
    changeItem: unasked,
    removeItems: unasked,
    restoreItems: unasked,
  },
}

const refuse = () => E.left(halted('openElsewhere'))
const ignore = (): void => undefined
const never = (): Promise<never> => new Promise(() => undefined)

const noQuoteCommands: QuotesCommands = {
  open: ignore,
  fill: refuse,
  stopFilling: ignore,
  create: never,
  createAgain: ignore,
  addArticles: refuse,
  addRow: refuse,
  changeRow: refuse,
  moveRow: refuse,
  removeRows: refuse,
  restoreRows: refuse,
  changeHead: refuse,
  setMarkup: refuse,
  sendNow: ignore,
  moveOn: never,
  copy: never,
  remove: never,
  importRows: never,
  link: never,
  withdrawLink: never,
  pdf: never,
  list: never,
  defaults: never,
  logo: never,
  setLogo: never,
  tryAgain: refuse,
  dismissRefused: ignore,
  keepMine: ignore,
  takeBack: refuse,
  dismissForeign: ignore,
  putInCart: refuse,
}

/** A shop for the views of the shop, made of a replay alone. */
export const createReplayedShop = (replay: Replay): ReplayedShop => {
  const moments = new BehaviorSubject(momentAt(replay, 0))
  const moment = projectionOf(moments)
  const session = readModel({ moment }, (now) => now.moment.session)
  const cart = readModel({ moment }, (now) => now.moment.cart)
  const checkout = readModel({ moment }, (now) => now.moment.checkout)
  const favourites = readModel({ moment }, (now) => now.moment.favourites)
  const quotes = readModel({ moment }, (now) => now.moment.quotes)
  const quoteTerms = readModel({ moment }, ({ moment: now }): QuoteTerms => ({
    ...seenPricesOf(rightsOf(now.session)),
    today: now.time.day,
    isWaiting: false,
    labelsInCart: labelsInCart(now.cart),
  }))
  const terms = readModel(
    { moment },
    (now) => now.moment.terms,
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  )
  const view = readModel({ cart, terms }, (now): CartView => cartView(now.cart, now.terms))
  const minute = readModel({ moment }, (now) => now.moment.time)

  const shop: Shop = {
    session: {
      ...session,
      logIn: refuse,
      logOut: ignore,
      chooseContext: refuse,
      chooseDelivery: refuse,
      chooseStore: refuse,
      updateUser: ignore,
      updateCustomers: ignore,
    },
    cart: {
      ...view,
      line: cartLines(view),
      status: readModel({ cart }, (now) => statusOf(now.cart)),
      fetchFailed: constant(false),
      waiting: constant(false),
      oldestPending: readModel({ cart }, (now) => oldestPending(now.cart)),
      heldEdits: readModel({ cart }, (now) => (now.cart.tag === 'InContext' ? now.cart.held.map(heldEdit) : noneHeld)),
      refusedEdits: readModel({ cart }, (now) => (now.cart.tag === 'InContext' ? now.cart.refused : noneRefused)),
      emptied: readModel({ cart }, (now) => emptiedIn(now.cart)),
      onTheWay: readModel({ cart }, (now) => linesOnTheWay(now.cart), areSameOnTheWay),
      add: refuse,
      takesAdds: () => false,
      changeQuantity: refuse,
      sendNow: ignore,
      changeLabel: refuse,
      changeDelivery: refuse,
      removeLines: refuse,
      restore: refuse,
      undoChange: ignore,
      undoReplacement: refuse,
      replaceLine: refuse,
      empty: refuse,
      deleteCart: refuse,
      refresh: ignore,
      askDeliveriesInOrder: ignore,
      requestDeliveryDate: refuse,
      includeDelivery: refuse,
      exportLines: async () => undefined,
      tryAgain: refuse,
      dismissRefused: ignore,
      sendHeld: ignore,
      discardHeld: ignore,
      bringBackDropped: ignore,
    },
    checkout: {
      ...checkout,
      unkeptOrder: constant(false),
      placeUnkeptOrder: ignore,
      cancelUnkeptOrder: ignore,
      fillField: ignore,
      setDestination: ignore,
      writeAddress: ignore,
      validateOrderNumber: ignore,
      placeOrder: refuse,
      acceptChanges: ignore,
      enquireOrder: ignore,
      enquireUnanswered: ignore,
    },
    favourites: {
      ...readModel({ favourites }, (now) => favouritesView(now.favourites)),
      marked: readModel({ favourites }, (now) => new Set(shownFavourites(now.favourites))),
      toggle: refuse,
      remove: ignore,
      fetchAgain: ignore,
    },
    quotes: {
      ...quoteViews({ state: quotes, terms: quoteTerms }),
      waiting: constant(false),
      ...noQuoteCommands,
    },
    minute,
    today: readModel({ minute }, (now) => now.minute.day),
    notices: constant([]),
    storage: constant('stored'),
    offline: constant(false),
    halt: constant<HaltReason | undefined>(undefined),
    dismiss: ignore,
    writeAhead: (command) => {
      command()
      return ignore
    },
    readLog: async () => E.left({ tag: 'Unavailable', reason: 'a replay has no log of its own' }),
    menu: constant(undefined),
    stockPlace: readModel({ session }, (now) => stockPlaceOf(replay, now.session)),
    lastProject: () => undefined,
    toldSuspended: constant(undefined),
    keepToldSuspended: ignore,
    noteClick: ignore,
    searches: constant([]),
    rememberSearch: ignore,
    forgetSearch: ignore,
    orderRows: () => [],
    keepOrderRows: ignore,
    drafts: { read: () => undefined, keep: ignore },
    compared: constant([]),
    compare: () => E.right(undefined),
    keepCompared: ignore,
  }
  const noTimers = { after: () => ignore }
  return {
    shop,
    queries,
    spreadsheets: noSpreadsheets,
    passwords: noPasswords,
    newKey: () => commandId(''),
    share: createShareAnswers({
      timers: noTimers,
      chance: { next: () => 0 },
      connectivity: { whenBack: () => ignore, isLost: () => false, whenChanged: () => ignore },
    }),
    show: (step) => moments.next(momentAt(replay, step)),
  }
}

const stockPlaceOf = (replay: Replay, session: SessionState) => {
  const configuration = replay.configurationAt(replay.steps.length)
  const { choice } = session.delivery
  return configuration === undefined || choice === undefined
    ? (configuration?.centralStorageId ?? locationId(''))
    : stockLocation(choice.deliveryId, deliveryLocationsOf(session, configuration))
}
