import type { CallFailure } from '../failure/call-failure'
import type { ArticleNumber, CommandId } from '../kernel/ids'
import type { FailedItem } from './cart'
import type { LineKey } from './line-key'
import type { CartEdit } from './protocol'

/** An edit that the service refused, with what was typed, until it is made again or dismissed (ERROR-25). */
export interface RefusedEdit {
  readonly id: CommandId
  readonly edit: CartEdit
  readonly failure: CallFailure
}

type Identified = Pick<RefusedEdit, 'id' | 'edit'>

/** Older ones are dropped: users do not read more. */
const MOST_KEPT = 50

/** The lines of the cart that an edit changes or removes; an add and an edit of a delivery or the cart name none. */
export const linesOfEdit = (edit: CartEdit): readonly LineKey[] => {
  switch (edit.type) {
    case 'ChangeQuantity':
    case 'ChangeLabel':
      return [edit.line]
    case 'ChangeDelivery':
    case 'RemoveLines':
      return edit.lines
    case 'AddLines':
    case 'EmptyCart':
    case 'RequestDeliveryDate':
    case 'IncludeDelivery':
    case 'DeleteCart':
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

/** Whether an edit was refused because its line is gone, as the service says or as the cart shows. */
export const isLineGone = ({ edit, failure }: Pick<RefusedEdit, 'edit' | 'failure'>): boolean =>
  failure.tag === 'Refused' && failure.status === 404 && linesOfEdit(edit).length > 0

/** Those that still make sense when another cart has replaced theirs: its lines and deliveries are gone, adds are not. */
export const ofNextCart = (refused: readonly RefusedEdit[]): readonly RefusedEdit[] =>
  refused.filter(({ edit }) => edit.type === 'AddLines')

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
  failed: readonly FailedItem[],
): readonly RefusedEdit[] => {
  const ids = new Set(failed.map(({ id }) => id))
  const leftOut = edits.flatMap(({ id, edit }): readonly Identified[] => {
    const lines = edit.type === 'AddLines' ? edit.lines.filter((line) => ids.has(line.articleNumber)) : []
    return lines.length === 0 ? [] : [{ id, edit: { type: 'AddLines', lines } }]
  })
  return withRefused(refused, leftOut, {
    tag: 'Refused',
    service: 'cart',
    status: 422,
    message: undefined,
    code: undefined,
    details: failed.map(({ id, message }) => ({ path: id, message })),
  })
}
