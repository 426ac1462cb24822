import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { isOldQuantity, isOvertaken, lineGone, overtaken } from '#domain/cart/overtaken-edit'
import { addedAlready, isOutdated } from '#domain/cart/confirmed-cart'
import {
  type Cart,
  type CartChanges,
  type CartLine,
  type CartPlaces,
  type CartState,
  noChanges,
} from '#domain/cart/cart'
import type { CustomerScope } from '#domain/kernel/customer-scope'
import type { LineKey } from '#domain/cart/line-key'
import { staleEdits } from '#domain/cart/stale-edits'
import type { CartEffect } from '#domain/cart/protocol'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CartItemId, CommandId, Instant } from '#domain/kernel/ids'
import type { Call, CallOptions } from '#application/ports/call'
import type { CartService } from '#application/ports/cart-service'
import type { CommerceService } from '#application/ports/commerce-service'
import type { Interpreter } from '#application/runtime/module'
import type { CartAnswer, CartTypes } from './types'

export interface CartInterpreterParts {
  readonly cart: CartService
  readonly commerce: CommerceService
  /** Whether the token is for that scope: a cart request identifies its customer only by the token. */
  readonly worksFor: (context: CustomerScope) => boolean
  readonly now: () => Instant
}

/** Calls the cart services for the effects of the cart. */
export const cartInterpreter = (parts: CartInterpreterParts): Interpreter<CartTypes> => ({
  run: (effect, state, signal, correlation) => run(parts, effect, state, { signal, correlation }),
  enquire: (effect, state, signal, correlation) => enquireAdd(parts, effect, state, { signal, correlation }),
})

const run = (
  parts: CartInterpreterParts,
  effect: CartEffect,
  state: CartState,
  options: CallOptions,
): Call<CartAnswer> => {
  if (effect.type === 'FetchCart') return asCart(fetchCart(parts, 'getCartWithVariants', effect, options))
  if (isStale(state, effect.edit)) return TE.left(outdated)
  return pipe(
    // Others may have changed the line while the edit waited, which the confirmed cart does not show.
    isOldQuantity(effect, parts.now()) ? fetchHere(parts, state, options) : cartOf(parts, state, options),
    TE.chain((cart) => changeOnNewest(parts, effect, cart, state, options)),
    TE.map((changes): CartAnswer => ({ type: 'Changes', changes })),
  )
}

const isStale = (state: CartState, edit: CommandId): boolean => state.tag === 'InContext' && staleEdits(state).has(edit)

/** The answer for a stale edit, which is not sent: the same as for one that is made on an old version of the cart. */
const outdated: CallFailure = {
  tag: 'Refused',
  service: 'cart',
  status: 412,
  message: undefined,
  code: undefined,
  details: [],
}

/** How often a change is sent again for a newly fetched cart before it counts as refused. */
const MOST_ATTEMPTS = 3

/** A change refused because of a newer cart version is sent again for that version: the user still wants it. */
const changeOnNewest = (
  parts: CartInterpreterParts,
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

/** The confirmed cart; fetched when an edit is called before any cart was confirmed. */
const cartOf = (parts: CartInterpreterParts, state: CartState, options: CallOptions): Call<Cart> =>
  state.tag === 'InContext' && state.confirmed !== undefined
    ? TE.right(state.confirmed)
    : fetchHere(parts, state, options)

type CartQuery = 'getCart' | 'getCartWithVariants'

/** A cart that may belong to another customer, because the token changed during the call, is not accepted. */
const fetchCart = (
  { commerce, worksFor }: CartInterpreterParts,
  query: CartQuery,
  { context, places }: { readonly context: CustomerScope; readonly places: CartPlaces },
  options: CallOptions,
): Call<Cart> =>
  pipe(
    commerce[query](places, options),
    TE.filterOrElse(
      () => worksFor(context),
      (): CallFailure => ({ tag: 'Aborted', service: 'cart' }),
    ),
  )

/** The cart of the context that the stream is in. A change needs only its version, ids and quantities (CART-37). */
const fetchHere = (
  parts: CartInterpreterParts,
  state: CartState,
  options: CallOptions,
  query: CartQuery = 'getCart',
): Call<Cart> =>
  state.tag === 'InContext' ? fetchCart(parts, query, state, options) : TE.left({ tag: 'Aborted', service: 'cart' })

const change = (
  parts: CartInterpreterParts,
  effect: Exclude<CartEffect, { type: 'FetchCart' }>,
  cart: Cart,
  options: CallOptions,
): Call<CartChanges> => {
  const { cart: service } = parts
  switch (effect.type) {
    case 'AddItems':
      return service.addItems(cart, effect.items, effect.edit, options)
    case 'UpdateItem':
      if (isOvertaken(cart, effect, parts.now())) return TE.left(overtaken)
      return withItem(cart, effect.line, (cartItemId, line) =>
        service.updateItem(
          cart,
          {
            cartItemId,
            quantity: effect.quantity ?? line.quantity,
            deliveryId: effect.deliveryId,
            label: effect.label,
          },
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
      return service.removeAllItems(cart, options)
    case 'SetDeliveryDate':
      return service.setDeliveryDate(cart, effect.deliveryId, effect.date, options)
    case 'SetIncluded':
      return service.setIncluded(cart, effect.deliveryId, effect.included, options)
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
  return more.length === 0 ? service.removeItem(cart, first, options) : service.removeItems(cart, ids, options)
}

const linesOf = (cart: Cart, keys: readonly LineKey[]): readonly CartLine[] =>
  cart.lines.filter(({ key }) => keys.includes(key))

const withItem = (
  cart: Cart,
  key: LineKey,
  change: (item: CartItemId, line: CartLine) => Call<CartChanges>,
): Call<CartChanges> => {
  const line = cart.lines.find((one) => one.key === key)
  return line?.cartItemId === undefined ? TE.left(lineGone) : change(line.cartItemId, line)
}

/** For a service without idempotency keys: checks whether the lines were added before it sends the add again. */
const enquireAdd = (
  parts: CartInterpreterParts,
  effect: CartEffect,
  state: CartState,
  options: CallOptions,
): Call<CartAnswer> =>
  pipe(
    // What is found becomes the confirmed cart, which the pages show.
    fetchHere(parts, state, options, 'getCartWithVariants'),
    TE.chain((found) => {
      const before = state.tag === 'InContext' ? state.confirmed : undefined
      return effect.type === 'AddItems' && addedAlready(before, found, effect.items)
        ? TE.right<never, CartAnswer>({ type: 'Cart', cart: found })
        : run(parts, effect, state, options)
    }),
  )

const asCart = (cart: Call<Cart>): Call<CartAnswer> =>
  pipe(
    cart,
    TE.map((found): CartAnswer => ({ type: 'Cart', cart: found })),
  )
