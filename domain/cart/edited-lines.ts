import type { CartItemId, CommandId } from '../kernel/ids'
import type { Cart } from './cart'
import { keyWith, type LineKey, lineKey } from './line-key'
import { editOf } from './pending-edits'
import type { CartEdit, EditRequested } from './protocol'
import { linesOfEdit } from './refused-edits'

/** A confirmed line as it was before its unsettled edits, or as the user's own last confirmed edit of it left it. */
export interface EditedLine {
  readonly line: LineKey
  readonly item: CartItemId | undefined
  readonly quantity: number
}

type Confirmed = Cart | undefined

const changesWholeCart = ({ type }: CartEdit): boolean => type === 'EmptyCart' || type === 'DeleteCart'

/** The lines that an edit names, and those that they become. */
const linesTouched = (edit: CartEdit): readonly LineKey[] =>
  edit.type === 'ChangeDelivery' || edit.type === 'ChangeLabel'
    ? [...edit.lines, ...edit.lines.map((line) => keyWith(line, edit))]
    : linesOfEdit(edit)

/** Whether a line is changed by one of the edits. An edit may name all of a thousand lines, so these are gone through once. */
const changedBy = (edits: readonly CartEdit[]): ((line: LineKey) => boolean) => {
  if (edits.some(changesWholeCart)) return () => true
  const touched = new Set(edits.flatMap(linesTouched))
  return (line) => touched.has(line)
}

const linesConcerned = (edit: CartEdit, confirmed: Confirmed): readonly LineKey[] =>
  changesWholeCart(edit) ? (confirmed?.lines ?? []).map(({ key }) => key) : linesTouched(edit)

/** The lines that an edit changes, adds included. */
const linesChanged = (edit: CartEdit, confirmed: Confirmed): readonly LineKey[] =>
  edit.type === 'AddLines'
    ? edit.lines.flatMap(({ articleNumber, deliveryId, label }) =>
        deliveryId === undefined ? [] : lineKey(articleNumber, deliveryId, label),
      )
    : linesConcerned(edit, confirmed)

const asConfirmed = (confirmed: Confirmed, wanted: ReadonlySet<LineKey>): readonly EditedLine[] =>
  (confirmed?.lines ?? [])
    .filter(({ key }) => wanted.has(key))
    .map(({ key, cartItemId, quantity }) => ({ line: key, item: cartItemId, quantity }))

/** With the confirmed lines that a new edit changes. A line that has an unsettled edit already stays as it was before. */
export const withLinesOf = (
  edited: readonly EditedLine[],
  edit: CartEdit,
  confirmed: Confirmed,
): readonly EditedLine[] => {
  const known = new Set(edited.map(({ line }) => line))
  const added = new Set(linesConcerned(edit, confirmed).filter((line) => !known.has(line)))
  return added.size === 0 ? edited : [...edited, ...asConfirmed(confirmed, added)]
}

const withoutSettled = (edited: readonly EditedLine[], left: readonly CartEdit[]): readonly EditedLine[] => {
  const isLeft = changedBy(left)
  return edited.filter(({ line }) => isLeft(line))
}

/** Without the lines that no unsettled edit changes. */
export const onlyLinesOf = (
  edited: readonly EditedLine[],
  unsettled: readonly EditRequested[],
): readonly EditedLine[] => (edited.length === 0 ? edited : withoutSettled(edited, unsettled.map(editOf)))

/** After edits of the user were confirmed: later edits of the same lines were made upon these. */
export const afterConfirmed = (
  edited: readonly EditedLine[],
  { settled, unsettled }: { readonly settled: readonly EditRequested[]; readonly unsettled: readonly EditRequested[] },
  confirmed: Confirmed,
): readonly EditedLine[] => {
  const left = unsettled.map(editOf)
  if (left.length === 0) return []
  const changed = settled.flatMap((one) => linesChanged(editOf(one), confirmed))
  const again = new Set(changed.filter(changedBy(left)))
  const others = withoutSettled(edited, left).filter(({ line }) => !again.has(line))
  return [...others, ...asConfirmed(confirmed, again)]
}

/** The line of the cart that an edited line is now: others may have given it another delivery or label. */
export const presentLine = ({ lines }: Cart, { line, item }: EditedLine) =>
  lines.find(({ key }) => key === line) ??
  (item === undefined ? undefined : lines.find(({ cartItemId }) => cartItemId === item))

/** The edit with its lines as they are now, so that it can be made again. */
export const onPresentLines = (edit: CartEdit, edited: readonly EditedLine[], cart: Confirmed): CartEdit => {
  const now = (line: LineKey): LineKey => {
    const before = edited.find((one) => one.line === line)
    return (before === undefined || cart === undefined ? undefined : presentLine(cart, before)?.key) ?? line
  }
  switch (edit.type) {
    case 'ChangeQuantity':
      return { ...edit, line: now(edit.line) }
    case 'ChangeLabel':
    case 'ChangeDelivery':
    case 'RemoveLines':
      return { ...edit, lines: edit.lines.map(now) }
    case 'AddLines':
    case 'EmptyCart':
    case 'RequestDeliveryDate':
    case 'IncludeDelivery':
    case 'DeleteCart':
    case 'TransferCart':
      return edit
  }
}

/** An unsettled edit by its id. */
export const editById = (requested: readonly EditRequested[], id: CommandId): EditRequested | undefined =>
  requested.find((one) => one.id === id)
