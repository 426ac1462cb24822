import { isLabel, LONGEST_LABEL } from '../cart/label'
import type { NumberedArticle } from '../catalogue/article-numbers'
import { isValidQuantity, nearestQuantities, orderMultipleAt } from '../catalogue/quantity'
import { type NotPurchasableReason, purchasability } from '../catalogue/purchasability'
import { stockLocationOf } from '../catalogue/stock'
import { isSalesUnit } from '../catalogue/unit-words'
import type { Variant } from '../catalogue/variant'
import type { DeliveryId } from '../delivery/delivery-type'
import type { ArticleNumber } from '../kernel/ids'
import { LARGEST_QUANTITY } from '../kernel/quantity'
import { wantedIn, type WantedRow } from './pasted-rows'
import type { OrderRow, OrderRows } from './order-rows'
import { type Destination, destinationOf, type RowDelivery } from './row-delivery'

/** The articles that a number names, usually one; `unreachable` when the services did not answer. */
export type LookupResult = readonly NumberedArticle[] | 'unreachable'

/** What is wrong with a row's quantity. `nearest`: quantities that can be ordered, near the one that was written. */
export type QuantityFault =
  | { readonly tag: 'QuantityNotANumber' }
  | { readonly tag: 'UnclearPoint'; readonly nearest: readonly number[] }
  /** A unit was written that the article is not sold in. */
  | { readonly tag: 'OtherUnit'; readonly written: string; readonly sold: string; readonly nearest: readonly number[] }
  /** `least`: the order multiple. */
  | { readonly tag: 'TooFew'; readonly least: number }
  | { readonly tag: 'TooMany'; readonly nearest: readonly number[] }
  /** Fewer than wanted are left of a discontinued article where it would be taken from. */
  | { readonly tag: 'TooFewLeft'; readonly left: number; readonly nearest: readonly number[] }
  | { readonly tag: 'InvalidQuantity'; readonly orderMultiple: number; readonly nearest: readonly number[] }

/** Why a wanted row is not added. */
export type RowFault =
  | { readonly tag: 'UnknownArticle' }
  /** The number is that of several articles. */
  | { readonly tag: 'Ambiguous'; readonly choices: readonly Variant[] }
  | { readonly tag: 'NotPurchasable'; readonly reason: NotPurchasableReason }
  | { readonly tag: 'LabelTooLong'; readonly longest: number }
  | QuantityFault

/** An article to put in the cart. Without a delivery it goes to the one that the user has chosen. */
export interface WantedArticle {
  readonly articleNumber: ArticleNumber
  readonly quantity: number
  readonly variant: Variant
  readonly label?: string
  readonly deliveryId?: DeliveryId
}

/** A wanted row checked against the articles that its number names. */
export type CheckedRow =
  | {
      readonly tag: 'Good'
      readonly article: WantedArticle
      readonly found: NumberedArticle
      readonly delivery?: RowDelivery
    }
  | { readonly tag: 'Faulty'; readonly fault: RowFault; readonly found: NumberedArticle | undefined }

/** Whether a fault is about the quantity and not about the number. */
export const isQuantityFault = (fault: RowFault): fault is QuantityFault =>
  fault.tag !== 'UnknownArticle' &&
  fault.tag !== 'Ambiguous' &&
  fault.tag !== 'NotPurchasable' &&
  fault.tag !== 'LabelTooLong'

/** Whether a row names an article that has no price to order it at. */
export const isPriceOnRequest = (fault: RowFault): boolean =>
  fault.tag === 'NotPurchasable' && fault.reason === 'priceOnRequest'

/** Checks a wanted row against the articles that its number names. */
export const checkRow = (row: WantedRow, named: readonly NumberedArticle[], to: Destination): CheckedRow => {
  const [found, another] = named
  const faulty = (fault: RowFault): CheckedRow => ({ tag: 'Faulty', fault, found })
  if (found === undefined) return faulty({ tag: 'UnknownArticle' })
  if (another !== undefined) {
    return {
      tag: 'Faulty',
      fault: { tag: 'Ambiguous', choices: named.map(({ variant }) => variant) },
      found: undefined,
    }
  }
  const { variant } = found
  const { place, delivery } = destinationOf(row.delivery, to)
  const purchase = purchasability(variant, place)
  if (purchase.tag === 'NotPurchasable') return faulty(purchase)
  const orderMultiple = orderMultipleAt(variant.stock, place.locationId)
  if (row.quantity === 'notANumber')
    return row.thousands === undefined
      ? faulty({ tag: 'QuantityNotANumber' })
      : faulty({ tag: 'UnclearPoint', nearest: nearestQuantities(row.thousands, orderMultiple) })
  const quantity = row.quantity === 'leftOut' ? orderMultiple : row.quantity
  if (quantity <= 0) return faulty({ tag: 'TooFew', least: orderMultiple })
  const nearest = nearestQuantities(quantity, orderMultiple)
  if (quantity > LARGEST_QUANTITY) return faulty({ tag: 'TooMany', nearest })
  const sold = variant.webSalesUnit.unit
  if (row.unit !== undefined && !isSalesUnit(row.unit, sold)) {
    return faulty({ tag: 'OtherUnit', written: row.unit, sold, nearest })
  }
  if (!isValidQuantity(quantity, orderMultiple)) return faulty({ tag: 'InvalidQuantity', orderMultiple, nearest })
  const left = Math.max(0, stockLocationOf(variant.stock, place.locationId)?.quantity ?? 0)
  if (variant.discontinued && variant.stock !== undefined && left < quantity) {
    return faulty({ tag: 'TooFewLeft', left, nearest: isValidQuantity(left, orderMultiple) ? [left] : [] })
  }
  if (row.label !== undefined && !isLabel(row.label)) return faulty({ tag: 'LabelTooLong', longest: LONGEST_LABEL })
  const { articleNumber } = variant
  return {
    tag: 'Good',
    article: {
      articleNumber,
      quantity,
      variant,
      ...(row.label === undefined ? {} : { label: row.label }),
      ...(place.deliveryId === undefined ? {} : { deliveryId: place.deliveryId }),
    },
    found,
    ...(delivery === undefined ? {} : { delivery }),
  }
}

/** The result for a row: `Unwritten` until its number is finished. */
export type RowAnswer = { readonly tag: 'Unwritten' | 'Asking' | 'Unreachable' } | CheckedRow

/** Checks a row against the lookup of its number; `known` is undefined while the lookup is under way. */
export const answerTo = (row: OrderRow, known: LookupResult | undefined, to: Destination): RowAnswer => {
  const wanted = wantedIn(row)
  if (wanted === undefined || !row.settled) return { tag: 'Unwritten' }
  if (known === undefined) return { tag: 'Asking' }
  return known === 'unreachable' ? { tag: 'Unreachable' } : checkRow(wanted, known, to)
}

type KnownOf = (number: string) => LookupResult | undefined

const articleIn = (known: LookupResult | undefined): NumberedArticle | undefined =>
  known === undefined || known === 'unreachable' || known.length > 1 ? undefined : known[0]

/** What is the same for rows that become one line of the cart: the article, the delivery and the label. */
export const lineOfRow = ({ number, delivery, label }: WantedRow, known: LookupResult | undefined, to: Destination) => {
  const article = articleIn(known)?.variant.articleNumber ?? number
  const { deliveryId = '' } = destinationOf(delivery, to).place
  return `${article} ${deliveryId} ${label ?? ''}`
}

/**
 * For a row with the same article, label and delivery as an earlier one: the position of that row, counted from 1. A
 * faulty row is not added, so it is no such row.
 */
export const earlierRows = (rows: OrderRows, knownOf: KnownOf, to: Destination): ReadonlyMap<number, number> => {
  const first = new Map<string, number>()
  const earlier = new Map<number, number>()
  for (const [index, row] of rows.entries()) {
    const wanted = row.settled ? wantedIn(row) : undefined
    if (wanted === undefined) continue
    const known = knownOf(wanted.number)
    if (answerTo(row, known, to).tag === 'Faulty') continue
    const line = lineOfRow(wanted, known, to)
    const at = first.get(line)
    if (at === undefined) first.set(line, index + 1)
    else earlier.set(row.id, at)
  }
  return earlier
}

export interface RowCounts {
  /** Rows that the button adds: valid ones, and those without a known fault. */
  readonly toAdd: number
  readonly faulty: number
  /** Rows whose numbers are being looked up. */
  readonly asking: number
  /** Rows to add that go with another delivery than they name. */
  readonly passedOver: number
}

export const rowCounts = (rows: OrderRows, knownOf: KnownOf, to: Destination): RowCounts => {
  const written = rows.flatMap((row) => {
    const wanted = wantedIn(row)
    return wanted === undefined ? [] : [answerTo(row, knownOf(wanted.number), to)]
  })
  const howMany = (is: (answer: RowAnswer) => boolean) => written.filter(is).length
  const faulty = howMany(({ tag }) => tag === 'Faulty')
  return {
    toAdd: written.length - faulty,
    faulty,
    asking: howMany(({ tag }) => tag === 'Asking'),
    passedOver: howMany(
      (answer) => answer.tag === 'Good' && answer.delivery !== undefined && answer.delivery.tag !== 'Taken',
    ),
  }
}

/** A row that is not added, with its fault. */
export interface FaultyOrderRow {
  readonly row: OrderRow
  /** Its position, counted from 1. */
  readonly position: number
  readonly answer: Extract<CheckedRow, { tag: 'Faulty' }>
}

/** The rows with a known fault, in order. */
export const faultyRows = (rows: OrderRows, knownOf: KnownOf, to: Destination): readonly FaultyOrderRow[] =>
  rows.flatMap((row, index) => {
    const wanted = wantedIn(row)
    const answer = wanted === undefined ? undefined : answerTo(row, knownOf(wanted.number), to)
    return answer?.tag === 'Faulty' ? [{ row, position: index + 1, answer }] : []
  })
