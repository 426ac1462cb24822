import type { Cart, CartChanges, CartLine, CartPlaces } from './cart'
import { lineKey } from './line-key'
import { allLines, keysById, lineOf, type Lines, linesFrom, removeLine, setLine } from './visible-cart'
import type { ItemToAdd } from './protocol'
import type { CallFailure } from '../failure/call-failure'

/**
 * The confirmed cart after a call. An answer that is older than the cart, or about another cart, is ignored:
 * the confirmed cart is newer.
 */
export const applyChanges = (cart: Cart, changes: CartChanges): Cart => {
  if (changes.cartId !== cart.cartId || changes.version < cart.version) return cart
  const changed = linesFrom(cart.lines)
  replaceLines(changed, changes)
  const lines = allLines(changed)
  // An answer that names no delivery has changed none, but for those that have lost their last line.
  const deliveries = changes.deliveries.length === 0 ? withLines(cart.deliveries, lines) : changes.deliveries
  return {
    ...cart,
    version: changes.version,
    lines,
    deliveries,
    deliveryIdsInOrder: deliveries
      .filter(({ isIncludedInOrder }) => isIncludedInOrder)
      .map(({ deliveryId }) => deliveryId),
  }
}

const withLines = (deliveries: Cart['deliveries'], lines: readonly CartLine[]): Cart['deliveries'] =>
  deliveries.filter(({ deliveryId }) => lines.some((line) => line.deliveryId === deliveryId))

const replaceLines = (lines: Lines, { changed, removed }: CartChanges): void => {
  const named = [...removed, ...changed.map(({ cartItemId }) => cartItemId)].filter((id) => id !== undefined)
  const keys = keysById(lines, new Set(named))
  for (const id of removed) {
    const key = keys.get(id)
    if (key !== undefined) removeLine(lines, key)
  }
  // All changed lines are removed first: two of them may have exchanged article, delivery and label.
  const stepped = changed.map((line) => {
    const key = line.cartItemId === undefined ? undefined : keys.get(line.cartItemId)
    const before = lineOf(lines, key ?? line.key)
    return {
      line: withKnownArticle(line, before),
      place: before === undefined ? undefined : removeLine(lines, before.key),
    }
  })
  for (const { line, place } of stepped) setLine(lines, line, place)
}

/** An answer may leave out what it has not changed of the article. */
const withKnownArticle = (line: CartLine, before: CartLine | undefined): CartLine =>
  line.article === undefined && before?.articleNumber === line.articleNumber
    ? { ...line, article: before.article }
    : line

/** The answer of an edit has the stock of every location; a line keeps that of the requested ones. */
const atAskedPlaces = (line: CartLine, { deliveryOptions }: CartPlaces): CartLine => {
  const asked = deliveryOptions[line.deliveryId]?.locationIds ?? []
  const { article } = line
  const locations = article?.stock?.locations.filter(({ locationId }) => asked.includes(locationId)) ?? []
  return article?.stock === undefined || locations.length === 0
    ? line
    : { ...line, article: { ...article, stock: { ...article.stock, locations } } }
}

/** The changes with the stock of the requested locations only. */
export const changesAtPlaces = (changes: CartChanges, places: CartPlaces): CartChanges => ({
  ...changes,
  changed: changes.changed.map((line) => atAskedPlaces(line, places)),
})

/**
 * Whether a fetched cart already holds the lines of an unanswered add:
 * every line has at least the quantity it had before plus what was added.
 */
export const addedAlready = (before: Cart | undefined, found: Cart, items: readonly ItemToAdd[]): boolean => {
  const quantityIn = (cart: Cart | undefined, key: string): number =>
    cart?.lines.find((line) => line.key === key)?.quantity ?? 0
  return items.every((item) => {
    const key = lineKey(item.articleNumber, item.deliveryId, item.label)
    return quantityIn(found, key) >= quantityIn(before, key) + item.quantity
  })
}

/** Whether a change was refused only because the cart has a newer version (412). */
export const isOutdated = (failure: CallFailure): boolean =>
  failure.tag === 'Refused' && failure.service === 'cart' && failure.status === 412
