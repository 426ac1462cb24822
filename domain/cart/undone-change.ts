import * as E from 'fp-ts/Either'
import { roundToTenDecimals } from '../kernel/decimal'
import type { CartLine, CartState } from './cart'
import { type ChangeOfLines, type CommonChange, keyAfter } from './changed-together'
import { editOutcome } from './edit-outcome'
import type { LineKey } from './line-key'
import type { GroupedLines } from './line-order'
import type { CartEdit } from './protocol'
import { visibleCart } from './rebase-pending'
import { editsToRestore, type LineLeft, type PlacedRestoration, restorationOf } from './restoration'
import { lineIn } from './visible-cart'

/** Lines that became one with another line, and what brings them back. */
interface MergedLines {
  readonly into: LineKey
  readonly others: PlacedRestoration
}

/** What gives changed lines back what they had before. */
export interface UndoOfChange {
  readonly merged: readonly MergedLines[]
  readonly changes: readonly ChangeOfLines[]
}

const grouped = <Key, A>(all: readonly A[], keyOf: (one: A) => Key): ReadonlyMap<Key, readonly A[]> => {
  const groups = new Map<Key, A[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

/** The undo of a change of lines. `cart` is the one before the change. */
export const undoOfChange = (cart: GroupedLines, changed: readonly CartLine[], change: CommonChange): UndoOfChange => {
  const present = new Set(cart.groups.flatMap(({ lines }) => lines.map(({ line }) => line.key)))
  const differing = changed.filter((line) => keyAfter(line, change) !== line.key)
  const merged: MergedLines[] = []
  const moved: CartLine[] = []
  for (const [into, lines] of grouped(differing, (line) => keyAfter(line, change))) {
    // The first of them takes the place of a line that is not there yet.
    const others = present.has(into) ? lines : lines.slice(1)
    if (!present.has(into)) moved.push(...lines.slice(0, 1))
    if (others.length > 0) merged.push({ into, others: restorationOf(cart, others) })
  }
  return { merged, changes: changesBack(moved, change) }
}

const changesBack = (moved: readonly CartLine[], change: CommonChange): readonly ChangeOfLines[] =>
  change.type === 'ChangeDelivery'
    ? [...grouped(moved, ({ deliveryId }) => deliveryId)].map(([deliveryId, lines]) => ({
        type: 'ChangeDelivery',
        deliveryId,
        lines: lines.map((line) => keyAfter(line, change)),
      }))
    : [...grouped(moved, ({ label }) => label)].map(([label, lines]) => ({
        type: 'ChangeLabel',
        label,
        lines: lines.map((line) => keyAfter(line, change)),
      }))

/**
 * The edits of an undo, in order. Lines that became one are parted first: the others come back, and the line keeps what it
 * has beyond them. It stays whole where that is nothing, or where one of the others cannot come back.
 */
export const editsToUndo = (
  state: CartState,
  { merged, changes }: UndoOfChange,
): { readonly edits: readonly CartEdit[]; readonly left: readonly LineLeft[] } => {
  const parted = merged.map((one) => editsToPart(state, one))
  return {
    edits: [...parted.flatMap(({ edits }) => edits), ...changes],
    left: parted.flatMap(({ left }) => left),
  }
}

const editsToPart = (state: CartState, { into, others }: MergedLines): ReturnType<typeof editsToUndo> => {
  const back = editsToRestore(state, others)
  if (back.left.length > 0 || state.tag === 'NoContext') return { edits: [], left: back.left }
  const cart = visibleCart(state)
  const whole = lineIn(cart, into)?.quantity ?? 0
  const rest = roundToTenDecimals(others.lines.reduce((left, { quantity }) => left - quantity, whole))
  const reduced: CartEdit = { type: 'ChangeQuantity', line: into, quantity: rest }
  const outcome = editOutcome(cart, reduced)
  return E.isLeft(outcome)
    ? { edits: [], left: others.lines.map((line) => ({ line, refusal: outcome.left })) }
    : { edits: [...back.edits, reduced], left: [] }
}
