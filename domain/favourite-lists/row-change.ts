import * as E from 'fp-ts/Either'
import type { ListItem } from './favourite-list'

/** What a user may write of a row. */
export type RowText = Pick<ListItem, 'quantity' | 'note'>

/** A change of a row: only what is named, with what the user saw of it before. */
export interface RowChange {
  readonly to: Partial<RowText>
  /** A field that is left out is changed whatever it is. */
  readonly seen: Partial<RowText>
}

/** Somebody else has changed the same field since the user saw it. `present` is the row as it is now. */
export interface RowOvertaken {
  readonly tag: 'RowOvertaken'
  readonly present: ListItem
}

const isOvertaken = <Field extends keyof RowText>(present: ListItem, { to, seen }: RowChange, field: Field): boolean =>
  to[field] !== undefined &&
  seen[field] !== undefined &&
  present[field] !== seen[field] &&
  // Both wanted the same.
  present[field] !== to[field]

/**
 * The row after a change, unless a colleague has changed the same field meanwhile: then nothing is written over, and the
 * user chooses. Changes of different fields do not meet.
 */
export const changeRow = (present: ListItem, change: RowChange): E.Either<RowOvertaken, ListItem> =>
  isOvertaken(present, change, 'quantity') || isOvertaken(present, change, 'note')
    ? E.left({ tag: 'RowOvertaken', present })
    : E.right({
        ...present,
        quantity: change.to.quantity ?? present.quantity,
        note: change.to.note ?? present.note,
      })
