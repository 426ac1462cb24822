import type { PriceBracket } from '#domain/catalogue/price'
import { roundToTenDecimals } from '#domain/kernel/decimal'

/** The next cheaper step and how many are missing to it; undefined on the last one. */
export const nextBracket = (
  brackets: readonly PriceBracket[],
  quantity: number,
): { readonly missing: number; readonly netPrice: number } | undefined => {
  const above = brackets.filter(({ fromQuantity }) => fromQuantity > quantity)
  const next = above.toSorted((a, b) => a.fromQuantity - b.fromQuantity)[0]
  return next && { missing: roundToTenDecimals(next.fromQuantity - quantity), netPrice: next.netPrice }
}

export interface BracketRow {
  readonly bracket: PriceBracket
  /** The last quantity of the step; undefined on the last one. */
  readonly to: number | undefined
  /** Whole per cent below the first step. */
  readonly saving: number
  readonly current: boolean
}

/** Bracket prices as a table shows them, ascending. */
export const bracketRows = (brackets: readonly PriceBracket[], quantity: number): readonly BracketRow[] => {
  const ascending = brackets.toSorted((a, b) => a.fromQuantity - b.fromQuantity)
  const first = ascending[0]?.netPrice ?? 0
  return ascending.map((bracket, index) => {
    const following = ascending[index + 1]?.fromQuantity
    return {
      bracket,
      to: following === undefined ? undefined : following - 1,
      saving: first === 0 ? 0 : Math.round((1 - bracket.netPrice / first) * 100),
      current: bracket.fromQuantity <= quantity && (following === undefined || quantity < following),
    }
  })
}
