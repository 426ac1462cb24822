import type { Cart, CartChanges, CartLine } from './cart'
import { allLines, lineOf, linesFrom, placesById, removeLine, setLine, type Lines } from './lines'

/**
 * The confirmed cart after a call. Of an answer older than the cart, or about another cart, nothing is taken:
 * a newer answer already said how things stand.
 */
export const applyChanges = (cart: Cart, changes: CartChanges): Cart => {
  if (changes.cartId !== cart.cartId || changes.version < cart.version) return cart
  const lines = linesFrom(cart.lines)
  replaceLines(lines, changes)
  // An answer that names no delivery has changed none.
  const deliveries = changes.deliveries.length === 0 ? cart.deliveries : changes.deliveries
  return {
    ...cart,
    version: changes.version,
    lines: allLines(lines),
    deliveries,
    deliveryIdsInOrder: deliveries
      .filter(({ isIncludedInOrder }) => isIncludedInOrder)
      .map(({ deliveryId }) => deliveryId),
  }
}

const replaceLines = (lines: Lines, { changed, removed }: CartChanges): void => {
  const keys = placesById(lines)
  for (const id of removed) {
    const key = keys.get(id)
    if (key !== undefined) removeLine(lines, key)
  }
  // All changed lines step aside first: two of them may have taken over each other's article, delivery and label.
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
