import type { DeliveriesInOrder, CartPlaces, LeftOutItem } from '#domain/cart/cart'
import type { CartDifference, LineDifference } from '#domain/cart/cart-difference'
import type {
  CartCommandBody,
  CartEdit,
  CartEffect,
  CartEvent,
  CartRefusal,
  CartSummary,
  EditRequested,
  ItemToAdd,
  NewLine,
  UploadedRow,
} from '#domain/cart/protocol'
import { lineSources } from '#domain/cart/protocol'
import type { DroppedEdits } from '#domain/cart/dropped-edits'
import type { EditedDay } from '#domain/cart/edited-days'
import type { EditedLine } from '#domain/cart/edited-lines'
import type { LeftEdits } from '#domain/cart/left-edits'
import type { RefusedEdit } from '#domain/cart/refused-edits'
import type { Restoration } from '#domain/cart/restoration'
import { notPurchasableReasons } from '#domain/catalogue/purchasability'
import type { ConfirmedSubject } from '#domain/cart/stale-edits'
import type { BroughtLines } from '#domain/cart/transfer'
import { deliveryIds } from '#domain/delivery/delivery-type'
import type { Stamped } from '#domain/kernel/decider'
import type { ModuleCodecs } from '#application/runtime/module'
import { oneOf } from '#application/codecs/codec'
import {
  anyNumber,
  byTag,
  byType,
  type Cases,
  field,
  listOf,
  lookup,
  optional,
  struct,
} from '#application/codecs/logged'
import { CartId, CartItemId, CommandId, DeliveryId, Flag, Instant, LocationId, Text } from '#application/codecs/values'
import { commandPayloads, payloadsByTag, payloadsByType } from '#application/log/payload-codecs'
import { callFailure, cartLineFields, deliveryEntry, label, lineKey } from '#application/log/codecs/shared'
import { customerScope } from '#application/log/codecs/customer-scope'
import { lineArticle } from '#application/log/codecs/line-article'
import { articleNumber, day, deliveryId } from '#application/log/codecs/values'

const commandId = field.public(CommandId)
const deliveryOrAll = field.public(oneOf(['all', ...deliveryIds] as const))

const leftOutItem = struct<LeftOutItem>({
  id: field.pseudonymous(Text),
  article: optional(articleNumber),
  line: optional(lineKey),
  code: field.public(Text),
  message: field.personal(Text),
})

const { article: lineOwnArticle, cartItemId: _unconfirmed, ...lineFields } = cartLineFields

const lineDifference = struct<LineDifference>({
  ...lineFields,
  cartItemId: field.pseudonymous(CartItemId),
  article: lineOwnArticle,
  lostArticle: optional(field.public(Flag)),
})

const difference = struct<CartDifference>({
  cartId: field.pseudonymous(CartId),
  from: optional(field.public(anyNumber)),
  version: field.public(anyNumber),
  head: optional(
    struct<NonNullable<CartDifference['head']>>({
      status: field.public(Text),
      deliveries: listOf(deliveryEntry),
      deliveryIdsInOrder: listOf(deliveryId),
    }),
  ),
  lines: listOf(lineDifference),
  removed: listOf(field.pseudonymous(CartItemId)),
  order: optional(listOf(field.pseudonymous(CartItemId))),
})

type DeliveryOptions = CartPlaces['deliveryOptions']
type PlacesOfDelivery = NonNullable<DeliveryOptions[keyof DeliveryOptions]>

const places = struct<CartPlaces>({
  deliveryOptions: lookup(
    DeliveryId,
    struct<PlacesOfDelivery>({
      locationIds: listOf(field.public(LocationId)),
      postalCode: optional(field.personal(Text)),
    }),
  ),
  locationId: optional(field.public(LocationId)),
})

const newLine = struct<NewLine>({
  articleNumber,
  quantity: field.public(anyNumber),
  deliveryId: optional(deliveryId),
  label,
  article: optional(lineArticle),
  before: optional(lineKey),
})

const sourceCart = field.pseudonymous(CartId)
const broughtLines = struct<BroughtLines>({ from: customerScope, lineCount: field.public(anyNumber) })

const edits: Cases<CartEdit, 'type'> = {
  AddLines: { from: field.public(oneOf(lineSources)), lines: listOf(newLine) },
  ChangeQuantity: { line: lineKey, quantity: field.public(anyNumber) },
  ChangeDelivery: { lines: listOf(lineKey), deliveryId },
  ChangeLabel: { lines: listOf(lineKey), label },
  RemoveLines: { lines: listOf(lineKey) },
  EmptyCart: {},
  RequestDeliveryDate: { deliveryId: deliveryOrAll, date: day },
  IncludeDelivery: { deliveryId, included: field.public(Flag) },
  DeleteCart: {},
  TransferCart: { source: sourceCart, brought: optional(broughtLines) },
}

const requested = { id: commandId, at: field.public(Instant) }

const editRequests: Cases<EditRequested, 'type'> = {
  LinesAddRequested: { ...requested, ...edits.AddLines },
  QuantityChangeRequested: { ...requested, ...edits.ChangeQuantity },
  DeliveryChangeRequested: { ...requested, ...edits.ChangeDelivery },
  LabelChangeRequested: { ...requested, ...edits.ChangeLabel },
  LineRemovalRequested: { ...requested, ...edits.RemoveLines },
  CartEmptyingRequested: { ...requested, ...edits.EmptyCart },
  DeliveryDateRequested: { ...requested, ...edits.RequestDeliveryDate },
  DeliveryInclusionRequested: { ...requested, ...edits.IncludeDelivery },
  CartDeletionRequested: { ...requested, ...edits.DeleteCart },
  CartTransferRequested: { ...requested, ...edits.TransferCart },
}

const at = field.public(Instant)

const confirmedSubjects: Cases<ConfirmedSubject, 'tag'> = {
  Line: { line: lineKey, at },
  LineAdded: { line: lineKey, at },
  Delivery: { deliveryId, at },
  Cart: { at },
}

/** The unsettled edits, in a context and outside one. */
const unsettled = {
  pending: listOf(byType<EditRequested>(editRequests)),
  held: listOf(byType<EditRequested>(editRequests)),
  editedLines: listOf(
    struct<EditedLine>({
      line: lineKey,
      item: optional(field.pseudonymous(CartItemId)),
      quantity: field.public(anyNumber),
    }),
  ),
  editedDays: listOf(struct<EditedDay>({ deliveryId, day: optional(day) })),
}

const refusedEdits = listOf(struct<RefusedEdit>({ id: commandId, edit: byType<CartEdit>(edits), failure: callFailure }))

const summary = struct<CartSummary>({
  ...unsettled,
  context: customerScope,
  places,
  confirmed: optional(difference),
  isBehind: field.public(Flag),
  leftUnsent: listOf(commandId),
  confirmedSubjects: listOf(byTag<ConfirmedSubject>(confirmedSubjects)),
  refused: refusedEdits,
  emptied: optional(struct<Restoration>({ lines: listOf(newLine), deliveries: listOf(deliveryEntry) })),
  dropped: optional(struct<DroppedEdits>({ held: unsettled.held, refused: refusedEdits })),
})

const uploadedFields = { articleNumber, quantity: field.public(anyNumber), label }
const uploadedRow = struct<UploadedRow>(uploadedFields)
const itemToAdd = struct<ItemToAdd>({ ...uploadedFields, deliveryId })

const deliveriesInOrder = struct<DeliveriesInOrder>({
  cartId: field.pseudonymous(CartId),
  version: field.public(anyNumber),
  deliveryIdsInOrder: listOf(deliveryId),
})

export const cartCodecs: ModuleCodecs<Stamped<CartCommandBody>, CartEvent, CartRefusal, CartEffect> = {
  command: commandPayloads<CartCommandBody>({
    ...edits,
    EnterContext: { context: customerScope, places },
    LeaveContext: {},
    DismissRefusedEdits: { edits: listOf(commandId) },
    SendHeldEdits: { edits: listOf(commandId) },
    DiscardHeldEdits: { edits: listOf(commandId) },
    BringBackDroppedEdits: { edits: listOf(commandId) },
    RefreshCart: { places },
    AskDeliveriesInOrder: {},
  }),
  event: payloadsByType<CartEvent>({
    ...editRequests,
    ContextEntered: { context: customerScope, places, at: field.public(Instant) },
    ContextLeft: {},
    EditsConfirmed: { edits: listOf(commandId), failed: listOf(leftOutItem), difference: optional(difference) },
    EditsRefused: { edits: listOf(commandId), failure: callFailure },
    EditsReplaced: { edits: listOf(commandId) },
    EditsOvertaken: { edits: listOf(commandId), difference: optional(difference) },
    EditsHeld: { edits: listOf(commandId) },
    HeldEditsSent: { edits: listOf(commandId) },
    HeldEditsDiscarded: { edits: listOf(commandId) },
    RefusedEditsDismissed: { edits: listOf(commandId) },
    DroppedEditsBroughtBack: { edits: listOf(commandId) },
    CartRequested: { places },
    CartSynchronised: { difference: optional(difference) },
    DeliveriesInOrderRequested: {},
    DeliveriesInOrderFound: { found: deliveriesInOrder },
    CartFetchFailed: { failure: callFailure },
    CartSummarised: { summary: optional(summary), left: optional(struct<LeftEdits>(unsettled)) },
  }),
  refusal: payloadsByTag<CartRefusal>({
    NotLoggedIn: {},
    NoDeliveryMethod: {},
    NothingToAdd: {},
    UnknownLine: { line: lineKey },
    InvalidQuantity: {
      articleNumber,
      quantity: field.public(anyNumber),
      orderMultiple: field.public(anyNumber),
      nearest: listOf(field.public(anyNumber)),
    },
    NotPurchasable: { articleNumber, reason: field.public(oneOf(notPurchasableReasons)) },
    NotADeliveryDay: {},
  }),
  effect: payloadsByType<CartEffect>({
    FetchCart: { context: customerScope, places, known: optional(field.public(anyNumber)) },
    FetchDeliveriesInOrder: { context: customerScope },
    AddItems: { edit: commandId, items: listOf(itemToAdd) },
    UploadItems: { edit: commandId, deliveryId, rows: listOf(uploadedRow) },
    UpdateItem: {
      edit: commandId,
      line: lineKey,
      quantity: optional(field.public(anyNumber)),
      at: field.public(Instant),
      deliveryId,
      label,
    },
    MoveItems: { edit: commandId, lines: listOf(lineKey), deliveryId },
    LabelItems: { edit: commandId, lines: listOf(lineKey), label },
    RemoveItems: { edit: commandId, lines: listOf(lineKey) },
    RemoveAllItems: { edit: commandId },
    SetDeliveryDate: { edit: commandId, deliveryId: deliveryOrAll, date: day },
    SetIncluded: { edit: commandId, deliveryId, included: field.public(Flag) },
    SetStatus: { edit: commandId, status: field.public(oneOf(['DELETED'])) },
    TransferItems: { edit: commandId, source: sourceCart },
  }),
}
