import type { CartPlaces, FailedItem } from '#domain/cart/cart'
import type { CustomerScope } from '#domain/kernel/customer-scope'
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
} from '#domain/cart/protocol'
import type { RefusedEdit } from '#domain/cart/refused-edits'
import { deliveryIds, type DeliveryId } from '#domain/delivery/delivery-type'
import type {
  CartId,
  CartItemId,
  CommandId,
  CustomerId,
  Instant,
  LocationId,
  ProjectId,
  UserId,
} from '#domain/kernel/ids'
import type { Stamped } from '#domain/kernel/decider'
import type { ModuleCodecs } from '#application/runtime/module'
import { byType, type Cases, listOf, lookup, optional, personal, plain, struct } from '#application/log/codec-parts'
import { commandPayloads, payloadsByTag, payloadsByType } from '#application/log/payload-codecs'
import { callFailure, cartLineFields, deliveryEntry, deliveryId, label, lineKey } from '#application/log/codecs/shared'
import { lineArticle } from '#application/log/codecs/line-article'
import { articleNumber, day } from '#application/log/codecs/values'

const commandId = plain.text<CommandId>()
const deliveryOrAll = plain.oneOf(['all', ...deliveryIds] as const)

const context = struct<CustomerScope>({
  userId: plain.text<UserId>(),
  customerId: plain.text<CustomerId>(),
  projectId: optional(plain.text<ProjectId>()),
})

const failedItem = struct<FailedItem>({ id: plain.text(), code: plain.text(), message: plain.text() })

const { article: lineOwnArticle, cartItemId: _unconfirmed, ...lineFields } = cartLineFields

const lineDifference = struct<LineDifference>({
  ...lineFields,
  cartItemId: plain.text<CartItemId>(),
  article: lineOwnArticle,
  lostArticle: optional(plain.flag),
})

const difference = struct<CartDifference>({
  cartId: plain.text<CartId>(),
  from: optional(plain.number()),
  version: plain.number(),
  head: optional(
    struct<NonNullable<CartDifference['head']>>({
      status: plain.text(),
      deliveries: listOf(deliveryEntry),
      deliveryIdsInOrder: listOf(deliveryId),
    }),
  ),
  lines: listOf(lineDifference),
  removed: listOf(plain.text<CartItemId>()),
  order: optional(listOf(plain.text<CartItemId>())),
})

const places = struct<CartPlaces>({
  deliveryOptions: lookup<DeliveryId, NonNullable<CartPlaces['deliveryOptions'][DeliveryId]>>(
    struct<NonNullable<CartPlaces['deliveryOptions'][DeliveryId]>>({
      locationIds: listOf(plain.text<LocationId>()),
      postalCode: optional(personal.text()),
    }),
  ),
  locationId: optional(plain.text<LocationId>()),
})

const newLine = struct<NewLine>({
  articleNumber,
  quantity: plain.number(),
  deliveryId: optional(deliveryId),
  label,
  article: optional(lineArticle),
})

const edits: Cases<CartEdit, 'type'> = {
  AddLines: { lines: listOf(newLine) },
  ChangeQuantity: { line: lineKey, quantity: plain.number() },
  ChangeDelivery: { lines: listOf(lineKey), deliveryId },
  ChangeLabel: { line: lineKey, label },
  RemoveLines: { lines: listOf(lineKey) },
  EmptyCart: {},
  RequestDeliveryDate: { deliveryId: deliveryOrAll, date: day },
  IncludeDelivery: { deliveryId, included: plain.flag },
  DeleteCart: {},
}

const requested = { id: commandId, at: plain.text<Instant>() }

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
}

const summary = struct<CartSummary>({
  context,
  places,
  confirmed: optional(difference),
  isBehind: plain.flag,
  pending: listOf(byType<EditRequested>(editRequests)),
  refused: listOf(struct<RefusedEdit>({ id: commandId, edit: byType<CartEdit>(edits), failure: callFailure })),
})

const itemToAdd = struct<ItemToAdd>({ articleNumber, quantity: plain.number(), deliveryId, label })

export const cartCodecs: ModuleCodecs<Stamped<CartCommandBody>, CartEvent, CartRefusal, CartEffect> = {
  command: commandPayloads<CartCommandBody>({
    ...edits,
    EnterContext: { context, places },
    LeaveContext: {},
    DismissRefusedEdits: { edits: listOf(commandId) },
    RefreshCart: { places },
  }),
  event: payloadsByType<CartEvent>({
    ...editRequests,
    ContextEntered: { context, places, at: plain.text<Instant>() },
    ContextLeft: {},
    EditsConfirmed: { edits: listOf(commandId), failed: listOf(failedItem), difference: optional(difference) },
    EditsRefused: { edits: listOf(commandId), failure: callFailure },
    RefusedEditsDismissed: { edits: listOf(commandId) },
    CartRequested: { places },
    CartSynchronised: { difference: optional(difference) },
    CartFetchFailed: { failure: callFailure },
    CartSummarised: { summary: optional(summary) },
  }),
  refusal: payloadsByTag<CartRefusal>({
    NotLoggedIn: {},
    NoDeliveryMethod: {},
    NothingToAdd: {},
    UnknownLine: { line: lineKey },
    InvalidQuantity: {
      articleNumber,
      quantity: plain.number(),
      orderMultiple: plain.number(),
      nearest: listOf(plain.number()),
    },
    NotPurchasable: { articleNumber },
    NotADeliveryDay: {},
  }),
  effect: payloadsByType<CartEffect>({
    FetchCart: { context, places },
    AddItems: { edit: commandId, items: listOf(itemToAdd) },
    UpdateItem: { edit: commandId, line: lineKey, quantity: plain.number(), deliveryId, label },
    MoveItems: { edit: commandId, lines: listOf(lineKey), deliveryId },
    RemoveItems: { edit: commandId, lines: listOf(lineKey) },
    RemoveAllItems: { edit: commandId },
    SetDeliveryDate: { edit: commandId, deliveryId: deliveryOrAll, date: day },
    SetIncluded: { edit: commandId, deliveryId, included: plain.flag },
    SetStatus: { edit: commandId, status: plain.oneOf(['DELETED']) },
  }),
}
