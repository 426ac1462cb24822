import { nextBracket, type PriceBracket } from './price'

/** A step of a table of prices by quantity. */
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

/** Bracket prices as the rows of a table, ascending, for a chosen quantity and the order multiple. */
export const bracketRows = (
  brackets: readonly PriceBracket[],
  quantity: number,
  multiple: number,
): readonly BracketRow[] => {
  const ascending = brackets.toSorted((a, b) => a.fromQuantity - b.fromQuantity)
  const first = ascending[0]?.netPrice ?? 0
  const reached = nextBracket(brackets, quantity, multiple)?.reached
  return ascending.map((bracket, index) => {
    const upTo = ascending[index + 1]?.fromQuantity
    const holds = (wanted: number): boolean => bracket.fromQuantity <= wanted && (upTo === undefined || wanted < upTo)
    return {
      bracket,
      to: upTo === undefined ? undefined : upTo - 1,
      saving: first === 0 ? 0 : Math.round((1 - bracket.netPrice / first) * 100),
      current: holds(quantity),
      next: reached !== undefined && holds(reached),
    }
  })
}
