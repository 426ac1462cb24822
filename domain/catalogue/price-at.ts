import type { Money } from '../kernel/money'
import type { PriceBracket } from './price'

/** The net price per unit at a quantity: that of the highest bracket reached; undefined below the first. */
export const priceAt = (brackets: readonly PriceBracket[], quantity: number): Money | undefined =>
  brackets
    .filter(({ fromQuantity }) => fromQuantity <= quantity)
    .reduce<PriceBracket | undefined>(
      (best, bracket) => (best === undefined || bracket.fromQuantity >= best.fromQuantity ? bracket : best),
      undefined,
    )?.netPrice
