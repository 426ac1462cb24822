import type { NumberedArticle } from '../catalogue/article-numbers'
import type { ArticleNumber } from '../kernel/ids'
import { checkRow, type RowFault, type WantedArticle } from '../quick-order/row-check'
import type { Destination } from '../quick-order/row-delivery'

/** A row of an earlier order, as far as it can be ordered again. Quantities are in sales units. */
export interface EarlierLine {
  readonly position: number
  readonly articleNumber: ArticleNumber
  readonly ordered: number
  readonly label: string
}

/** What becomes of a row that is ordered again. */
export type AgainLine =
  | { readonly tag: 'AsBefore'; readonly position: number; readonly article: WantedArticle }
  /** Less or more than before, because of the order multiple of today or what is left of the article. */
  | { readonly tag: 'OtherQuantity'; readonly position: number; readonly article: WantedArticle }
  | { readonly tag: 'NotSold'; readonly position: number; readonly fault: RowFault }

/** The quantity to order where the earlier one cannot be: the next higher one, else the most that there is. */
const otherQuantity = (fault: RowFault, ordered: number): number | undefined => {
  switch (fault.tag) {
    case 'InvalidQuantity':
    case 'TooMany':
      return fault.nearest.find((quantity) => quantity > ordered) ?? fault.nearest.at(-1)
    case 'TooFewLeft':
      return fault.nearest[0]
    case 'UnknownArticle':
    case 'Ambiguous':
    case 'NotPurchasable':
    case 'LabelTooLong':
    case 'QuantityNotANumber':
    case 'UnclearPoint':
    case 'OtherUnit':
    case 'TooFew':
      return undefined
  }
}

/**
 * What becomes of rows that are ordered again: they follow the rules of today, not those of when they were ordered. Each
 * becomes what a row of a quick order with its article, quantity and label would.
 * @param named the articles that a number names today
 */
export const againLines = (
  lines: readonly EarlierLine[],
  named: (articleNumber: ArticleNumber) => readonly NumberedArticle[],
  to: Destination,
): readonly AgainLine[] =>
  lines.map(({ position, articleNumber, ordered, label }) => {
    // The number is the article's own, so that another article with the same RSK or EAN number is not meant.
    const found = named(articleNumber).filter(({ variant }) => variant.articleNumber === articleNumber)
    const row = { number: articleNumber, ...(label === '' ? {} : { label }) }
    const checked = checkRow({ ...row, quantity: ordered }, found, to)
    if (checked.tag === 'Good') return { tag: 'AsBefore', position, article: checked.article }
    const quantity = otherQuantity(checked.fault, ordered)
    if (quantity === undefined) return { tag: 'NotSold', position, fault: checked.fault }
    const corrected = checkRow({ ...row, quantity }, found, to)
    return corrected.tag === 'Good'
      ? { tag: 'OtherQuantity', position, article: corrected.article }
      : { tag: 'NotSold', position, fault: corrected.fault }
  })
