import { fc } from '@fast-check/vitest'
import type { DeliveriesInOrder, CartChanges, FailedItem, LeftOutItem } from '#domain/cart/cart'
import { editRequested } from '#domain/cart/pending-edits'
import type {
  CartCommandBody,
  CartEdit,
  CartEffect,
  CartEvent,
  CartRefusal,
  CartSettlement,
  CartSummary,
  EditRequested,
  ItemToAdd,
  UploadedRow,
  NewLine,
} from '#domain/cart/protocol'
import { lineSources } from '#domain/cart/protocol'
import type { LeftEdits } from '#domain/cart/left-edits'
import type { RefusedEdit } from '#domain/cart/refused-edits'
import type { ConfirmedSubject } from '#domain/cart/stale-edits'
import { notPurchasableReasons } from '#domain/catalogue/purchasability'
import type { CartAnswer } from '#application/modules/cart/types'
import { anyOf, type ByTag, type ByType, tagged, taggedAlone, typed, typedAlone } from './cases'
import {
  article,
  at,
  cart,
  cartNumber,
  command,
  commands,
  day,
  delivery,
  deliveryOrAll,
  difference,
  entry,
  failure,
  flag,
  item,
  key,
  keys,
  label,
  lineArticle,
  lines,
  maybe,
  number,
  person,
  places,
  pseudonym,
  scope,
  text,
} from './values'

const newLine: fc.Arbitrary<NewLine> = fc.record({
  articleNumber: article,
  quantity: number,
  deliveryId: maybe(delivery),
  label,
  article: maybe(lineArticle),
  before: maybe(key),
})
const newLines = fc.array(newLine, { maxLength: 2 })
const source = fc.constantFrom(...lineSources)

const brought = maybe(fc.record({ from: scope, lineCount: number }))

const edits: ByType<CartEdit> = {
  AddLines: typed('AddLines', { from: source, lines: newLines }),
  ChangeQuantity: typed('ChangeQuantity', { line: key, quantity: number }),
  ChangeDelivery: typed('ChangeDelivery', { lines: keys, deliveryId: delivery }),
  ChangeLabel: typed('ChangeLabel', { lines: keys, label }),
  RemoveLines: typed('RemoveLines', { lines: keys }),
  EmptyCart: typedAlone('EmptyCart'),
  RequestDeliveryDate: typed('RequestDeliveryDate', { deliveryId: deliveryOrAll, date: day }),
  IncludeDelivery: typed('IncludeDelivery', { deliveryId: delivery, included: flag }),
  DeleteCart: typedAlone('DeleteCart'),
  TransferCart: typed('TransferCart', { source: cartNumber, brought }),
}
const edit = anyOf<CartEdit>(edits)

const requested = { id: command, at }
const requests: ByType<EditRequested> = {
  LinesAddRequested: typed('LinesAddRequested', { ...requested, from: source, lines: newLines }),
  QuantityChangeRequested: typed('QuantityChangeRequested', { ...requested, line: key, quantity: number }),
  DeliveryChangeRequested: typed('DeliveryChangeRequested', { ...requested, lines: keys, deliveryId: delivery }),
  LabelChangeRequested: typed('LabelChangeRequested', { ...requested, lines: keys, label }),
  LineRemovalRequested: typed('LineRemovalRequested', { ...requested, lines: keys }),
  CartEmptyingRequested: typed('CartEmptyingRequested', requested),
  DeliveryDateRequested: typed('DeliveryDateRequested', { ...requested, deliveryId: deliveryOrAll, date: day }),
  DeliveryInclusionRequested: typed('DeliveryInclusionRequested', {
    ...requested,
    deliveryId: delivery,
    included: flag,
  }),
  CartDeletionRequested: typed('CartDeletionRequested', requested),
  CartTransferRequested: typed('CartTransferRequested', { ...requested, source: cartNumber, brought }),
}

const subjects: ByTag<ConfirmedSubject> = {
  Line: tagged('Line', { line: key, at }),
  LineAdded: tagged('LineAdded', { line: key, at }),
  Delivery: tagged('Delivery', { deliveryId: delivery, at }),
  Cart: tagged('Cart', { at }),
}

const refusedEdit: fc.Arbitrary<RefusedEdit> = fc.record({ id: command, edit, failure })

const editRequests = fc.array(
  fc.tuple(edit, command, at).map(([asked, id, time]) => editRequested(asked, id, time)),
  { maxLength: 2 },
)

const unsettled = {
  pending: editRequests,
  held: editRequests,
  editedLines: fc.array(fc.record({ line: key, item: maybe(item), quantity: number }), { maxLength: 2 }),
  editedDays: fc.array(fc.record({ deliveryId: delivery, day: maybe(day) }), { maxLength: 2 }),
}

const left: fc.Arbitrary<LeftEdits> = fc.record(unsettled)

const summary: fc.Arbitrary<CartSummary> = fc.record({
  ...unsettled,
  context: scope,
  places,
  confirmed: maybe(difference),
  isBehind: flag,
  leftUnsent: commands,
  confirmedSubjects: fc.array(anyOf<ConfirmedSubject>(subjects), { maxLength: 2 }),
  refused: fc.array(refusedEdit, { maxLength: 2 }),
  emptied: maybe(fc.record({ lines: newLines, deliveries: fc.array(entry, { maxLength: 2 }) })),
  dropped: maybe(fc.record({ held: editRequests, refused: fc.array(refusedEdit, { maxLength: 2 }) })),
})

const failedItems: fc.Arbitrary<readonly FailedItem[]> = fc.array(
  fc.record({ id: pseudonym, code: text, message: person }),
  { maxLength: 2 },
)

const leftOutItems: fc.Arbitrary<readonly LeftOutItem[]> = fc.array(
  fc.record({ id: pseudonym, article: maybe(article), line: maybe(key), code: text, message: person }),
  { maxLength: 2 },
)

const changes: fc.Arbitrary<CartChanges> = fc.record({
  cartId: cartNumber,
  version: fc.nat(),
  changed: lines,
  removed: fc.array(item, { maxLength: 2 }),
  deliveries: fc.array(entry, { maxLength: 2 }),
  failed: failedItems,
})

const inOrder: fc.Arbitrary<DeliveriesInOrder> = fc.record({
  cartId: cartNumber,
  version: fc.nat(),
  deliveryIdsInOrder: fc.array(delivery, { maxLength: 2 }),
})

const uploadedRow: fc.Arbitrary<UploadedRow> = fc.record({ articleNumber: article, quantity: number, label })
const itemToAdd: fc.Arbitrary<ItemToAdd> = fc.record({
  articleNumber: article,
  quantity: number,
  deliveryId: delivery,
  label,
})

export const cartCommands: ByType<CartCommandBody> = {
  ...edits,
  EnterContext: typed('EnterContext', { context: scope, places }),
  LeaveContext: typedAlone('LeaveContext'),
  DismissRefusedEdits: typed('DismissRefusedEdits', { edits: commands }),
  SendHeldEdits: typed('SendHeldEdits', { edits: commands }),
  DiscardHeldEdits: typed('DiscardHeldEdits', { edits: commands }),
  BringBackDroppedEdits: typed('BringBackDroppedEdits', { edits: commands }),
  RefreshCart: typed('RefreshCart', { places }),
  AskDeliveriesInOrder: typedAlone('AskDeliveriesInOrder'),
}

export const cartEvents: ByType<CartEvent> = {
  ...requests,
  ContextEntered: typed('ContextEntered', { context: scope, places, at }),
  ContextLeft: typedAlone('ContextLeft'),
  EditsConfirmed: typed('EditsConfirmed', { edits: commands, failed: leftOutItems, difference: maybe(difference) }),
  EditsRefused: typed('EditsRefused', { edits: commands, failure }),
  EditsReplaced: typed('EditsReplaced', { edits: commands }),
  EditsOvertaken: typed('EditsOvertaken', { edits: commands, difference: maybe(difference) }),
  EditsHeld: typed('EditsHeld', { edits: commands }),
  HeldEditsSent: typed('HeldEditsSent', { edits: commands }),
  HeldEditsDiscarded: typed('HeldEditsDiscarded', { edits: commands }),
  DroppedEditsBroughtBack: typed('DroppedEditsBroughtBack', { edits: commands }),
  RefusedEditsDismissed: typed('RefusedEditsDismissed', { edits: commands }),
  CartRequested: typed('CartRequested', { places }),
  CartSynchronised: typed('CartSynchronised', { difference: maybe(difference) }),
  DeliveriesInOrderRequested: typedAlone('DeliveriesInOrderRequested'),
  DeliveriesInOrderFound: typed('DeliveriesInOrderFound', { found: inOrder }),
  CartFetchFailed: typed('CartFetchFailed', { failure }),
  CartSummarised: typed('CartSummarised', { summary: maybe(summary), left: maybe(left) }),
}

export const cartRefusals: ByTag<CartRefusal> = {
  NotLoggedIn: taggedAlone('NotLoggedIn'),
  NoDeliveryMethod: taggedAlone('NoDeliveryMethod'),
  NothingToAdd: taggedAlone('NothingToAdd'),
  UnknownLine: tagged('UnknownLine', { line: key }),
  InvalidQuantity: tagged('InvalidQuantity', {
    articleNumber: article,
    quantity: number,
    orderMultiple: number,
    nearest: fc.array(number, { maxLength: 2 }),
  }),
  NotPurchasable: tagged('NotPurchasable', {
    articleNumber: article,
    reason: fc.constantFrom(...notPurchasableReasons),
  }),
  NotADeliveryDay: taggedAlone('NotADeliveryDay'),
}

export const cartEffects: ByType<CartEffect> = {
  FetchCart: typed('FetchCart', { context: scope, places, known: fc.option(fc.nat(), { nil: undefined }) }),
  FetchDeliveriesInOrder: typed('FetchDeliveriesInOrder', { context: scope }),
  AddItems: typed('AddItems', { edit: command, items: fc.array(itemToAdd, { maxLength: 2 }) }),
  UploadItems: typed('UploadItems', {
    edit: command,
    deliveryId: delivery,
    rows: fc.array(uploadedRow, { maxLength: 2 }),
  }),
  UpdateItem: typed('UpdateItem', {
    edit: command,
    line: key,
    quantity: maybe(number),
    at,
    deliveryId: delivery,
    label,
  }),
  MoveItems: typed('MoveItems', { edit: command, lines: keys, deliveryId: delivery }),
  LabelItems: typed('LabelItems', { edit: command, lines: keys, label }),
  RemoveItems: typed('RemoveItems', { edit: command, lines: keys }),
  RemoveAllItems: typed('RemoveAllItems', { edit: command }),
  SetDeliveryDate: typed('SetDeliveryDate', { edit: command, deliveryId: deliveryOrAll, date: day }),
  SetIncluded: typed('SetIncluded', { edit: command, deliveryId: delivery, included: flag }),
  SetStatus: typed('SetStatus', { edit: command, status: fc.constant('DELETED' as const) }),
  TransferItems: typed('TransferItems', { edit: command, source: cartNumber }),
}

export const cartAnswers: ByType<CartAnswer> = {
  Cart: typed('Cart', { cart }),
  DeliveriesInOrder: typed('DeliveriesInOrder', { found: inOrder }),
  Changes: typed('Changes', { changes }),
  Overtaken: typed('Overtaken', { changes }),
  Held: typedAlone('Held'),
}

export const cartSettlements: ByType<CartSettlement> = {
  ConfirmEdits: typed('ConfirmEdits', { edits: commands, changes }),
  RefuseEdits: typed('RefuseEdits', { edits: commands, failure }),
  OvertakeEdits: typed('OvertakeEdits', { edits: commands, changes }),
  HoldEdits: typed('HoldEdits', { edits: commands }),
  ReplaceEdits: typed('ReplaceEdits', { edits: commands }),
  AdoptCart: typed('AdoptCart', { cart, known: fc.option(fc.nat(), { nil: undefined }) }),
  AdoptDeliveriesInOrder: typed('AdoptDeliveriesInOrder', { found: inOrder }),
  FailFetch: typed('FailFetch', { failure }),
}
