import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isValidQuantity, nearestQuantities, orderMultipleAt } from '../catalogue/quantity'
import { purchasability } from '../catalogue/purchasability'
import { physicalLocations } from '../catalogue/stock'
import type { DeliveryId } from '../delivery/delivery-type'
import { isChristmasDay } from '../delivery/christmas-delivery'
import { isNonDeliveryDay } from '../delivery/non-delivery-days'
import { absurdCase } from '../kernel/decider'
import { roundToTenDecimals } from '../kernel/decimal'
import type { LocationId } from '../kernel/ids'
import { isQuantity, type Quantity } from '../kernel/quantity'
import type { CartLine, DeliveryEntry } from './cart'
import { type LineKey, lineKey } from './line-key'
import type { CartEdit, CartRefusal, NewLine } from './protocol'
import { deliveriesIn, deliveryIn, type EditOutcome, lineIn, linesIn, type VisibleCart } from './visible-cart'
import type { LineArticle } from './line-article'

type Outcome = E.Either<CartRefusal, readonly EditOutcome[]>

/** The changes of an edit to the visible cart, or why it is refused. The cart itself is not changed. */
export const editOutcome = (cart: VisibleCart, edit: CartEdit): Outcome => {
  switch (edit.type) {
    case 'AddLines':
      return addLines(cart, edit.lines)
    case 'ChangeQuantity':
      return changeQuantity(cart, edit.line, edit.quantity)
    case 'ChangeDelivery':
      return moveLines(cart, edit.lines, (line) => ({ ...line, deliveryId: edit.deliveryId }))
    case 'ChangeLabel':
      return moveLines(cart, edit.lines, (line) => ({ ...line, label: edit.label }))
    case 'RemoveLines':
      return removeLines(cart, edit.lines)
    case 'EmptyCart':
    case 'DeleteCart':
      return E.right(linesIn(cart).map(({ key }) => ({ type: 'LineRemoved', line: key })))
    // The lines are in a cart that is not known here; they are shown when the service has moved them.
    case 'TransferCart':
      return E.right([])
    case 'RequestDeliveryDate':
      return isNonDeliveryDay(edit.date, []) && !isForChristmas(edit)
        ? E.left({ tag: 'NotADeliveryDay' })
        : setDeliveries(cart, edit.deliveryId === 'all' ? deliveriesIn(cart) : [edit.deliveryId], {
            requestedDeliveryDate: edit.date,
          })
    case 'IncludeDelivery':
      return setDeliveries(cart, [edit.deliveryId], { isIncludedInOrder: edit.included })
    default:
      return absurdCase(edit)
  }
}

/** Christmas delivery is asked for one delivery; the service knows which deliveries have it, and until when. */
const isForChristmas = ({ deliveryId, date }: Extract<CartEdit, { type: 'RequestDeliveryDate' }>): boolean =>
  deliveryId !== 'all' && isChristmasDay(date)

/** Reads lines through the outcomes so far, so that several lines that become one add up. */
const startOutcomes = (cart: VisibleCart) => {
  const outcomes: EditOutcome[] = []
  const set = new Map<LineKey, CartLine | undefined>()
  return {
    outcomes,
    line: (key: LineKey): CartLine | undefined => (set.has(key) ? set.get(key) : lineIn(cart, key)),
    setLine: (line: CartLine): void => {
      set.set(line.key, line)
      outcomes.push({ type: 'LineSet', line })
    },
    addLine: (line: CartLine, before: LineKey | undefined): void => {
      set.set(line.key, line)
      outcomes.push({ type: 'LineAdded', line, before })
    },
    removeLine: (key: LineKey): void => {
      set.set(key, undefined)
      outcomes.push({ type: 'LineRemoved', line: key })
    },
  }
}

const addLines = (cart: VisibleCart, lines: readonly NewLine[]): Outcome => {
  const { outcomes, line: lineNow, addLine } = startOutcomes(cart)
  if (lines.some(({ deliveryId }) => deliveryId === undefined)) return E.left({ tag: 'NoDeliveryMethod' })
  if (lines.length === 0) return E.left({ tag: 'NothingToAdd' })
  for (const line of lines) {
    const { articleNumber, deliveryId, label, quantity, article, before } = line
    if (deliveryId === undefined) return E.left({ tag: 'NoDeliveryMethod' })
    const key = lineKey(articleNumber, deliveryId, label)
    // A page that lists articles by number alone knows less of an article than the cart, which may have it already.
    const wanted = quantityFor({ articleNumber, article: article ?? lineNow(key)?.article }, quantity)
    if (E.isLeft(wanted)) return wanted
    const refusal = purchaseRefusal(line, deliveryId)
    if (refusal !== undefined) return E.left(refusal)
    const added: CartLine = {
      key,
      cartItemId: undefined,
      articleNumber,
      deliveryId,
      quantity: wanted.right,
      label,
      requestedDeliveryDate: undefined,
      article,
    }
    const together = mergedLine(lineNow(key), added)
    if (E.isLeft(together)) return together
    addLine(together.right, before)
  }
  return E.right(outcomes)
}

/** Two lines with one key become one line with their sum, up to the limit of a line. */
const mergedLine = (present: CartLine | undefined, added: CartLine): E.Either<CartRefusal, CartLine> => {
  if (present === undefined) return E.right(added)
  const sum = roundToTenDecimals(present.quantity + added.quantity)
  return isQuantity(sum) ? E.right({ ...present, quantity: sum }) : E.left(invalidQuantity(present, sum))
}

/** The location whose stock the page requested, when it requested only one. */
const onlyPlaceOf = (article: LineArticle): LocationId | undefined => {
  const places = physicalLocations(article.stock)
  return places.length === 1 ? places[0]?.locationId : undefined
}

/** The service checks articles and stores that the page does not know. */
const purchaseRefusal = ({ articleNumber, article }: NewLine, deliveryId: DeliveryId): CartRefusal | undefined => {
  if (article === undefined) return undefined
  const locationId = onlyPlaceOf(article)
  const answer = purchasability(article, { deliveryId, locationId })
  if (answer.tag === 'Purchasable' || (answer.reason === 'notStockedInStore' && locationId === undefined))
    return undefined
  return { tag: 'NotPurchasable', articleNumber, reason: answer.reason }
}

type OfArticle = Pick<NewLine, 'articleNumber' | 'article'>

const multipleOf = ({ article }: OfArticle): number => orderMultipleAt(article?.stock, undefined)

const invalidQuantity = (line: OfArticle, quantity: number): CartRefusal => ({
  tag: 'InvalidQuantity',
  articleNumber: line.articleNumber,
  quantity,
  orderMultiple: multipleOf(line),
  nearest: nearestQuantities(quantity, multipleOf(line)),
})

/** The requested quantity, checked for that article. */
const quantityFor = (line: OfArticle, quantity: number): E.Either<CartRefusal, Quantity> =>
  isValidQuantity(quantity, multipleOf(line)) ? E.right(quantity) : E.left(invalidQuantity(line, quantity))

const changeQuantity = (cart: VisibleCart, key: LineKey, asked: number): Outcome => {
  const line = lineIn(cart, key)
  if (line === undefined) return E.left({ tag: 'UnknownLine', line: key })
  return pipe(
    quantityFor(line, asked),
    E.map((quantity) => (line.quantity === quantity ? [] : [{ type: 'LineSet', line: { ...line, quantity } }])),
  )
}

/** Changes the delivery or label of lines. A line that becomes equal to another one is added to it. */
const moveLines = (cart: VisibleCart, keys: readonly LineKey[], moved: (line: CartLine) => CartLine): Outcome => {
  const { outcomes, line: lineNow, setLine, removeLine } = startOutcomes(cart)
  const [first] = keys
  if (first !== undefined && keys.every((key) => lineIn(cart, key) === undefined)) {
    return E.left({ tag: 'UnknownLine', line: first })
  }
  for (const key of keys) {
    const before = lineNow(key)
    if (before === undefined) continue
    const after = moved(before)
    const newKey = lineKey(after.articleNumber, after.deliveryId, after.label)
    if (newKey === key) continue
    const together = mergedLine(lineNow(newKey), { ...after, key: newKey })
    if (E.isLeft(together)) return together
    removeLine(key)
    setLine(together.right)
  }
  return E.right(outcomes)
}

const removeLines = (cart: VisibleCart, keys: readonly LineKey[]): Outcome => {
  const there = [...new Set(keys)].filter((key) => lineIn(cart, key) !== undefined)
  const [first] = keys
  return first !== undefined && there.length === 0
    ? E.left({ tag: 'UnknownLine', line: first })
    : E.right(there.map((line) => ({ type: 'LineRemoved', line })))
}

const setDeliveries = (cart: VisibleCart, ids: readonly DeliveryId[], change: Partial<DeliveryEntry>): Outcome =>
  E.right(
    ids.flatMap((id): readonly EditOutcome[] => {
      const before = deliveryIn(cart, id)
      const delivery = { ...before, ...change }
      const isSame =
        before.requestedDeliveryDate === delivery.requestedDeliveryDate &&
        before.isIncludedInOrder === delivery.isIncludedInOrder
      return isSame ? [] : [{ type: 'DeliverySet', delivery }]
    }),
  )
