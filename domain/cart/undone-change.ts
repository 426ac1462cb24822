import * as E from 'fp-ts/Either'
import { roundToTenDecimals } from '../kernel/decimal'
import type { CartLine, CartState } from './cart'
import { type ChangeOfLines, type CommonChange, keyAfter } from './changed-together'
import { editOutcome } from './edit-outcome'
import { keyOfNew, type LineKey } from './line-key'
import type { GroupedLines } from './line-order'
import type { CartEdit, NewLine } from './protocol'
import { visibleCart } from './rebase-pending'
import { editsToRestore, type PlacedRestoration, restorationOf } from './restoration'
import { lineIn, type VisibleCart } from './visible-cart'

/** A line that others became part of. */
interface MergedLines {
  readonly into: LineKey
  readonly others: readonly LineKey[]
}

/** What gives changed lines back what they had before. */
export interface UndoOfChange {
  readonly merged: readonly MergedLines[]
  /** Brings back the lines that became part of others. */
  readonly others: PlacedRestoration
  readonly changes: readonly ChangeOfLines[]
}

export interface UndoingEdits {
  readonly edits: readonly CartEdit[]
  /** Lines that stay part of others. */
  readonly left: readonly NewLine[]
}

// Not by an object, whose keys are not any text: a label may be `__proto__`.
const grouped = <Key, A>(all: readonly A[], keyOf: (one: A) => Key): ReadonlyMap<Key, readonly A[]> => {
  const groups = new Map<Key, A[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group === undefined) groups.set(keyOf(one), [one])
    else group.push(one)
  }
  return groups
}

/** The undo of a change of lines. `cart` is the one before the change. */
export const undoOfChange = (cart: GroupedLines, changed: readonly CartLine[], change: CommonChange): UndoOfChange => {
  const present = new Set(cart.groups.flatMap(({ lines }) => lines.map(({ line }) => line.key)))
  const differing = changed.filter((line) => keyAfter(line, change) !== line.key)
  const groups = [...grouped(differing, (line) => keyAfter(line, change))].map(([into, lines]) => ({
    into,
    // The first of them takes the place of a line that is not there yet.
    moved: present.has(into) ? [] : lines.slice(0, 1),
    others: present.has(into) ? lines : lines.slice(1),
  }))
  return {
    merged: groups.flatMap(({ into, others }) =>
      others.length === 0 ? [] : [{ into, others: others.map(({ key }) => key) }],
    ),
    others: restorationOf(
      cart,
      groups.flatMap(({ others }) => others),
    ),
    changes: changesBack(
      groups.flatMap(({ moved }) => moved),
      change,
    ),
  }
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
 * The edits of an undo, in order. The lines that became part of others come back first, in one add; then the others keep
 * what they have beyond them. One that has nothing beyond them stays whole, and what cannot come back stays part of it.
 */
export const editsToUndo = (state: CartState, { merged, others, changes }: UndoOfChange): UndoingEdits => {
  if (state.tag === 'NoContext') return { edits: [], left: others.lines }
  const cart = visibleCart(state)
  const outOf = quantitiesOf(others.lines)
  const whole = merged.filter((one) => E.isLeft(editOutcome(cart, reduction(cart, one, outOf))))
  const staying = new Set<LineKey | undefined>(whole.flatMap((one) => one.others))
  const back = editsToRestore(state, { ...others, lines: others.lines.filter((line) => !staying.has(keyOfNew(line))) })
  const refused = new Set(back.left.map(({ line }) => keyOfNew(line)))
  const isLeft = (line: NewLine): boolean => staying.has(keyOfNew(line)) || refused.has(keyOfNew(line))
  const cameBack = quantitiesOf(others.lines.filter((line) => !isLeft(line)))
  const reduced = merged.filter((one) => one.others.some((key) => cameBack.has(key)))
  return {
    edits: [...back.edits, ...reduced.map((one) => reduction(cart, one, cameBack)), ...changes],
    left: others.lines.filter(isLeft),
  }
}

type Quantities = ReadonlyMap<LineKey | undefined, number>

const quantitiesOf = (lines: readonly NewLine[]): Quantities =>
  new Map(lines.map((line) => [keyOfNew(line), line.quantity]))

/** Takes from a line what is to come back of those that became part of it. */
const reduction = (cart: VisibleCart, { into, others }: MergedLines, outOf: Quantities): CartEdit => {
  const whole = lineIn(cart, into)?.quantity ?? 0
  const rest = others.reduce((left, key) => left - (outOf.get(key) ?? 0), whole)
  return { type: 'ChangeQuantity', line: into, quantity: roundToTenDecimals(rest) }
}
