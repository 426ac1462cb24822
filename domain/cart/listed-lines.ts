import type { CalendarDate } from '../kernel/calendar-date'
import { absurdCase } from '../kernel/decider'
import type { CartLine } from './cart'
import type { LineView } from './cart-view'
import type { LineKey } from './line-key'

/** The orders in which the lines of a delivery can be listed. */
export const lineOrders = ['asAdded', 'number', 'name', 'total', 'day'] as const
export type LineOrder = (typeof lineOrders)[number]

export const isLineOrder = (text: string): text is LineOrder => lineOrders.some((order) => order === text)

/** What an order needs to know beyond the cart. */
export interface OrderingFacts {
  /** The day on which all of a line can come; undefined when unknown. */
  readonly dayOf: (line: CartLine) => CalendarDate | undefined
  /** The alphabet of the language. */
  readonly compareNames: (one: string, other: string) => number
}

const nameOf = ({ article, articleNumber }: CartLine): string => article?.name ?? articleNumber

/** Unknown values come last. */
const byKnown = <A>(one: A | undefined, other: A | undefined, compare: (one: A, other: A) => number): number => {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
  return compare(one, other)
}

const plainly = (one: string, other: string): number => Number(one > other) - Number(one < other)

const comparedBy = (order: LineOrder, { dayOf, compareNames }: OrderingFacts) => {
  switch (order) {
    case 'asAdded':
      return () => 0
    case 'number':
      return (one: LineView, other: LineView) => plainly(one.line.articleNumber, other.line.articleNumber)
    case 'name':
      return (one: LineView, other: LineView) => compareNames(nameOf(one.line), nameOf(other.line))
    case 'total':
      return (one: LineView, other: LineView) => byKnown(one.total, other.total, (a, b) => b - a)
    case 'day':
      return (one: LineView, other: LineView) => byKnown(dayOf(one.line), dayOf(other.line), plainly)
    default:
      return absurdCase(order)
  }
}

/** The lines in an order: the dearest or the soonest first; lines that are equal keep the order in which they were added. */
export const inOrder = (lines: readonly LineView[], order: LineOrder, facts: OrderingFacts): readonly LineView[] =>
  order === 'asAdded' ? lines : lines.toSorted(comparedBy(order, facts))

/** Where lines stand in an order that was chosen before: by the service's id, which outlives a new label, and by key. */
export type LinePlaces = ReadonlyMap<string, number>

export const noPlaces: LinePlaces = new Map()

export const placesOf = (ordered: readonly LineView[]): LinePlaces => {
  const places = new Map<string, number>()
  ordered.forEach(({ line: { key, cartItemId } }, place) => {
    places.set(key, place)
    if (cartItemId !== undefined) places.set(cartItemId, place)
  })
  return places
}

/** The lines at their places, with those that came later last: an edit of a line must not move it away from its user. */
export const atPlaces = (lines: readonly LineView[], places: LinePlaces): readonly LineView[] => {
  if (places.size === 0) return lines
  const placeOf = ({ line: { key, cartItemId } }: LineView): number =>
    (cartItemId === undefined ? undefined : places.get(cartItemId)) ?? places.get(key) ?? places.size
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether lines are searched for at all. */
export const isSearch = (text: string): boolean => wordsOf(text).length > 0

/** Whether a label holds these words next to each other, each of them whole: `plan 3` is not part of `plan 31`. */
const isInLabel = (words: readonly string[], { label }: CartLine): boolean =>
  ` ${wordsOf(label).join(' ')} `.includes(` ${words.join(' ')} `)

/**
 * The lines whose label holds several words as they are searched for; where none does, those whose number, name or label
 * contain every word of a search, all lines where it has no word. `kept` are found
 * whatever is searched for: what the user has typed in their rows is not saved yet.
 */
export const linesFound = (
  lines: readonly LineView[],
  search: string,
  kept: ReadonlySet<LineKey>,
): readonly LineView[] => {
  const words = wordsOf(search)
  if (words.length === 0) return lines
  if (words.length > 1 && lines.some(({ line }) => isInLabel(words, line)))
    return lines.filter(({ line }) => kept.has(line.key) || isInLabel(words, line))
  return lines.filter(({ line }) => {
    const text = `${line.articleNumber} ${nameOf(line)} ${line.label}`.toLowerCase()
    return kept.has(line.key) || words.every((word) => text.includes(word))
  })
}

/** The keys from one to another in a list, in whatever order they stand; the second alone where the first is not there. */
export const rangeBetween = (keys: readonly LineKey[], from: LineKey | undefined, to: LineKey): readonly LineKey[] => {
  const start = from === undefined ? -1 : keys.indexOf(from)
  const end = keys.indexOf(to)
  if (start === -1 || end === -1) return [to]
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1)
}
