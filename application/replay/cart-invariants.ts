import type { CartLine, CartState } from '#domain/cart/cart'
import { cartView, type CartTerms } from '#domain/cart/cart-view'
import { visibleCart } from '#domain/cart/rebase-pending'
import { linesIn } from '#domain/cart/visible-cart'
import { type LineKey, lineKey } from '#domain/cart/line-key'
import type { CartDifference } from '#domain/cart/cart-difference'
import type { CartEdit, CartEvent, NewLine } from '#domain/cart/protocol'
import { orderMultipleAt } from '#domain/catalogue/quantity'
import { editOf } from '#domain/cart/pending-edits'
import { linesOfEdit } from '#domain/cart/refused-edits'
import type { CommandId } from '#domain/kernel/ids'
import type { CartTypes } from '#application/modules/cart/types'
import type { StateInvariant } from './invariant'
import { oreOf } from './ore'

type CartInvariant = StateInvariant<CartTypes>

/** The sums of goods depend on no terms. */
const anyTerms: CartTerms = { available: [], locations: {}, freight: {} }

// The state after one event is the state before the next, and several invariants look at the same lines.
const seen = new WeakMap<CartState, readonly CartLine[]>()

const linesOf = (state: CartState): readonly CartLine[] => {
  if (state.tag === 'NoContext') return []
  const lines = seen.get(state) ?? linesIn(visibleCart(state))
  seen.set(state, lines)
  return lines
}

const pendingOf = (state: CartState): readonly string[] =>
  state.tag === 'InContext' ? state.pending.map(({ id }) => id) : []

/** Whether an event changed nothing that the shown cart is made of. */
const isSameCart = (before: CartState, after: CartState): boolean =>
  before.tag === 'InContext' &&
  after.tag === 'InContext' &&
  before.confirmed === after.confirmed &&
  before.pending === after.pending

const totalIsSum: CartInvariant = {
  name: 'cart-total-is-sum',
  states: 'The total of the cart is the sum of its lines, each rounded to öre.',
  broken: ({ before, after }) => {
    if (isSameCart(before, after)) return undefined
    const { total } = cartView(after, anyTerms)
    const ore = linesOf(after).reduce((sum, line) => sum + oreOf(line), 0)
    return Math.abs(total * 100 - ore) < 0.5 ? undefined : `the total is ${total}, the lines cost ${ore / 100}`
  },
}

const keysAreUnique: CartInvariant = {
  name: 'one-line-per-key',
  states: 'No two lines of a cart have the same article, delivery and label.',
  broken: ({ after }) => {
    const confirmed = after.tag === 'InContext' ? (after.confirmed?.lines ?? []) : []
    const keys = confirmed.map(({ key }) => key)
    const twice = keys.find((key, index) => keys.indexOf(key) !== index)
    return twice === undefined ? undefined : `the line ${twice} is there twice`
  },
}

/** What a user asks for, by article or line. */
const quantitiesAsked = (event: CartEvent): readonly (readonly [of: string, quantity: number])[] => {
  if (event.type === 'QuantityChangeRequested') return [[event.line, event.quantity]]
  if (event.type !== 'LinesAddRequested') return []
  return event.lines.map(({ articleNumber, quantity }) => [articleNumber, quantity])
}

const quantityIsPositive: CartInvariant = {
  name: 'quantity-is-positive',
  states: 'Every line of a cart, and every one that is asked for, has a quantity above 0.',
  broken: ({ event, after }) => {
    const asked = quantitiesAsked(event).find(([, quantity]) => !(quantity > 0))
    if (asked !== undefined) return `${asked[1]} of ${asked[0]} is asked for`
    const line = linesOf(after).find(({ quantity }) => !(quantity > 0))
    return line === undefined ? undefined : `the line ${line.key} has the quantity ${line.quantity}`
  },
}

/** Whether a whole number of multiples makes a quantity, apart from binary noise. */
const isMultiple = (quantity: number, multiple: number): boolean => {
  const times = quantity / multiple
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times))
}

/** What the cart knows of an article that a page adds by its number alone. */
const articleInCart = (cart: CartState, { articleNumber, deliveryId, label }: NewLine): CartLine['article'] => {
  const line = deliveryId === undefined ? undefined : lineKey(articleNumber, deliveryId, label)
  return linesOf(cart).find(({ key }) => key === line)?.article
}

const quantityOnMultiple: CartInvariant = {
  name: 'quantity-on-order-multiple',
  states: 'A quantity that a user asks for is a whole number of order multiples.',
  broken: ({ before, event }) => {
    if (event.type === 'QuantityChangeRequested') {
      const line = linesOf(before).find(({ key }) => key === event.line)
      // The tab may have known an article that the log has not for this line yet.
      if (line?.article === undefined) return undefined
      const multiple = orderMultipleAt(line.article.stock, undefined)
      return isMultiple(event.quantity, multiple)
        ? undefined
        : `${event.quantity} of ${event.line} is no whole number of ${multiple}`
    }
    if (event.type !== 'LinesAddRequested') return undefined
    const wrong = event.lines.find((line) => {
      const article = line.article ?? articleInCart(before, line)
      return article !== undefined && !isMultiple(line.quantity, orderMultipleAt(article.stock, undefined))
    })
    return wrong === undefined
      ? undefined
      : `${wrong.quantity} of ${wrong.articleNumber} is no whole number of multiples`
  },
}

const pendingOnce: CartInvariant = {
  name: 'edit-pending-once',
  states: 'No edit is pending twice.',
  broken: ({ after }) => {
    const pending = pendingOf(after)
    return new Set(pending).size === pending.length ? undefined : `pending are ${pending.join(', ')}`
  },
}

const endsEdits = (event: CartEvent): event is Extract<CartEvent, { readonly edits: readonly CommandId[] }> =>
  'edits' in event

const settlesOf = (event: CartEvent): readonly string[] => (endsEdits(event) ? event.edits : [])

const pendingEndsByAnswer: CartInvariant = {
  name: 'edit-pending-until-settled',
  states: 'An edit is pending until an event names it as settled, overtaken or held, or its cart is left.',
  broken: ({ before, event, after }) => {
    if (before.tag === 'NoContext' || after.tag === 'NoContext') return undefined
    if (event.type === 'CartSummarised' || event.type === 'ContextEntered') return undefined
    const gone = pendingOf(before).find((id) => !pendingOf(after).includes(id) && !settlesOf(event).includes(id))
    return gone === undefined ? undefined : `${event.type} ends the edit ${gone} without naming it`
  },
}

const refusedIsShown: CartInvariant = {
  name: 'refused-edit-is-kept',
  states: 'An edit that the service refuses, or that others have overtaken, is kept with what was typed.',
  broken: ({ before, event, after }) => {
    if (event.type !== 'EditsRefused' && event.type !== 'EditsOvertaken') return undefined
    if (before.tag === 'NoContext' || after.tag === 'NoContext') return undefined
    // Of several edits about the same the newest is kept.
    const refused = before.pending.filter(({ id }) => event.edits.includes(id)).at(-1)
    return refused === undefined || after.refused.some(({ id }) => id === refused.id)
      ? undefined
      : `the edit ${refused.id} is refused and not kept`
  },
}

const versionGrows: CartInvariant = {
  name: 'cart-version-grows',
  states: 'The confirmed version of a cart never goes back.',
  broken: ({ before, event, after }) => {
    if (event.type === 'CartSummarised' || before.tag === 'NoContext' || after.tag === 'NoContext') return undefined
    if (before.confirmed === undefined || before.confirmed.cartId !== after.confirmed?.cartId) return undefined
    return after.confirmed.version >= before.confirmed.version
      ? undefined
      : `version ${before.confirmed.version} becomes ${after.confirmed.version}`
  },
}

/** Whether a fetched cart or a confirmed change says that the line is not there any more, or not under this key. */
const differenceNames = (difference: CartDifference | undefined, line: CartLine): boolean =>
  difference !== undefined &&
  (difference.from === undefined ||
    (line.cartItemId !== undefined &&
      (difference.removed.includes(line.cartItemId) ||
        difference.lines.some(({ cartItemId }) => cartItemId === line.cartItemId))))

/** Lines that an event may take out of the cart that is shown. */
const mayEnd = (event: CartEvent, line: CartLine, isPendingAdd: (key: LineKey) => boolean): boolean => {
  switch (event.type) {
    case 'LineRemovalRequested':
    case 'DeliveryChangeRequested':
    case 'LabelChangeRequested':
      return event.lines.includes(line.key)
    case 'CartEmptyingRequested':
    case 'CartDeletionRequested':
    case 'ContextEntered':
    case 'ContextLeft':
    case 'CartSummarised':
      return true
    case 'EditsConfirmed':
    case 'CartSynchronised':
    case 'EditsOvertaken':
      return differenceNames(event.difference, line) || isPendingAdd(line.key)
    // A line that exists only in an edit on its way ends with that edit.
    case 'EditsRefused':
    case 'EditsReplaced':
    case 'EditsHeld':
      return isPendingAdd(line.key)
    case 'LinesAddRequested':
    case 'QuantityChangeRequested':
    case 'DeliveryDateRequested':
    case 'DeliveryInclusionRequested':
    case 'CartTransferRequested':
    case 'RefusedEditsDismissed':
    case 'HeldEditsDiscarded':
    case 'DroppedEditsBroughtBack':
    case 'CartRequested':
    case 'DeliveriesInOrderRequested':
    case 'DeliveriesInOrderFound':
    case 'CartFetchFailed':
      return false
    // A held removal or move is shown again.
    case 'HeldEditsSent':
      return true
  }
}

/** Whether a line may be gone by an edit that is on its way. */
const takesAway = (edit: CartEdit, line: LineKey): boolean =>
  edit.type === 'EmptyCart' || edit.type === 'DeleteCart' || linesOfEdit(edit).includes(line)

const linesStay: CartInvariant = {
  name: 'no-line-vanishes',
  states: 'A line leaves the cart that is shown only by an event that says so.',
  broken: ({ before, event, after }) => {
    const left = new Set(linesOf(after).map(({ key }) => key))
    const confirmed = new Set(before.tag === 'InContext' ? before.confirmed?.lines.map(({ key }) => key) : [])
    const isPendingAdd = (key: LineKey): boolean => !confirmed.has(key)
    // An edit that a newer one had made stale counts again when that one is refused.
    const isTakenByPending = ({ key }: CartLine): boolean =>
      after.tag === 'InContext' && after.pending.some((requested) => takesAway(editOf(requested), key))
    const gone = linesOf(before).find(
      (line) => !left.has(line.key) && !mayEnd(event, line, isPendingAdd) && !isTakenByPending(line),
    )
    return gone === undefined ? undefined : `${event.type} takes the line ${gone.key} away`
  },
}

/** What holds in every state of a cart. */
export const cartInvariants: readonly CartInvariant[] = [
  totalIsSum,
  linesStay,
  keysAreUnique,
  quantityIsPositive,
  quantityOnMultiple,
  pendingOnce,
  pendingEndsByAnswer,
  refusedIsShown,
  versionGrows,
]
