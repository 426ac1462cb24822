import * as E from 'fp-ts/Either'
import { isValidQuantity, nearestQuantities, orderMultipleAt } from '../catalogue/order-multiple'
import { purchasability } from '../catalogue/purchasability'
import { physicalLocations } from '../catalogue/stock'
import type { DeliveryId } from '../delivery/delivery-type'
import { isNonDeliveryDay } from '../delivery/non-delivery-days'
import { absurdCase } from '../kernel/decider'
import { roundToTenDecimals } from '../kernel/decimal'
import type { ArticleNumber, LocationId } from '../kernel/ids'
import type { CartLine, DeliveryEntry, LineKey } from './cart'
import type { CartEdit, NewLine } from './commands'
import type { EditOutcome } from './events'
import type { LineArticle } from './line-article'
import { lineKey } from './line-key'
import type { CartRefusal } from './refusals'
import { deliveriesIn, deliveryIn, lineIn, linesIn, type VisibleCart } from './visible-cart'

type Outcome = E.Either<CartRefusal, readonly EditOutcome[]>

/** What an edit does to the cart that the user sees, or why it is not taken. Never changes the cart it is asked of. */
export const editOutcome = (cart: VisibleCart, edit: CartEdit): Outcome => {
  switch (edit.type) {
    case 'AddLines':
      return addLines(cart, edit.lines)
    case 'ChangeQuantity':
      return changeQuantity(cart, edit.line, edit.quantity)
    case 'ChangeDelivery':
      return moveLines(cart, edit.lines, (line) => ({ ...line, deliveryId: edit.deliveryId }))
    case 'ChangeLabel':
      return moveLines(cart, [edit.line], (line) => ({ ...line, label: edit.label }))
    case 'RemoveLines':
      return removeLines(cart, edit.lines)
    case 'EmptyCart':
    case 'DeleteCart':
      return E.right(linesIn(cart).map(({ key }) => ({ type: 'LineRemoved', line: key })))
    case 'RequestDeliveryDate':
      return isNonDeliveryDay(edit.date, [])
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
    removeLine: (key: LineKey): void => {
      set.set(key, undefined)
      outcomes.push({ type: 'LineRemoved', line: key })
    },
  }
}

const addLines = (cart: VisibleCart, lines: readonly NewLine[]): Outcome => {
  const { outcomes, line: lineNow, setLine } = startOutcomes(cart)
  if (lines.some(({ deliveryId }) => deliveryId === undefined)) return E.left({ tag: 'NoDeliveryMethod' })
  if (lines.length === 0) return E.left({ tag: 'NothingToAdd' })
  for (const line of lines) {
    const { articleNumber, deliveryId, label, quantity, article } = line
    if (deliveryId === undefined) return E.left({ tag: 'NoDeliveryMethod' })
    const refusal = quantityRefusal(articleNumber, article, quantity) ?? purchaseRefusal(line, deliveryId)
    if (refusal !== undefined) return E.left(refusal)
    const key = lineKey(articleNumber, deliveryId, label)
    const before = lineNow(key)
    setLine(
      before === undefined
        ? {
            key,
            cartItemId: undefined,
            articleNumber,
            deliveryId,
            quantity,
            label,
            requestedDeliveryDate: undefined,
            article,
          }
        : { ...before, quantity: roundToTenDecimals(before.quantity + quantity) },
    )
  }
  return E.right(outcomes)
}

/** The place whose stock the page asked for, when it asked for one alone. */
const onlyPlaceOf = (article: LineArticle): LocationId | undefined => {
  const places = physicalLocations(article.stock)
  return places.length === 1 ? places[0]?.locationId : undefined
}

/** An article that the page did not know is left for the service to judge, and so is a store that is not known. */
const purchaseRefusal = ({ articleNumber, article }: NewLine, deliveryId: DeliveryId): CartRefusal | undefined => {
  if (article === undefined) return undefined
  const locationId = onlyPlaceOf(article)
  const answer = purchasability(article, { deliveryId, locationId })
  const isJudged =
    answer.tag === 'NotPurchasable' && !(answer.reason === 'notStockedInStore' && locationId === undefined)
  return isJudged ? { tag: 'NotPurchasable', articleNumber } : undefined
}

const quantityRefusal = (
  articleNumber: ArticleNumber,
  article: LineArticle | undefined,
  quantity: number,
): CartRefusal | undefined => {
  const orderMultiple = orderMultipleAt(article?.stock, undefined)
  if (isValidQuantity(quantity, orderMultiple)) return undefined
  return {
    tag: 'InvalidQuantity',
    articleNumber,
    quantity,
    orderMultiple,
    nearest: nearestQuantities(quantity, orderMultiple),
  }
}

const changeQuantity = (cart: VisibleCart, key: LineKey, quantity: number): Outcome => {
  const line = lineIn(cart, key)
  if (line === undefined) return E.left({ tag: 'UnknownLine', line: key })
  const refusal = quantityRefusal(line.articleNumber, line.article, quantity)
  if (refusal !== undefined) return E.left(refusal)
  return E.right(line.quantity === quantity ? [] : [{ type: 'LineSet', line: { ...line, quantity } }])
}

/** Gives lines another delivery or label. A line that so becomes equal to another is added to it. */
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
    const target = lineNow(newKey)
    removeLine(key)
    setLine(
      target === undefined
        ? { ...after, key: newKey }
        : { ...target, quantity: roundToTenDecimals(target.quantity + before.quantity) },
    )
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
