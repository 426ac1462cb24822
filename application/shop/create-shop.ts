import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { cartView } from '#domain/cart/cart-view'
import type { CartView } from '#domain/cart/view'
import { checkoutDecider } from '#domain/checkout/decider'
import type { CheckoutRefusal } from '#domain/checkout/checkout'
import { noMoney } from '#domain/kernel/money'
import { isDenied } from '#domain/session/permissions'
import type { SessionRefusal, SessionState } from '#domain/session/session'
import { cartLines } from '#application/projections/cart-lines'
import { derivedProjection } from '#application/projections/writable-projection'
import type { Projection } from '#application/projections/projection'
import { createRuntime } from '#application/runtime/runtime'
import type { Owner } from '#application/runtime/owner'
import { cartCommands } from './cart-commands'
import { cartModule } from './cart-module'
import { createCartStatus } from './cart-status'
import { checkoutModule } from './checkout-module'
import { cartContextOf, createCustomerStreams, followPresent, type CustomerStreams } from './customer-streams'
import { checkoutRefusalMessage, sessionRefusalMessage } from './messages'
import { createNoticeBoard } from './notice-board'
import { orderIntent } from './order-intent'
import { ownVariants } from './own-variants'
import { createAskedHere, followOrder, followSession, tellOfCart, type PolicyParts } from './policies'
import { openSession, type SessionStream } from './session-stream'
import type { Shop } from './shop'
import type { ShopParts } from './shop-parts'
import { readStoredForms, readStoredSession, writeCustomer, writeDeliveryMemory, writeForms } from './stored-keys'
import { cartQuery, orderingTerms, placesOf } from './terms'

const noCart: CartView = {
  cartId: undefined,
  loaded: false,
  lineCount: 0,
  groups: [],
  total: noMoney,
  totalInOrder: noMoney,
  blocking: [],
}

export interface RunningShop extends Shop {
  readonly stop: () => void
}

/** Puts the shop together from its ports and starts its session. */
export const createShop = (parts: ShopParts): RunningShop => {
  const { config, storage } = parts
  const notices = createNoticeBoard(parts.ids)
  const asked = createAskedHere()
  const policies: PolicyParts = { notices, page: parts.page, asked }

  const { log, tabs, clock, ids, timers } = parts
  // Opening a stream already asks for whom the shop works.
  let opened: SessionStream | undefined
  const runtime = createRuntime({ log, tabs, clock, ids, timers, owner: () => ownerOf(opened?.state.get()) })
  const session = openSession(runtime, parts.auth, tabs.id)
  opened = session
  const sessionState = session.state
  const cart = cartModule({
    cart: parts.cart,
    commerce: parts.commerce,
    query: () => cartQuery(sessionState.get(), config),
    addsOncePerKey: () => config.supports.idempotencyKey,
  })
  const checkout = checkoutModule({ cart: parts.cart, tellsStatus: () => config.supports.statusOnly })
  const cartStatus = createCartStatus(runtime.transitions)

  const views = new Map<string, Projection<CartView>>()
  const viewOf = ({ cart: stream }: CustomerStreams): Projection<CartView> => {
    const known = views.get(stream.name)
    if (known !== undefined) return known
    const view = derivedProjection(stream.state, (state) =>
      cartView(state, orderingTerms(sessionState.get(), config, clock)),
    )
    views.set(stream.name, view)
    return view
  }

  const streams = createCustomerStreams(runtime, cart, checkout, (opened) => {
    opened.cart.events.subscribe(({ event }) => tellOfCart(policies, opened, event))
    opened.checkout.events.subscribe(({ event, own }) => {
      if (own && (event.type === 'OrderAccepted' || event.type === 'OrderDeclined')) opened.cart.dispatch({ type: 'RefreshCart' })
      followOrder(policies, opened, event)
    })
    opened.checkout.state.subscribe(() => writeForms(storage, config.brand, opened.checkout.state.get().forms))
    const forms = readStoredForms(storage, config.brand)
    if (Object.keys(forms).length > 0) opened.checkout.dispatch({ type: 'RestoreForm', forms })
  })

  /** Enters the context's cart the first time, and fetches what may have changed elsewhere every other time. */
  const enter = ({ context, cart: stream }: CustomerStreams): void => {
    if (stream.state.get().tag === 'NoContext') stream.dispatch({ type: 'EnterContext', context })
    else stream.dispatch({ type: 'RefreshCart' })
  }

  session.events.subscribe(({ event }) => {
    const state = sessionState.get()
    writeDeliveryMemory(storage, state.delivery)
    switch (event.type) {
      case 'LoggedIn':
      case 'ContextChanged': {
        streams.follow(state)
        writeCustomer(storage, state.tag === 'Authenticated' ? state.context : undefined)
        const present = streams.present.get()
        if (present !== undefined) enter(present)
        break
      }
      case 'LoggedOut':
        streams.present.get()?.cart.dispatch({ type: 'LeaveContext' })
        streams.present.get()?.checkout.dispatch({ type: 'ForgetOrders' })
        streams.follow(state)
        writeCustomer(storage, undefined)
        cartStatus.logOut()
        break
      case 'DeliveryChosen':
        streams.present.get()?.cart.dispatch({ type: 'RefreshCart' })
        break
      case 'SessionStarted':
      case 'LogInRequested':
      case 'ChallengeDemanded':
      case 'LogInRejected':
      case 'ContextRequested':
      case 'ContextRejected':
        break
    }
    followSession(policies, event)
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

  const cartNow = followPresent(streams.present, viewOf, noCart)
  const checkoutNow = followPresent(streams.present, (present) => present.checkout.state, checkoutDecider.initial)

  const tellSession = <A>(result: E.Either<SessionRefusal, A>): E.Either<SessionRefusal, void> =>
    pipe(
      result,
      E.mapLeft((refusal) => {
        notices.post('warning', sessionRefusalMessage(refusal))
        return refusal
      }),
      E.map(() => undefined),
    )

  const placeOrder: Shop['placeOrder'] = (sendOrderReceipt) => {
    const present = streams.present.get()
    const state = sessionState.get()
    const intent = orderIntent(cartNow.get(), checkoutNow.get().forms, placesOf(state, config), sendOrderReceipt)
    if (present === undefined || intent === undefined || state.tag !== 'Authenticated') {
      return E.left<CheckoutRefusal, void>({ tag: 'NothingToOrder' })
    }
    const denied = isDenied(state.signedIn.claims, 'EJ_ORDER')
    return pipe(
      present.checkout.dispatch({ type: 'PlaceOrder', intent, denied }),
      E.mapLeft((refusal) => {
        notices.post('warning', checkoutRefusalMessage(refusal))
        return refusal
      }),
      E.map((events) => {
        for (const event of events) if (event.type === 'OrderRequested') asked.remember(event.order)
      }),
    )
  }

  return {
    session: sessionState,
    cart: cartNow,
    line: cartLines(cartNow),
    cartStatus,
    checkout: checkoutNow,
    notices,
    storage: runtime.storage,
    dismiss: notices.dismiss,
    logIn: session.logIn,
    logOut: () => void session.dispatch({ type: 'LogOut', reason: 'asked' }),
    chooseContext: (customerId, projectId) => tellSession(session.dispatch({ type: 'ChooseContext', customerId, projectId })),
    chooseDelivery: (choice) => tellSession(session.dispatch({ type: 'ChooseDelivery', choice })),
    ...cartCommands({
      present: streams.present.get,
      session: sessionState.get,
      notices,
      asked,
      sendNow: () => runtime.flush('cart'),
    }),
    fillField: (deliveryId, field, value) =>
      void streams.present.get()?.checkout.dispatch({ type: 'FillField', deliveryId, field, value }),
    placeOrder,
    enquireOrder: () => void streams.present.get()?.checkout.dispatch({ type: 'EnquireOrder' }),
    variants: ownVariants(parts.commerce, config, sessionState.get),
    brackets: parts.prices.brackets,
    deliveryDates: (options) => {
      const context = cartContextOf(sessionState.get())
      return context === undefined ? TE.right([]) : parts.customers.deliveryDates(context.customerId, options)
    },
    stop: () => {
      stopListening()
      runtime.stop()
    },
  }
}

const ownerOf = (session: SessionState | undefined): Owner => {
  const context = session === undefined ? undefined : cartContextOf(session)
  return { user: context?.userId, customer: context?.customerId, project: context?.projectId }
}
