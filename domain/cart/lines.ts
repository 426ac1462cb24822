import type { CartItemId } from '../kernel/ids'
import type { CartLine, LineKey } from './cart'

/**
 * The lines of a cart while changes are laid on top of them. It is changed in place, so it never leaves the function
 * that made it: a cart of a thousand lines is copied once for a whole row of edits, not once for each.
 * Lines keep their place; one that takes over from another stands where that one stood.
 */
export interface Lines {
  readonly slots: (CartLine | undefined)[]
  readonly places: Map<LineKey, number>
}

export const linesFrom = (lines: readonly CartLine[]): Lines => {
  const places = new Map<LineKey, number>()
  lines.forEach((line, place) => places.set(line.key, place))
  return { slots: [...lines], places }
}

export const allLines = ({ slots }: Lines): readonly CartLine[] => slots.filter((line) => line !== undefined)

export const lineOf = ({ slots, places }: Lines, key: LineKey): CartLine | undefined => {
  const place = places.get(key)
  return place === undefined ? undefined : slots[place]
}

/** Takes a line away and answers its place, so that another line may take it over. */
export const removeLine = ({ slots, places }: Lines, key: LineKey): number | undefined => {
  const place = places.get(key)
  if (place !== undefined) slots[place] = undefined
  places.delete(key)
  return place
}

/** Replaces the line with the same key where it stands; a new line goes to `place`, else last. */
export const setLine = ({ slots, places }: Lines, line: CartLine, place?: number): void => {
  const target = places.get(line.key) ?? place ?? slots.length
  slots[target] = line
  places.set(line.key, target)
}

/** Where the service's own ids stand. */
export const placesById = ({ slots }: Lines): ReadonlyMap<CartItemId, LineKey> => {
  const keys = new Map<CartItemId, LineKey>()
  for (const line of slots) if (line?.cartItemId !== undefined) keys.set(line.cartItemId, line.key)
  return keys
}
