import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { addedAlready } from '#domain/cart/added-already'
import type { Cart, CartChanges, CartContext, CartLine, LineKey } from '#domain/cart/cart'
import type { CartPlaces } from '#domain/cart/cart-places'
import type { CartCommandBody, CartSettlement } from '#domain/cart/commands'
import { isOutdated } from '#domain/cart/outdated'
import { cartDecider } from '#domain/cart/decider'
import type { CartEffect } from '#domain/cart/effects'
import type { CartEvent } from '#domain/cart/events'
import type { CartRefusal } from '#domain/cart/refusals'
import { summariseCart } from '#domain/cart/summarise'
import type { CartState } from '#domain/cart/state'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CartItemId, CommandId } from '#domain/kernel/ids'
import type { CartAnswer } from '#application/shop/answers'
import { cartCodecs } from '#application/log/codecs/cart'
import type { Call, CallOptions } from '#application/ports/call'
import type { CartService } from '#application/ports/cart-service'
import type { CommerceService } from '#application/ports/commerce-service'
import type { EffectPolicy, Interpreter, Module } from '#application/runtime/module'

/** A typed quantity waits this long for a newer one before it is sent (CART-26). */
const QUANTITY_WAIT_MS = 500

export interface CartModuleParts {
  readonly cart: CartService
  readonly commerce: CommerceService
  /** Whether the token speaks for that context: a cart is asked for by the token alone. */
  readonly worksFor: (context: CartContext) => boolean
  /** Whether the cart service answers an add with the same key only once. */
  readonly addsOncePerKey: () => boolean
}

export type CartModule = Module<
  CartState,
  CartCommandBody,
  CartSettlement,
  CartEvent,
  CartRefusal,
  CartEffect,
  CartAnswer
>

/** The cart's decider, joined to the services that own carts. */
export const cartModule = (parts: CartModuleParts): CartModule => ({
  name: 'cart',
  decider: cartDecider,
  summarise: summariseCart,
  codecs: cartCodecs,
  interpreter: cartInterpreter(parts),
})

const cartInterpreter = (parts: CartModuleParts): Interpreter<CartState, CartSettlement, CartEffect, CartAnswer> => ({
  policy: (effect, state) => policyOf(effect, state, parts.addsOncePerKey()),
  run: (effect, state, signal, correlation) => run(parts, effect, state, { signal, correlation }),
  enquire: (effect, state, signal, correlation) => enquireAdd(parts, effect, state, { signal, correlation }),
  settle,
})

const policyOf = (effect: CartEffect, state: CartState, addsOncePerKey: boolean): EffectPolicy => ({
  lane: 'cart',
  replaces: replacesKey(effect),
  waitMs: effect.type === 'UpdateItem' ? QUANTITY_WAIT_MS : 0,
  whenFoundUnanswered: effect.type === 'AddItems' && !addsOncePerKey ? 'enquire' : 'repeat',
  durability: 'relaxed',
  // A cart that could not be fetched says so; an edit is not given up.
  retried: effect.type !== 'FetchCart',
  ...(effect.type === 'FetchCart' && isFetchedAhead(state, addsOncePerKey) ? { whenLaneWaits: 'goAhead' } : {}),
})

/**
 * A fetch does not wait for edits that wait: prices and stock show, and pending edits lie on top of them all the same.
 * Where the service does not know an add again by its key, the cart of before tells whether the add was carried out: it
 * must not be overwritten while an add is pending.
 */
const isFetchedAhead = (state: CartState, addsOncePerKey: boolean): boolean =>
  addsOncePerKey ||
  state.tag === 'NoContext' ||
  state.confirmed === undefined ||
  !state.pending.some(({ type }) => type === 'LinesAddRequested')

/** The newest quantity of a line, and the newest wish to know the cart, say it all. */
const replacesKey = (effect: CartEffect): string | undefined => {
  if (effect.type === 'FetchCart') return 'cart'
  return effect.type === 'UpdateItem' ? `line ${effect.line}` : undefined
}

const run = (parts: CartModuleParts, effect: CartEffect, state: CartState, options: CallOptions): Call<CartAnswer> => {
  if (effect.type === 'FetchCart') return asCart(fetchCart(parts, effect, options))
  return pipe(
    cartOf(parts, state, options),
    TE.chain((cart) => changeOnNewest(parts, effect, cart, state, options)),
    TE.map((changes): CartAnswer => ({ type: 'Changes', changes })),
  )
}

/** How often a change is made upon a cart fetched afresh, before it counts as refused. */
const MOST_ATTEMPTS = 3

/** A change that met a newer cart than it was made upon is made once more upon that one: the user's wish still stands. */
const changeOnNewest = (
  parts: CartModuleParts,
  effect: Exclude<CartEffect, { type: 'FetchCart' }>,
  cart: Cart,
  state: CartState,
  options: CallOptions,
  attempt = 1,
): Call<CartChanges> =>
  pipe(
    change(parts, effect, cart, options),
    TE.orElse((failure) =>
      isOutdated(failure) && attempt < MOST_ATTEMPTS
        ? pipe(
            fetchHere(parts, state, options),
            TE.chain((newest) => changeOnNewest(parts, effect, newest, state, options, attempt + 1)),
          )
        : TE.left(failure),
    ),
  )

/** The confirmed cart; fetched when an edit is on its way before any cart was adopted. */
const cartOf = (parts: CartModuleParts, state: CartState, options: CallOptions): Call<Cart> =>
  state.tag === 'InContext' && state.confirmed !== undefined
    ? TE.right(state.confirmed)
    : fetchHere(parts, state, options)

/** A cart that may belong to another customer, because the token changed on the way, is not taken for this one's. */
const fetchCart = (
  { commerce, worksFor }: CartModuleParts,
  { context, places }: { readonly context: CartContext; readonly places: CartPlaces },
  options: CallOptions,
): Call<Cart> =>
  pipe(
    commerce.getCartWithVariants(places, options),
    TE.filterOrElse(
      () => worksFor(context),
      (): CallFailure => ({ tag: 'Aborted', service: 'cart' }),
    ),
  )

/** The cart of the context that the stream is in. */
const fetchHere = (parts: CartModuleParts, state: CartState, options: CallOptions): Call<Cart> =>
  state.tag === 'InContext' ? fetchCart(parts, state, options) : TE.left({ tag: 'Aborted', service: 'cart' })

const change = (
  parts: CartModuleParts,
  effect: Exclude<CartEffect, { type: 'FetchCart' }>,
  cart: Cart,
  options: CallOptions,
): Call<CartChanges> => {
  const { cart: service } = parts
  switch (effect.type) {
    case 'AddItems':
      return service.addItems(cart, effect.items, effect.edit, options)
    case 'UpdateItem':
      return withItem(cart, effect.line, (cartItemId) =>
        service.updateItem(
          cart,
          { cartItemId, quantity: effect.quantity, deliveryId: effect.deliveryId, label: effect.label },
          options,
        ),
      )
    case 'MoveItems':
      return service.updateItems(
        cart,
        linesOf(cart, effect.lines).flatMap(({ cartItemId, quantity, label }) =>
          cartItemId === undefined ? [] : [{ cartItemId, quantity, label, deliveryId: effect.deliveryId }],
        ),
        options,
      )
    case 'RemoveItems':
      return removeItems(service, cart, effect.lines, options)
    case 'RemoveAllItems':
      return service.removeAllItems(cart.cartId, options)
    case 'SetDeliveryDate':
      return service.setDeliveryDate(cart.cartId, effect.deliveryId, effect.date, options)
    case 'SetIncluded':
      return service.setIncluded(cart.cartId, effect.deliveryId, effect.included, options)
    case 'SetStatus':
      return service.setStatus(cart.cartId, effect.status, options)
  }
}

const removeItems = (
  service: CartService,
  cart: Cart,
  keys: readonly LineKey[],
  options: CallOptions,
): Call<CartChanges> => {
  const ids = linesOf(cart, keys).flatMap(({ cartItemId }) => cartItemId ?? [])
  const [first, ...more] = ids
  if (first === undefined) return TE.right(noChanges(cart))
  return more.length === 0
    ? service.removeItem(cart.cartId, first, options)
    : service.removeItems(cart.cartId, ids, options)
}

const linesOf = (cart: Cart, keys: readonly LineKey[]): readonly CartLine[] =>
  cart.lines.filter(({ key }) => keys.includes(key))

const withItem = (cart: Cart, key: LineKey, change: (item: CartItemId) => Call<CartChanges>): Call<CartChanges> => {
  const item = cart.lines.find((line) => line.key === key)?.cartItemId
  return item === undefined
    ? TE.left({ tag: 'Refused', service: 'cart', status: 404, message: undefined, code: undefined, details: [] })
    : change(item)
}

const noChanges = ({ cartId, version, deliveries }: Cart): CartChanges => ({
  cartId,
  version,
  deliveries,
  changed: [],
  removed: [],
  failed: [],
})

/** Towards a service without idempotency keys: looks whether the add is there before asking again. */
const enquireAdd = (
  parts: CartModuleParts,
  effect: CartEffect,
  state: CartState,
  options: CallOptions,
): Call<CartAnswer> =>
  pipe(
    fetchHere(parts, state, options),
    TE.chain((found) => {
      const before = state.tag === 'InContext' ? state.confirmed : undefined
      return effect.type === 'AddItems' && addedAlready(before, found, effect.items)
        ? TE.right<never, CartAnswer>({ type: 'Cart', cart: found })
        : run(parts, effect, state, options)
    }),
  )

const settle = (effects: readonly CartEffect[], result: E.Either<CallFailure, CartAnswer>): CartSettlement => {
  const edits = effects.flatMap((effect) => (effect.type === 'FetchCart' ? [] : effect.edit))
  return pipe(
    result,
    E.match(
      (failure) => failed(edits, failure),
      (answer) => answered(edits, answer),
    ),
  )
}

const failed = (edits: readonly CommandId[], failure: CallFailure): CartSettlement =>
  edits.length === 0 ? { type: 'FailFetch', failure } : { type: 'RefuseEdits', edits, failure }

const answered = (edits: readonly CommandId[], answer: CartAnswer): CartSettlement => {
  if (answer.type === 'Changes') return { type: 'ConfirmEdits', edits, changes: answer.changes }
  return edits.length === 0
    ? { type: 'AdoptCart', cart: answer.cart }
    : { type: 'ConfirmEdits', edits, changes: { ...noChanges(answer.cart), changed: answer.cart.lines } }
}

const asCart = (cart: Call<Cart>): Call<CartAnswer> =>
  pipe(
    cart,
    TE.map((found): CartAnswer => ({ type: 'Cart', cart: found })),
  )
