import type { PriceBracket } from '#domain/catalogue/price'
import { priceAt } from '#domain/catalogue/price-at'
import { roundToTenDecimals } from '#domain/kernel/decimal'
import { money } from '#domain/kernel/money'
import type { Money } from '#domain/kernel/money'

export interface NextBracket {
  /** Sales units that are missing to it. */
  readonly missing: number
  readonly netPrice: Money
  /** What each sales unit costs less there than at the quantity asked for. */
  readonly saving: Money
}

/** The next cheaper step; undefined on the last one, and where what follows is not cheaper. */
export const nextBracket = (brackets: readonly PriceBracket[], quantity: number): NextBracket | undefined => {
  const ascending = brackets.toSorted((a, b) => a.fromQuantity - b.fromQuantity)
  const present = priceAt(ascending, quantity) ?? ascending[0]?.netPrice
  const next = ascending.find(
    ({ fromQuantity, netPrice }) => fromQuantity > quantity && present !== undefined && netPrice < present,
  )
  if (next === undefined || present === undefined) return undefined
  return {
    missing: roundToTenDecimals(next.fromQuantity - quantity),
    netPrice: next.netPrice,
    saving: money(present - next.netPrice),
  }
}

export interface BracketRow {
  readonly bracket: PriceBracket
  /** The last quantity of the step; undefined on the last one. */
  readonly to: number | undefined
  /** Whole per cent below the first step. */
  readonly saving: number
  readonly current: boolean
  /** The step that buying some more leads to. */
  readonly next: boolean
}

/** Bracket prices as a table shows them, ascending. */
export const bracketRows = (brackets: readonly PriceBracket[], quantity: number): readonly BracketRow[] => {
  const ascending = brackets.toSorted((a, b) => a.fromQuantity - b.fromQuantity)
  const first = ascending[0]?.netPrice ?? 0
  const following = nextBracket(brackets, quantity)
  const nextFrom = following && roundToTenDecimals(quantity + following.missing)
  return ascending.map((bracket, index) => {
    const upTo = ascending[index + 1]?.fromQuantity
    return {
      bracket,
      to: upTo === undefined ? undefined : upTo - 1,
      saving: first === 0 ? 0 : Math.round((1 - bracket.netPrice / first) * 100),
      current: bracket.fromQuantity <= quantity && (upTo === undefined || quantity < upTo),
      next: bracket.fromQuantity === nextFrom,
    }
  })
}
