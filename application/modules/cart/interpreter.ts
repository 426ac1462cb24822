import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import {
  isMadeAlready,
  isOfEarlierLogIn,
  isOfAnotherDay,
  isOldQuantity,
  isOvertaken,
  mayBeOvertaken,
  lineGone,
  timeOfPending,
} from '#domain/cart/overtaken-edit'
import { addedAlready, isOutdated } from '#domain/cart/confirmed-cart'
import {
  type Cart,
  type CartChanges,
  type CartLine,
  type CartPlaces,
  type CartState,
  changesTo,
} from '#domain/cart/cart'
import type { CustomerScope } from '#domain/kernel/customer-scope'
import type { LineKey } from '#domain/cart/line-key'
import { staleEdits } from '#domain/cart/stale-edits'
import type { CartEffect, CartReading, ItemToAdd } from '#domain/cart/protocol'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CartItemId, CommandId, Instant } from '#domain/kernel/ids'
import type { Call, CallOptions } from '#application/ports/call'
import type { CartService, SeenCart } from '#application/ports/cart-service'
import type { CommerceService } from '#application/ports/commerce-service'
import type { Interpreter } from '#application/runtime/module'
import { createRunningFetch, type RunningFetch } from './running-fetch'
import type { CartAnswer, CartTypes } from './types'

export interface CartInterpreterParts {
  readonly cart: CartService
  readonly commerce: CommerceService
  /** Whether the token is for that scope: a cart request identifies its customer only by the token. */
  readonly worksFor: (context: CustomerScope) => boolean
  readonly now: () => Instant
  /** The default is one that nobody else knows. */
  readonly fetching?: RunningFetch
}

type CartServices = Required<CartInterpreterParts>

/** Calls the cart services for the effects of the cart. */
export const cartInterpreter = (given: CartInterpreterParts): Interpreter<CartTypes> => {
  const parts = { ...given, fetching: given.fetching ?? createRunningFetch() }
  return {
    run: (effect, state, { signal, correlation, ...call }) =>
      run(parts, { effect, state, ...call }, { signal, correlation }),
    enquire: (effect, state, { signal, correlation, ...call }) =>
      enquireAdd(parts, { effect, state, ...call }, { signal, correlation }),
  }
}

/**
 * An effect to call. `isLeft`: its page was closed, or its user logged out, before the effect was answered. `hasWaited`:
 * for the network, or for a service that did not answer.
 */
interface Asked<Effect = CartEffect> {
  readonly effect: Effect
  readonly state: CartState
  readonly isLeft: boolean
  readonly hasWaited: boolean
  /** How many other calls of the cart were under way when it was called. */
  readonly besides: number
}

type EditEffect = Exclude<CartEffect, CartReading>

const run = (parts: CartServices, asked: Asked, options: CallOptions): Call<CartAnswer> => {
  const { effect, state } = asked
  if (effect.type === 'FetchCart')
    return asCart(parts.fetching.run((attempt) => fetchCart(parts, 'getCartWithVariants', effect, attempt), options))
  if (effect.type === 'FetchDeliveriesInOrder') return fetchDeliveriesInOrder(parts, effect.context, options)
  if (isStale(state, effect.edit)) return TE.left(outdated)
  const edit: Asked<EditEffect> = { ...asked, effect, isLeft: asked.isLeft || outlivesLogOut(state, effect.edit) }
  const isHeld = isToBeHeld(parts, edit)
  return pipe(
    // Others may have changed the line while the edit waited, which the confirmed cart does not show.
    givesWay(parts, edit) ? fetchHere(parts, state, options) : cartOf(parts, state, options),
    TE.chain((cart) => (isHeld ? TE.right(heldOn(state, effect, cart)) : changeOnNewest(parts, edit, cart, options))),
  )
}

const outlivesLogOut = (state: CartState, edit: CommandId): boolean =>
  state.tag === 'InContext' && isOfEarlierLogIn(state, edit)

const madeAt = (state: CartState, edit: CommandId): Instant | undefined =>
  state.tag === 'InContext' ? timeOfPending(state, edit) : undefined

/** An edit that was left unsent on another day is not sent before the user says so. */
const isToBeHeld = ({ now }: CartServices, { effect, state, isLeft }: Asked<EditEffect>): boolean => {
  const at = madeAt(state, effect.edit)
  return isLeft && at !== undefined && isOfAnotherDay(at, now())
}

/** A changed line is told as such: the user has nothing to say of an edit that cannot be sent as it is. */
const heldOn = (state: CartState, { edit }: EditEffect, cart: Cart): CartAnswer =>
  state.tag === 'InContext' && isOvertaken(state, edit, cart) ? overtakenOn(cart, state) : { type: 'Held' }

const overtakenOn = (cart: Cart, { confirmed }: Extract<CartState, { tag: 'InContext' }>): CartAnswer => ({
  type: 'Overtaken',
  changes: changesTo(cart, confirmed),
})

/**
 * Whether an edit must not be laid over a change of its line by others: its page is gone, or it waited for the network or
 * for long. An edit that goes out as it is made is the user's last word.
 */
const givesWay = ({ now }: CartServices, { effect, state, isLeft, hasWaited }: Asked<EditEffect>): boolean => {
  const at = madeAt(state, effect.edit)
  return (
    isLeft ||
    (hasWaited && mayBeOvertaken(effect)) ||
    isOldQuantity(effect, now()) ||
    (at !== undefined && isOfAnotherDay(at, now()))
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
  parts: CartServices,
  asked: Asked<EditEffect>,
  cart: Cart,
  options: CallOptions,
  attempt = 1,
): Call<CartAnswer> => {
  const { effect, state } = asked
  if (state.tag === 'InContext' && givesWay(parts, asked) && isOvertaken(state, effect.edit, cart))
    return TE.right(overtakenOn(cart, state))
  return pipe(
    change(parts, asked, cart, options),
    TE.map((changes): CartAnswer => ({ type: 'Changes', changes })),
    TE.orElse((failure) =>
      attempt < MOST_ATTEMPTS && (isOutdated(failure) || mayBeInNextCart(effect, failure))
        ? pipe(
            fetchHere(parts, state, options),
            TE.chain((newest) =>
              isOutdated(failure) || newest.cartId !== cart.cartId
                ? changeOnNewest(parts, asked, newest, options, attempt + 1)
                : TE.left(failure),
            ),
          )
        : TE.left(failure),
    ),
  )
}

/**
 * Whether the cart may have been deleted or ordered since it was confirmed, and the change meant for the one that comes
 * after: an undo that follows its deletion before the next cart is fetched. Other changes name lines of the old cart.
 */
const mayBeInNextCart = ({ type }: CartEffect, failure: CallFailure): boolean =>
  (type === 'AddItems' || type === 'SetDeliveryDate' || type === 'SetIncluded') &&
  failure.tag === 'Refused' &&
  failure.status === 404

/** The confirmed cart; fetched when an edit is called before any cart was confirmed. */
const cartOf = (parts: CartServices, state: CartState, options: CallOptions): Call<Cart> =>
  state.tag === 'InContext' && state.confirmed !== undefined
    ? TE.right(state.confirmed)
    : fetchHere(parts, state, options)

type CartQuery = 'getCart' | 'getCartWithVariants'

/** A cart that may belong to another customer, because the token changed during the call, is not accepted. */
const fetchCart = (
  { commerce, worksFor }: CartServices,
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

const fetchDeliveriesInOrder = (
  { commerce, worksFor }: CartServices,
  context: CustomerScope,
  options: CallOptions,
): Call<CartAnswer> =>
  pipe(
    commerce.getActiveDeliveryIdsInOrder(options),
    TE.filterOrElse(
      () => worksFor(context),
      (): CallFailure => ({ tag: 'Aborted', service: 'cart' }),
    ),
    TE.map((found): CartAnswer => ({ type: 'DeliveriesInOrder', found })),
  )

/** The cart of the context that the stream is in. A change needs only its version, ids and quantities (CART-37). */
const fetchHere = (
  parts: CartServices,
  state: CartState,
  options: CallOptions,
  query: CartQuery = 'getCart',
): Call<Cart> =>
  state.tag === 'InContext' ? fetchCart(parts, query, state, options) : TE.left({ tag: 'Aborted', service: 'cart' })

const change = (parts: CartServices, asked: Asked<EditEffect>, cart: Cart, options: CallOptions): Call<CartChanges> => {
  const { cart: service } = parts
  const { effect, state } = asked
  const seen = seenBy(parts, asked, cart)
  switch (effect.type) {
    case 'AddItems':
      return service.addItems(seen, effect.items, effect.edit, options)
    case 'UploadItems':
      return service.uploadItems(seen, effect, effect.edit, options)
    case 'UpdateItem':
      if (state.tag === 'InContext' && isMadeAlready(state, effect.edit, cart)) return found(cart, state)
      return withItem(cart, effect.line, (cartItemId, line) =>
        service.updateItem(
          seen,
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
      return setOnItems(service, cart, effect.lines, { deliveryId: effect.deliveryId }, options) ?? found(cart, state)
    case 'LabelItems':
      return setOnItems(service, cart, effect.lines, { label: effect.label }, options) ?? found(cart, state)
    case 'RemoveItems':
      return removeItems(service, { cart, seen }, effect.lines, options) ?? found(cart, state)
    case 'RemoveAllItems':
      return service.removeAllItems(cart, options)
    case 'SetDeliveryDate':
      return service.setDeliveryDate(cart, effect.deliveryId, effect.date, options)
    case 'SetIncluded':
      return service.setIncluded(cart, effect.deliveryId, effect.included, options)
    case 'SetStatus':
      return service.setStatus(cart.cartId, effect.status, options)
    case 'TransferItems':
      return service.transfer(cart, effect.source, effect.edit, options)
  }
}

/**
 * The cart that a change is made upon. Calls beside it bring newer versions about, in whatever order they arrive. An edit
 * that gives way to others takes none of these: they may be the others' as well.
 */
const seenBy = (parts: CartServices, asked: Asked<EditEffect>, { cartId, version }: Cart): SeenCart =>
  asked.besides === 0 || givesWay(parts, asked)
    ? { cartId, version }
    : { cartId, version, upTo: version + asked.besides }

/** Nothing is left to do: the service's cart is as the edit wants it. */
const found = (cart: Cart, state: CartState): Call<CartChanges> =>
  TE.right(changesTo(cart, state.tag === 'InContext' ? state.confirmed : undefined))

/**
 * Gives several lines one delivery or one label. Undefined where nothing is left to change. Lines that have it already
 * are not sent: another line may become one with them, and the sum would give way to the quantity that they had before.
 */
const setOnItems = (
  service: CartService,
  cart: Cart,
  keys: readonly LineKey[],
  change: Partial<Pick<CartLine, 'deliveryId' | 'label'>>,
  options: CallOptions,
): Call<CartChanges> | undefined => {
  const changed = linesOf(cart, keys).flatMap((line) => {
    const { cartItemId, quantity, deliveryId, label } = { ...line, ...change }
    return cartItemId === undefined || (deliveryId === line.deliveryId && label === line.label)
      ? []
      : [{ cartItemId, quantity, deliveryId, label }]
  })
  return changed.length === 0 ? undefined : service.updateItems(cart, changed, options)
}

/** Undefined where nothing is left to remove. */
const removeItems = (
  service: CartService,
  { cart, seen }: { readonly cart: Cart; readonly seen: SeenCart },
  keys: readonly LineKey[],
  options: CallOptions,
): Call<CartChanges> | undefined => {
  const ids = linesOf(cart, keys).flatMap(({ cartItemId }) => cartItemId ?? [])
  const [first, ...more] = ids
  if (first === undefined) return undefined
  return more.length === 0 ? service.removeItem(seen, first, options) : service.removeItems(seen, ids, options)
}

const linesOf = (cart: Cart, keys: readonly LineKey[]): readonly CartLine[] => {
  const named = new Set(keys)
  return cart.lines.filter(({ key }) => named.has(key))
}

const withItem = (
  cart: Cart,
  key: LineKey,
  change: (item: CartItemId, line: CartLine) => Call<CartChanges>,
): Call<CartChanges> => {
  const line = cart.lines.find((one) => one.key === key)
  return line?.cartItemId === undefined ? TE.left(lineGone) : change(line.cartItemId, line)
}

/** For a service without idempotency keys: checks whether the lines were added before it sends the add again. */
const enquireAdd = (parts: CartServices, asked: Asked, options: CallOptions): Call<CartAnswer> => {
  const { effect, state } = asked
  return pipe(
    // What is found becomes the confirmed cart, which the pages show.
    fetchHere(parts, state, options, 'getCartWithVariants'),
    TE.chain((found) => {
      const before = state.tag === 'InContext' ? state.confirmed : undefined
      const added = itemsAdded(effect)
      return added !== undefined && addedAlready(before, found, added)
        ? TE.right<never, CartAnswer>({ type: 'Cart', cart: found })
        : run(parts, asked, options)
    }),
  )
}

/** The items that an effect adds; undefined for an effect that adds none. */
const itemsAdded = (effect: CartEffect): readonly ItemToAdd[] | undefined => {
  if (effect.type === 'AddItems') return effect.items
  return effect.type === 'UploadItems'
    ? effect.rows.map((row) => ({ ...row, deliveryId: effect.deliveryId }))
    : undefined
}

const asCart = (cart: Call<Cart>): Call<CartAnswer> =>
  pipe(
    cart,
    TE.map((found): CartAnswer => ({ type: 'Cart', cart: found })),
  )
