import type { CommandId } from '../kernel/ids'
import type { CartState } from './cart'
import type { EditedDay } from './edited-days'
import type { EditedLine } from './edited-lines'
import { editOf, isEditRequested } from './pending-edits'
import type { CartEvent, CartSettlement, EditRequested } from './protocol'
import { withoutHeldReplaced } from './refused-edits'

/** What a log-out leaves of a cart: the edits that are not settled, until their user logs in again (ERROR-25). */
export interface LeftEdits {
  readonly pending: readonly EditRequested[]
  readonly held: readonly EditRequested[]
  readonly editedLines: readonly EditedLine[]
  readonly editedDays: readonly EditedDay[]
}

const nothingLeft: LeftEdits = { pending: [], held: [], editedLines: [], editedDays: [] }

/** Without what the page knew of the articles: their prices are those of the customer who is gone. */
const withoutArticles = (requested: EditRequested): EditRequested =>
  requested.type === 'LinesAddRequested'
    ? { ...requested, lines: requested.lines.map((line) => ({ ...line, article: undefined })) }
    : requested

/** Undefined where every edit is settled. */
const unlessNone = (left: LeftEdits): LeftEdits | undefined =>
  left.pending.length === 0 && left.held.length === 0 ? undefined : left

/** The edits that are not settled when the cart is left. */
export const leftEdits = (state: CartState): LeftEdits | undefined => {
  if (state.tag === 'NoContext') return state.left
  const { pending, held, editedLines, editedDays } = state
  return unlessNone({
    pending: pending.map(withoutArticles),
    held: held.map(withoutArticles),
    editedLines,
    editedDays,
  })
}

const without = (edits: readonly EditRequested[], ids: readonly CommandId[]): readonly EditRequested[] =>
  edits.filter(({ id }) => !ids.includes(id))

const only = (edits: readonly EditRequested[], ids: readonly CommandId[]): readonly EditRequested[] =>
  edits.filter(({ id }) => ids.includes(id))

/** What is left after an event that another tab had decided before the log-out, or that follows from a late answer. */
export const leftAfter = (before: LeftEdits | undefined, event: CartEvent): LeftEdits | undefined => {
  const left = before ?? nothingLeft
  const { pending, held } = left
  if (isEditRequested(event)) {
    const edit = editOf(event)
    return { ...left, pending: [...pending, withoutArticles(event)], held: withoutHeldReplaced(held, edit) }
  }
  switch (event.type) {
    case 'EditsConfirmed':
    case 'EditsRefused':
    case 'EditsReplaced':
    case 'EditsOvertaken':
      return unlessNone({ ...left, pending: without(pending, event.edits) })
    case 'EditsHeld':
      return unlessNone({
        ...left,
        pending: without(pending, event.edits),
        held: [...held, ...only(pending, event.edits)],
      })
    case 'HeldEditsSent':
      return unlessNone({
        ...left,
        pending: [...pending, ...only(held, event.edits)],
        held: without(held, event.edits),
      })
    case 'HeldEditsDiscarded':
      return unlessNone({ ...left, held: without(held, event.edits) })
    case 'CartSummarised':
      return event.left
    case 'ContextEntered':
    case 'ContextLeft':
    case 'RefusedEditsDismissed':
    case 'DroppedEditsBroughtBack':
    case 'CartRequested':
    case 'CartSynchronised':
    case 'DeliveriesInOrderRequested':
    case 'DeliveriesInOrderFound':
    case 'CartFetchFailed':
      return before
  }
}

/** How the call of an edit ended. */
export type EditSettlement = Extract<CartSettlement, { readonly edits: readonly CommandId[] }>

/**
 * The events of a call that ends after the log-out. What was not carried out is held: nobody is there to be told, so the
 * user is asked at the next log-in.
 */
export const settledAfterLeaving = (left: LeftEdits | undefined, settlement: EditSettlement): readonly CartEvent[] => {
  const edits = only(left?.pending ?? [], settlement.edits).map(({ id }) => id)
  if (edits.length === 0) return []
  switch (settlement.type) {
    case 'ConfirmEdits':
      return [{ type: 'EditsConfirmed', edits, failed: [], difference: undefined }]
    case 'ReplaceEdits':
      return [{ type: 'EditsReplaced', edits }]
    case 'RefuseEdits':
    case 'OvertakeEdits':
    case 'HoldEdits':
      return [{ type: 'EditsHeld', edits }]
  }
}
