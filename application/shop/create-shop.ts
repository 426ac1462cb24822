import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { CartPlaces } from '#domain/cart/cart-places'
import { cartView } from '#domain/cart/cart-view'
import { cartDecider } from '#domain/cart/decider'
import type { RefusedEdit } from '#domain/cart/refused-edits'
import { checkoutDecider } from '#domain/checkout/decider'
import type { SessionEvent, SessionRefusal, SessionState } from '#domain/session/session'
import { cartLines } from '#application/projections/cart-lines'
import { derivedProjection } from '#application/projections/writable-projection'
import { articlesByNumber } from '#application/queries/articles-by-number'
import { suggestions } from '#application/queries/suggestions'
import { createRuntime } from '#application/runtime/runtime'
import type { Halted } from '#application/runtime/halt'
import type { Owner } from '#application/runtime/owner'
import { createAskedHere } from './asked-here'
import { createBehaviourTracking } from './behaviour-tracking'
import { cartCommands } from '#application/modules/cart/commands'
import { cartCore } from '#application/modules/cart/core'
import { cartInterpreter } from '#application/modules/cart/interpreter'
import { createCartStatus } from '#application/modules/cart/cart-status'
import { checkoutCommands } from '#application/modules/checkout/commands'
import { checkoutCore } from '#application/modules/checkout/core'
import { checkoutInterpreter } from '#application/modules/checkout/interpreter'
import { cartContextOf, createCustomerStreams, followPresent, worksFor, type CustomerStreams } from './customer-streams'
import { createFormMemory } from '#application/modules/checkout/form-memory'
import { haltOfPresent } from './halt'
import { sessionRefusalMessage } from './messages'
import { createNoticeBoard } from './notice-board'
import { createOrderList } from './order-list'
import { ownVariants } from './own-variants'
import { followOrder, sessionPolicy, tellOfCart, type PolicyParts } from './policies'
import { holdsUnsettledOrder } from '#application/modules/checkout/unsettled-order'
import { createSearchHistory } from './search-history'
import { createOwnMenu } from './own-menu'
import { openSession, type SessionStream } from './session-stream'
import type { Shop } from './shop'
import type { ShopParts } from './shop-parts'
import { readStoredSession, writeCustomer, writeDeliveryMemory } from './stored-keys'
import { waitingEdits } from '#application/modules/cart/waiting-edits'
import { cartPlaces, orderingTerms, stockPlace } from './terms'

export interface RunningShop extends Shop {
  /** The name of the customer's assortment, for calls that say it (CATALOG-20); undefined while the default one holds. */
  readonly assortment: Task<string | undefined>
  readonly stop: () => void
}

/** Puts the shop together from its ports and starts its session. */
export const createShop = (parts: ShopParts): RunningShop => {
  const { config, storage, log, tabs, clock, ids, timers } = parts
  const notices = createNoticeBoard(ids)
  const asked = createAskedHere()
  const forms = createFormMemory(storage, config.brand)
  const history = createSearchHistory(storage)
  const orderList = createOrderList(storage)
  const policies: PolicyParts = { notices, page: parts.page, asked }
  const followSession = sessionPolicy(policies)
  const ownMenu = createOwnMenu(parts)
  const tracking = createBehaviourTracking(parts)

  // Opening a stream already asks for whom the shop works.
  let opened: SessionStream | undefined
  const runtime = createRuntime({
    ...{ log, notes: parts.notes, pageLife: parts.pageLife, snapshots: parts.snapshots, tabs, clock, ids, timers },
    ...{ connectivity: parts.connectivity, chance: parts.chance },
    owner: () => ownerOf(opened?.state.get()),
  })
  const session = openSession(runtime, parts.auth, tabs.id)
  opened = session
  const sessionState = session.state
  const cartStatus = createCartStatus(runtime.transitions, runtime.isLeading)

  const placesNow = (): CartPlaces => cartPlaces(sessionState.get(), config)

  const streams = createCustomerStreams({
    runtime,
    cart: {
      ...cartCore(config.supports),
      interpreter: cartInterpreter({
        cart: parts.cart,
        commerce: parts.commerce,
        worksFor: (context) => worksFor(sessionState.get(), context),
      }),
    },
    checkout: {
      ...checkoutCore,
      interpreter: checkoutInterpreter({ cart: parts.cart, tellsStatus: () => config.supports.statusOnly }),
    },
    viewOf: (state) => cartView(state, orderingTerms(sessionState.get(), config, clock)),
    whenOpened: (customer) => watchCustomer(customer),
  })
  const isPresent = (customer: CustomerStreams): boolean => streams.present.get() === customer

  const watchCustomer = (customer: CustomerStreams): void => {
    const { cart, checkout } = customer
    const { placing } = checkout.state.get()
    const found = placing.tag === 'Placing' ? placing.order : undefined

    cart.events.subscribe(({ event }) => {
      tellOfCart(policies, event)
      if (isPresent(customer)) cartStatus.heard(event, cart.state.get())
    })
    checkout.events.subscribe(({ event, own }) => {
      const isSettled = event.type === 'OrderAccepted' || event.type === 'OrderDeclined'
      if (own && isSettled) cart.dispatch({ type: 'RefreshCart', places: placesNow() })
      // The tab that placed an order found unanswered is gone: the one that settles it speaks in its place.
      if (own && 'order' in event && event.order === found) asked.orders.add(found)
      if (own) tracking.ordered(event)
      followOrder(policies, checkout.state.get().placing, event, isPresent(customer))
    })
    checkout.state.subscribe(() => {
      if (isPresent(customer)) forms.keep(checkout.state.get().forms)
    })
    forms.giveBack(checkout)
  }

  /** Enters the context's cart the first time, and fetches what may have changed elsewhere every other time. */
  const enterPresent = (): void => {
    const present = streams.present.get()
    if (present === undefined) return
    const { context, cart, checkout } = present
    forms.keep(checkout.state.get().forms)
    if (cart.state.get().tag === 'NoContext') cart.dispatch({ type: 'EnterContext', context, places: placesNow() })
    else cart.dispatch({ type: 'RefreshCart', places: placesNow() })
  }

  const leavePresent = (): void => {
    const present = streams.present.get()
    present?.cart.dispatch({ type: 'LeaveContext' })
    present?.checkout.dispatch({ type: 'ForgetOrders' })
    present?.checkout.dispatch({ type: 'RestoreForm', forms: {} })
    cartStatus.logOut()
  }

  const forgetUsers = (): void => void runtime.forget(holdsUnsettledOrder)

  const refreshPresent = (): void =>
    void streams.present.get()?.cart.dispatch({ type: 'RefreshCart', places: placesNow() })

  const whenSession = (event: SessionEvent): void => {
    const state = sessionState.get()
    writeDeliveryMemory(storage, state.delivery)
    switch (event.type) {
      case 'LoggedIn':
      case 'ContextChanged':
        streams.follow(state)
        writeCustomer(storage, state.tag === 'Authenticated' ? state.context : undefined)
        ownMenu.follow(state.tag === 'Authenticated' ? state.context?.customerId : undefined)
        return enterPresent()
      case 'LoggedOut':
        leavePresent()
        streams.follow(state)
        writeCustomer(storage, undefined)
        ownMenu.follow(undefined)
        history.forgetAll()
        orderList.keep([])
        forms.forget()
        return forgetUsers()
      case 'LogInRequested':
        // Whoever logs in anew may be another than the one who filled in the form.
        return event.by === 'credentials' ? forms.forget() : undefined
      case 'DeliveryChosen':
      case 'ContextRejected':
        return refreshPresent()
      case 'SessionStarted':
        if (event.stored.credentials !== 'none') return
        // The page in which somebody worked may have been closed before it had forgotten them.
        writeCustomer(storage, undefined)
        forms.forget()
        return forgetUsers()
      case 'ChallengeDemanded':
      case 'LogInRejected':
      case 'ContextRequested':
        return
    }
  }

  session.events.subscribe(({ event }) => {
    whenSession(event)
    followSession(event)
  })

  const startSession = (): void =>
    void session.dispatch({ type: 'StartSession', stored: readStoredSession(storage, parts.auth.stored()) })

  const stopListening = parts.auth.whenChanged((change) => {
    switch (change) {
      case 'loggedInElsewhere':
        return startSession()
      case 'loggedOutElsewhere':
        return void session.dispatch({ type: 'LogOut', reason: 'asked' })
      case 'unauthorised':
      case 'refreshFailed':
        return void session.dispatch({ type: 'LogOut', reason: change })
    }
  })
  void runtime.start().then(startSession)

  const noCart = cartView(cartDecider.initial, { available: [], locations: {} })
  const cartNow = followPresent(streams.present, (present) => present.cartView, noCart)

  const tellSession = <A>(result: E.Either<SessionRefusal | Halted, A>): E.Either<SessionRefusal | Halted, void> =>
    pipe(
      result,
      E.mapLeft((refusal) => {
        notices.post('warning', sessionRefusalMessage(refusal))
        return refusal
      }),
      E.map(() => undefined),
    )

  const variants = ownVariants(parts.commerce, config, sessionState.get)
  const cartState = followPresent(streams.present, (present) => present.cart.state, cartDecider.initial)
  const waiting = waitingEdits(cartState, timers)
  const commands = {
    waiting,
    present: streams.present.get,
    session: sessionState.get,
    places: placesNow,
    notices,
    asked,
    sendNow: () => runtime.flush('cart'),
    tracking,
  }

  return {
    session: sessionState,
    cart: cartNow,
    line: cartLines(cartNow),
    cartStatus,
    refusedEdits: derivedProjection(cartState, (state) => (state.tag === 'InContext' ? state.refused : noneRefused)),
    waiting,
    checkout: followPresent(streams.present, (present) => present.checkout.state, checkoutDecider.initial),
    notices,
    storage: runtime.storage,
    halt: haltOfPresent(runtime, streams.present),
    unkeptOrder: runtime.consent.isNeeded,
    placeUnkeptOrder: runtime.consent.give,
    cancelUnkeptOrder: runtime.consent.refuse,
    dismiss: notices.dismiss,
    logIn: session.logIn,
    logOut: () => void session.dispatch({ type: 'LogOut', reason: 'asked' }),
    chooseContext: (customerId, projectId) => {
      // What was typed belongs to the customer that is left.
      commands.sendNow()
      return tellSession(session.dispatch({ type: 'ChooseContext', customerId, projectId }))
    },
    chooseDelivery: (choice) => tellSession(session.dispatch({ type: 'ChooseDelivery', choice })),
    ...cartCommands(commands),
    ...checkoutCommands({ ...commands, config }),
    variants,
    articlesByNumber: articlesByNumber({ search: parts.search, variants }),
    brackets: parts.prices.brackets,
    stockIn: (articleNumber, places, options) =>
      pipe(
        parts.stock.stock([{ articleNumber, quantity: 1 }], places, options),
        TE.map((stock) => stock[articleNumber]),
      ),
    stockPlace: derivedProjection(sessionState, (state) => stockPlace(state, config)),
    searchAddresses: parts.locations.searchAddresses,
    storesNear: parts.locations.nearby,
    menu: ownMenu.menu,
    assortment: ownMenu.assortment,
    suggest: suggestions({ search: parts.search, menu: ownMenu.known, variants }),
    searchPages: parts.content.searchPages,
    deliveryDates: (options) => {
      const context = cartContextOf(sessionState.get())
      return context === undefined ? TE.right([]) : parts.customers.deliveryDates(context.customerId, options)
    },
    noteClick: (article) => tracking.clicked({ articleNumber: article }),
    searches: history.searches,
    rememberSearch: history.remember,
    forgetSearch: history.forget,
    orderRows: orderList.rows,
    keepOrderRows: orderList.keep,
    stop: () => {
      stopListening()
      runtime.stop()
    },
  }
}

const noneRefused: readonly RefusedEdit[] = []

const ownerOf = (session: SessionState | undefined): Owner => {
  const context = session === undefined ? undefined : cartContextOf(session)
  return { user: context?.userId, customer: context?.customerId, project: context?.projectId }
}
