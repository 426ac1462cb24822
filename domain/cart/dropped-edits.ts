import type { CommandId } from '../kernel/ids'
import type { CartEdit, EditRequested } from './protocol'
import { ofNextCart, type RefusedEdit, withoutHeldReplaced, withoutReplaced } from './refused-edits'

/** What the user has thrown away or let be, and can bring back. */
export interface DroppedEdits {
  /** Those that were thrown away last. */
  readonly held: readonly EditRequested[]
  readonly refused: readonly RefusedEdit[]
}

/** Older ones are dropped for good: an undo is offered for a moment. */
const MOST_KEPT = 50

const none: DroppedEdits = { held: [], refused: [] }

const isAmong =
  (ids: readonly CommandId[]) =>
  ({ id }: { readonly id: CommandId }): boolean =>
    ids.includes(id)

/** Whether an edit of these was dropped and can be brought back. */
export const canBringBack = (dropped: DroppedEdits | undefined, ids: readonly CommandId[]): boolean =>
  dropped !== undefined && [...dropped.held, ...dropped.refused].some(isAmong(ids))

const unlessNone = (dropped: DroppedEdits): DroppedEdits | undefined =>
  dropped.held.length === 0 && dropped.refused.length === 0 ? undefined : dropped

/** With held edits that are thrown away now. */
export const withDiscarded = (
  dropped: DroppedEdits | undefined,
  held: readonly EditRequested[],
): DroppedEdits | undefined => (held.length === 0 ? dropped : { ...(dropped ?? none), held })

/** With refused edits that are let be now. */
export const withDismissed = (
  dropped: DroppedEdits | undefined,
  refused: readonly RefusedEdit[],
): DroppedEdits | undefined =>
  refused.length === 0
    ? dropped
    : { ...(dropped ?? none), refused: [...(dropped?.refused ?? []), ...refused].slice(-MOST_KEPT) }

/** Without those that a new edit is made in place of, as these would have gone had they not been dropped. */
export const withoutDroppedReplaced = (dropped: DroppedEdits | undefined, edit: CartEdit): DroppedEdits | undefined =>
  dropped === undefined
    ? undefined
    : unlessNone({ held: withoutHeldReplaced(dropped.held, edit), refused: withoutReplaced(dropped.refused, edit) })

/** Those that still make sense when another cart has replaced theirs. */
export const droppedOfNextCart = (dropped: DroppedEdits | undefined): DroppedEdits | undefined =>
  dropped === undefined ? undefined : unlessNone({ ...dropped, refused: ofNextCart(dropped.refused) })

interface Kept {
  readonly held: readonly EditRequested[]
  readonly refused: readonly RefusedEdit[]
  readonly dropped: DroppedEdits | undefined
}

/** Dropped edits back where they were; older ones stand first. */
export const broughtBack = ({ held, refused, dropped = none }: Kept, ids: readonly CommandId[]): Kept => ({
  held: [...dropped.held.filter(isAmong(ids)), ...held],
  refused: [...refused, ...dropped.refused.filter(isAmong(ids))],
  dropped: unlessNone({
    held: dropped.held.filter((one) => !isAmong(ids)(one)),
    refused: dropped.refused.filter((one) => !isAmong(ids)(one)),
  }),
})
