import type { CartLine } from '../cart/cart'
import { stockLocationOf } from '../catalogue/stock'
import type { DeliveryId } from '../delivery/delivery-type'
import { roundToTenDecimals } from '../kernel/decimal'
import type { ArticleNumber, LocationId } from '../kernel/ids'

/** An article of a delivery of which its place is not known to hold all that the delivery wants. */
export interface Shortage {
  readonly deliveryId: DeliveryId
  readonly articleNumber: ArticleNumber
}

/**
 * The articles that a place does not hold in full for one delivery, each once. Lines of one article are taken from the
 * same stock, so they count together.
 */
export const shortagesOf = (
  deliveryId: DeliveryId,
  lines: readonly CartLine[],
  place: LocationId,
): readonly Shortage[] => {
  const wanted = new Map<ArticleNumber, { readonly quantity: number; readonly held: number }>()
  for (const { articleNumber, quantity, article } of lines) {
    const before = wanted.get(articleNumber)
    wanted.set(articleNumber, {
      quantity: roundToTenDecimals((before?.quantity ?? 0) + quantity),
      held: before?.held ?? stockLocationOf(article?.stock, place)?.quantity ?? 0,
    })
  }
  return [...wanted]
    .filter(([, { quantity, held }]) => held < quantity)
    .map(([articleNumber]) => ({ deliveryId, articleNumber }))
}

/** The shortages that the buyer has not seen: the order waits until they are accepted. */
export const newShortages = (now: readonly Shortage[], known: readonly Shortage[]): readonly Shortage[] => {
  const seen = new Set(known.map(keyOf))
  return now.filter((shortage) => !seen.has(keyOf(shortage)))
}

const keyOf = ({ deliveryId, articleNumber }: Shortage): string => `${deliveryId} ${articleNumber}`
