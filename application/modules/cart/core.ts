import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { type CartState, noChanges } from '#domain/cart/cart'
import { type CartEffect, type CartSettlement, isReading } from '#domain/cart/protocol'
import { linesChanged } from '#domain/cart/lines-changed'
import { cartDecider } from '#domain/cart/decider'
import { summariseCart } from '#domain/cart/evolve'
import { staleEdits } from '#domain/cart/stale-edits'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CommandId } from '#domain/kernel/ids'
import type { EffectPolicy, ModuleCore } from '#application/runtime/module'
import { cartCodecs } from './codecs'
import type { CartAnswer, CartTypes } from './types'

/** Milliseconds that a typed quantity waits for a newer one before it is sent (CART-26). */
const QUANTITY_WAIT_MS = 500

const policyOf = (effect: CartEffect, state: CartState, addsOncePerKey: boolean): EffectPolicy => ({
  lane: 'cart',
  replaces: replacesKey(effect, state),
  waitMs: effect.type === 'UpdateItem' ? QUANTITY_WAIT_MS : 0,
  whenOrphaned: isAdd(effect) && !addsOncePerKey ? 'enquire' : 'repeat',
  durability: 'relaxed',
  // A failed fetch is shown; an edit is retried.
  retried: !isReading(effect),
  ...changesOf(effect, addsOncePerKey),
  ...(effect.type === 'FetchCart' && isFetchedAhead(state, addsOncePerKey) ? { whenLaneWaits: 'goAhead' } : {}),
})

/** An add that may be asked twice goes by itself: it would be enquired about, which takes the cart as it was before it. */
const changesOf = (effect: CartEffect, addsOncePerKey: boolean): Pick<EffectPolicy, 'changes'> => {
  const changes = isAdd(effect) && !addsOncePerKey ? undefined : linesChanged(effect)
  return changes === undefined ? {} : { changes }
}

/** Whether asking twice would add twice. */
const isAdd = ({ type }: CartEffect): boolean => type === 'AddItems' || type === 'UploadItems'

/**
 * A fetch does not wait for edits in retry: prices and stock are shown, and the pending edits are rebased onto them.
 * Where the service has no idempotency keys, the earlier cart shows whether an add was carried out. It must not be
 * overwritten while an add is pending.
 */
const isFetchedAhead = (state: CartState, addsOncePerKey: boolean): boolean =>
  addsOncePerKey ||
  state.tag === 'NoContext' ||
  state.confirmed === undefined ||
  !state.pending.some(({ type }) => type === 'LinesAddRequested')

/**
 * Only the newest quantity of a line and the newest fetch are sent; they replace older ones. A stale quantity comes later
 * in the log than the newer one, and must not replace it. A fetch upon a confirmed cart does not replace one that asks for
 * the whole cart, because its answer may be of no use to a tab without any.
 */
const replacesKey = (effect: CartEffect, state: CartState): string | undefined => {
  if (effect.type === 'FetchCart') return effect.known === undefined ? 'whole cart' : 'cart'
  if (effect.type === 'FetchDeliveriesInOrder') return 'deliveries in order'
  if (effect.type !== 'UpdateItem' || effect.quantity === undefined) return undefined
  return state.tag === 'InContext' && staleEdits(state).has(effect.edit) ? undefined : `line ${effect.line}`
}

const settle = (effects: readonly CartEffect[], result: E.Either<CallFailure, CartAnswer>): CartSettlement => {
  const edits = effects.flatMap((effect) => (isReading(effect) ? [] : effect.edit))
  return pipe(
    result,
    E.match(
      (failure) => failed(edits, failure),
      (answer) => answered(edits, answer, versionKnown(effects)),
    ),
  )
}

const failed = (edits: readonly CommandId[], failure: CallFailure): CartSettlement =>
  edits.length === 0 ? { type: 'FailFetch', failure } : { type: 'RefuseEdits', edits, failure }

/** The version that every one of the fetches was asked upon; undefined if they differ. */
const versionKnown = (effects: readonly CartEffect[]): number | undefined => {
  const versions = new Set(effects.map((effect) => (effect.type === 'FetchCart' ? effect.known : undefined)))
  const [only, ...others] = versions
  return others.length === 0 ? only : undefined
}

const answered = (edits: readonly CommandId[], answer: CartAnswer, known: number | undefined): CartSettlement => {
  switch (answer.type) {
    case 'Changes':
      return { type: 'ConfirmEdits', edits, changes: answer.changes }
    case 'Overtaken':
      return { type: 'OvertakeEdits', edits, changes: answer.changes }
    case 'Held':
      return { type: 'HoldEdits', edits }
    case 'DeliveriesInOrder':
      return { type: 'AdoptDeliveriesInOrder', found: answer.found }
    case 'Cart':
      return edits.length === 0
        ? { type: 'AdoptCart', cart: answer.cart, known }
        : { type: 'ConfirmEdits', edits, changes: { ...noChanges(answer.cart), changed: answer.cart.lines } }
  }
}

/** Capabilities that the cart service declares. */
interface CartSupport {
  /** Whether it carries out an add with the same key only once. */
  readonly idempotencyKey: boolean
}

export const cartCore = ({ idempotencyKey }: CartSupport): ModuleCore<CartTypes> => ({
  name: 'cart',
  scope: 'customer',
  decider: cartDecider,
  codecs: cartCodecs,
  summarise: summariseCart,
  policy: (effect, state) => policyOf(effect, state, idempotencyKey),
  settle,
  settleReplaced: (effect) => (isReading(effect) ? undefined : { type: 'ReplaceEdits', edits: [effect.edit] }),
})
