import { type LineKey, lineKey } from '#domain/cart/line-key'
import type { CartEdit, CartEvent } from '#domain/cart/protocol'
import { editOf, isEditRequested } from '#domain/cart/pending-edits'
import { settlementOf } from '#domain/failure/call-failure'
import type { CommandId } from '#domain/kernel/ids'

type Refusal = Extract<CartEvent, { type: 'EditsRefused' | 'EditsOvertaken' }>

/** The service has answered no, or the line of the edits has changed since they were made. Both are shown to the user. */
const isRefusal = (event: CartEvent): event is Refusal =>
  event.type === 'EditsRefused' || event.type === 'EditsOvertaken'

/** The ids of the edits that the log has. */
export const loggedEdits = (events: readonly CartEvent[]): readonly CommandId[] =>
  events.flatMap((event) => (isEditRequested(event) ? [event.id] : []))

/**
 * How the edits in the log ended: confirmed, refused by a real answer, replaced by a newer one of their line that was
 * answered, overtaken by a change of their line, or given up although there was no answer.
 */
export const endsOf = (
  events: readonly CartEvent[],
): {
  readonly settled: ReadonlySet<CommandId>
  readonly overtaken: readonly CommandId[]
  readonly givenUp: readonly CommandId[]
} => {
  const refusals = events.flatMap((event) => (event.type === 'EditsRefused' ? [event] : []))
  const overtaken = events.flatMap((event) => (event.type === 'EditsOvertaken' ? event.edits : []))
  const confirmed = events.flatMap((event) =>
    event.type === 'EditsConfirmed' || event.type === 'EditsReplaced' ? event.edits : [],
  )
  return {
    settled: new Set([...confirmed, ...overtaken, ...refusals.flatMap(({ edits }) => edits)]),
    overtaken,
    givenUp: refusals.flatMap(({ edits, failure }) => (settlementOf(failure) === 'refused' ? [] : edits)),
  }
}

/**
 * Lines whose last edit was a quantity that was not refused, by the service or for a change of its line, with that quantity. Last in time: an edit
 * that reaches the log late was made before those that the log has already.
 */
export const lastInputs = (events: readonly CartEvent[]): ReadonlyMap<LineKey, number> => {
  const refusedEdits = new Set(events.flatMap((event) => (isRefusal(event) ? event.edits : [])))
  const last = new Map<LineKey, number>()
  const edits = events.filter(isEditRequested).toSorted((a, b) => (a.at < b.at ? -1 : 1))
  for (const event of edits) {
    const { id } = event
    const edit = editOf(event)
    if (edit.type === 'ChangeQuantity' && !refusedEdits.has(id)) last.set(edit.line, edit.quantity)
    else for (const { key } of linesOf(edit)) last.delete(key)
  }
  return last
}

/** The lines that an edit is about. */
export const linesOf = (edit: CartEdit): readonly { readonly key: LineKey }[] => {
  if (edit.type === 'AddLines')
    return edit.lines.map(({ articleNumber: article }) => ({ key: lineKey(article, 'DBI', '') }))
  if (edit.type === 'RemoveLines') return edit.lines.map((key) => ({ key }))
  return edit.type === 'ChangeQuantity' ? [{ key: edit.line }] : []
}

/** The lines that those edits of the log are about which `isAmong` names. */
export const linesEdited = (events: readonly CartEvent[], isAmong: (edit: CommandId) => boolean): readonly LineKey[] =>
  events
    .filter(isEditRequested)
    .filter(({ id }) => isAmong(id))
    .flatMap((event) => linesOf(editOf(event)).map(({ key }) => key))

/** What an edit of the simulation is about, so that a newer one about the same takes its place. */
const subjectOf = (edit: CartEdit): string =>
  `${edit.type} ${linesOf(edit)
    .map(({ key }) => key)
    .join()}`

/** Refused edits that are not shown although no other edit about the same was made or refused after them. */
export const hiddenRefusals = (events: readonly CartEvent[], shown: readonly CommandId[]): readonly CommandId[] => {
  const subjects = new Map<CommandId, string>()
  const open = new Map<string, CommandId>()
  for (const event of events) {
    if (isEditRequested(event)) {
      const subject = subjectOf(editOf(event))
      subjects.set(event.id, subject)
      open.delete(subject)
    }
    if (!isRefusal(event) && event.type !== 'EditsConfirmed' && event.type !== 'EditsReplaced') continue
    for (const [id, subject] of subjects) {
      if (!event.edits.includes(id)) continue
      if (isRefusal(event)) open.set(subject, id)
      // What is settled once is settled: a later answer to a second call for it changes nothing.
      subjects.delete(id)
    }
  }
  return [...open.values()].filter((id) => !shown.includes(id))
}
