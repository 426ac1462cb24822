import * as E from 'fp-ts/Either'
import type { Cart, CartChanges, CartLine, CartState } from '#domain/cart/cart'
import { type LineKey, lineKey } from '#domain/cart/line-key'
import { cartView, type CartView, type LineView } from '#domain/cart/cart-view'
import type {
  CartCommandBody,
  CartEffect,
  CartEvent,
  CartRefusal,
  CartSettlement,
  NewLine,
} from '#domain/cart/protocol'
import { cartDecider } from '#domain/cart/decider'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { articleNumber, commandId } from '#domain/kernel/ids'
import { aCart, aContext, allTerms, aLineArticle, stamp, noPlaces } from '../given'

export interface Ran {
  readonly state: CartState
  readonly events: readonly CartEvent[]
  readonly effects: readonly CartEffect[]
  readonly refusals: readonly CartRefusal[]
}

/** One command decided, folded and reacted to. */
export const step = (ran: Ran, body: CartCommandBody | CartSettlement, id: string): Ran => {
  const decision = cartDecider.decide(ran.state, { ...body, ...stamp(id) })
  if (E.isLeft(decision)) return { ...ran, refusals: [...ran.refusals, decision.left] }
  return decision.right.reduce<Ran>((now, event) => {
    const state = cartDecider.evolve(now.state, event)
    return {
      ...now,
      state,
      events: [...now.events, event],
      effects: [...now.effects, ...cartDecider.react(state, event)],
    }
  }, ran)
}

export const nothingYet: Ran = { state: cartDecider.initial, events: [], effects: [], refusals: [] }

/** A fetched cart. `known`: the version that it was asked upon. */
export const adopt = (cart: Cart, known?: number) => ({ type: 'AdoptCart', cart, known }) as const

/** A cart that the service has confirmed with these lines. */
export const confirmed = (lines: readonly CartLine[], given: Partial<Cart> = {}): Ran => ({
  ...nothingYet,
  state: [{ type: 'EnterContext', context: aContext, places: noPlaces } as const, adopt(aCart(lines, given))].reduce(
    (ran, body) => step(ran, body, 'before'),
    nothingYet,
  ).state,
})

/** Commands on top, with the ids e1, e2 … */
export const after = (ran: Ran, ...bodies: readonly (CartCommandBody | CartSettlement)[]): Ran =>
  bodies.reduce((now, body, index) => step(now, body, `e${index + 1}`), ran)

export const viewOf = ({ state }: Ran): CartView => cartView(state, allTerms)

export const linesOf = (ran: Ran): readonly LineView[] => viewOf(ran).groups.flatMap(({ lines }) => lines)

export const seen = (ran: Ran): readonly (readonly [string, number])[] =>
  linesOf(ran).map(({ line }) => [line.key, line.quantity])

export const keyOf = (article: string, delivery: DeliveryId = 'DBI', label = ''): LineKey =>
  lineKey(articleNumber(article), delivery, label)

export const newLine = (article: string, quantity: number, given: Partial<NewLine> = {}): NewLine => ({
  articleNumber: articleNumber(article),
  quantity,
  deliveryId: 'DBI',
  label: '',
  article: aLineArticle({ articleNumber: articleNumber(article) }),
  before: undefined,
  ...given,
})

export const changes = (
  version: number,
  changed: readonly CartLine[],
  given: Partial<CartChanges> = {},
): CartChanges => ({
  cartId: aCart([]).cartId,
  version,
  changed,
  removed: [],
  deliveries: [],
  failed: [],
  ...given,
})

export const confirm = (edits: readonly string[], answer: CartChanges): CartSettlement => ({
  type: 'ConfirmEdits',
  edits: edits.map(commandId),
  changes: answer,
})

export const refuse = (...edits: readonly string[]): CartSettlement => ({
  type: 'RefuseEdits',
  edits: edits.map(commandId),
  failure: { tag: 'Refused', service: 'cart', status: 422, message: undefined, code: undefined, details: [] },
})
