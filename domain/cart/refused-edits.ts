import type { CallFailure } from '../failure/call-failure'
import type { ArticleNumber, CommandId, Instant } from '../kernel/ids'
import type { LeftOutItem } from './cart'
import { keyOfNew, type LineKey } from './line-key'
import { editOf } from './pending-edits'
import type { CartEdit, EditRequested } from './protocol'

/** An edit that the service refused, with what was typed, until it is made again or dismissed (ERROR-25). */
export interface RefusedEdit {
  readonly id: CommandId
  readonly edit: CartEdit
  readonly failure: CallFailure
}

/** An edit that was left unsent on an earlier day, and waits for the user's word. */
export interface HeldEdit {
  readonly id: CommandId
  readonly at: Instant
  readonly edit: CartEdit
}

export const heldEdit = (requested: EditRequested): HeldEdit => ({
  id: requested.id,
  at: requested.at,
  edit: editOf(requested),
})

type Identified = Pick<RefusedEdit, 'id' | 'edit'>

/** Older ones are dropped: users do not read more. */
const MOST_KEPT = 50

/** The lines of the cart that an edit changes or removes; an add and an edit of a delivery or the cart name none. */
export const linesOfEdit = (edit: CartEdit): readonly LineKey[] => {
  switch (edit.type) {
    case 'ChangeQuantity':
      return [edit.line]
    case 'ChangeLabel':
    case 'ChangeDelivery':
    case 'RemoveLines':
      return edit.lines
    case 'AddLines':
    case 'EmptyCart':
    case 'RequestDeliveryDate':
    case 'IncludeDelivery':
    case 'DeleteCart':
    case 'TransferCart':
      return []
  }
}

/** The articles that an edit adds. */
export const articlesAdded = (edit: CartEdit): readonly ArticleNumber[] =>
  edit.type === 'AddLines' ? edit.lines.map(({ articleNumber }) => articleNumber) : []

/** The subjects of an edit. A newer edit of the same kind with a common subject replaces an older one. */
const subjectsOf = (edit: CartEdit): readonly string[] => {
  switch (edit.type) {
    case 'AddLines':
      return articlesAdded(edit)
    case 'ChangeQuantity':
    case 'ChangeLabel':
    case 'ChangeDelivery':
    case 'RemoveLines':
      return linesOfEdit(edit)
    case 'RequestDeliveryDate':
    case 'IncludeDelivery':
      return [edit.deliveryId]
    case 'EmptyCart':
    case 'DeleteCart':
      return ['cart']
    case 'TransferCart':
      return [edit.source]
  }
}

const isAboutSame = (a: CartEdit, b: CartEdit): boolean => {
  const subjects = subjectsOf(b)
  return a.type === b.type && subjectsOf(a).some((subject) => subjects.includes(subject))
}

/** Refused edits without those that a new edit is made in place of. */
export const withoutReplaced = (refused: readonly RefusedEdit[], edit: CartEdit): readonly RefusedEdit[] =>
  refused.some((other) => isAboutSame(other.edit, edit))
    ? refused.filter((other) => !isAboutSame(other.edit, edit))
    : refused

/** Held edits without those that a new edit is made in place of. */
export const withoutHeldReplaced = (held: readonly EditRequested[], edit: CartEdit): readonly EditRequested[] =>
  edit.type === 'AddLines' ? held : held.filter((one) => !isAboutSame(editOf(one), edit))

/** Whether an edit was refused because its line is gone, as the service says or as the cart shows. */
export const isLineGone = ({ edit, failure }: Pick<RefusedEdit, 'edit' | 'failure'>): boolean =>
  failure.tag === 'Refused' && failure.status === 404 && linesOfEdit(edit).length > 0

/** Those that still make sense when another cart has replaced theirs: its lines and deliveries are gone, what adds is not. */
export const ofNextCart = (refused: readonly RefusedEdit[]): readonly RefusedEdit[] =>
  refused.filter(({ edit }) => edit.type === 'AddLines' || edit.type === 'TransferCart')

/** With edits that were refused now, oldest first; of several about the same the newest is kept. */
export const withRefused = (
  refused: readonly RefusedEdit[],
  edits: readonly Identified[],
  failure: CallFailure,
): readonly RefusedEdit[] =>
  edits
    .reduce<readonly RefusedEdit[]>(
      (kept, { id, edit }) => [...withoutReplaced(kept, edit), { id, edit, failure }],
      refused,
    )
    .slice(-MOST_KEPT)

/** With the lines that the service left out of adds which it took otherwise. */
export const withFailedItems = (
  refused: readonly RefusedEdit[],
  edits: readonly Identified[],
  failed: readonly LeftOutItem[],
): readonly RefusedEdit[] => {
  const ofLines = new Set(failed.map(({ line }) => line))
  /** Left out with all their rows, as far as is known. */
  const articles = new Set(failed.flatMap(({ article, line }) => (line === undefined ? [article] : [])))
  const leftOut = edits.flatMap(({ id, edit }): readonly Identified[] => {
    if (edit.type !== 'AddLines') return []
    const lines = edit.lines.filter((line) => {
      const key = keyOfNew(line)
      return (key !== undefined && ofLines.has(key)) || articles.has(line.articleNumber)
    })
    return lines.length === 0 ? [] : [{ id, edit: { ...edit, lines } }]
  })
  return withRefused(refused, leftOut, {
    tag: 'Refused',
    service: 'cart',
    status: 422,
    message: undefined,
    code: undefined,
    details: failed.flatMap(({ article, message }) => (article === undefined ? [] : [{ path: article, message }])),
  })
}
