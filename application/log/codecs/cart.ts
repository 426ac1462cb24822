import type { Cart, CartChanges, CartContext, FailedItem } from '#domain/cart/cart'
import type { CartCommandBody, CartEdit, NewLine } from '#domain/cart/commands'
import type { CartEffect, ItemToAdd } from '#domain/cart/effects'
import type { CartEvent, EditOutcome } from '#domain/cart/events'
import type { CartRefusal } from '#domain/cart/refusals'
import { deliveryIds } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type {
  ArticleNumber,
  CartId,
  CartItemId,
  CommandId,
  CustomerId,
  Instant,
  ProjectId,
  UserId,
} from '#domain/kernel/ids'
import type { Stamped } from '#domain/kernel/decider'
import type { ModuleCodecs } from '#application/runtime/module'
import type { CartAnswer } from '../answers'
import { byType, type Cases, listOf, optional, plain, struct } from '../codec-parts'
import { answerPayloads, commandPayloads, payloadsByTag, payloadsByType } from '../payload-codecs'
import { callFailure, cartLine, deliveryEntry, deliveryId, label, lineKey } from './shared'
import { variant } from './variant'

const articleNumber = plain.text<ArticleNumber>()
const cartId = plain.text<CartId>()
const commandId = plain.text<CommandId>()
const calendarDate = plain.text<CalendarDate>()
const deliveryOrAll = plain.oneOf(['all', ...deliveryIds] as const)

const context = struct<CartContext>({
  userId: plain.text<UserId>(),
  customerId: plain.text<CustomerId>(),
  projectId: optional(plain.text<ProjectId>()),
})

const failedItem = struct<FailedItem>({ id: plain.text(), code: plain.text(), message: plain.text() })

const cart = struct<Cart>({
  cartId,
  version: plain.number(),
  status: plain.text(),
  lines: listOf(cartLine),
  deliveries: listOf(deliveryEntry),
  deliveryIdsInOrder: listOf(deliveryId),
})

const changes = struct<CartChanges>({
  cartId,
  version: plain.number(),
  changed: listOf(cartLine),
  removed: listOf(plain.text<CartItemId>()),
  deliveries: listOf(deliveryEntry),
  failed: listOf(failedItem),
})

const newLine = struct<NewLine>({
  articleNumber,
  quantity: plain.number(),
  deliveryId: optional(deliveryId),
  label,
  variant: optional(variant),
})

const edits: Cases<CartEdit, 'type'> = {
  AddLines: { lines: listOf(newLine) },
  ChangeQuantity: { line: lineKey, quantity: plain.number() },
  ChangeDelivery: { lines: listOf(lineKey), deliveryId },
  ChangeLabel: { line: lineKey, label },
  RemoveLines: { lines: listOf(lineKey) },
  EmptyCart: {},
  RequestDeliveryDate: { deliveryId: deliveryOrAll, date: calendarDate },
  IncludeDelivery: { deliveryId, included: plain.flag },
  DeleteCart: {},
}

const editOutcome = byType<EditOutcome>({
  LineSet: { line: cartLine },
  LineRemoved: { line: lineKey },
  DeliverySet: { delivery: deliveryEntry },
})

const itemToAdd = struct<ItemToAdd>({ articleNumber, quantity: plain.number(), deliveryId, label })

export const cartCodecs: ModuleCodecs<Stamped<CartCommandBody>, CartEvent, CartRefusal, CartEffect, CartAnswer> = {
  command: commandPayloads<CartCommandBody>({
    ...edits,
    ConfirmEdits: { edits: listOf(commandId), changes },
    RefuseEdits: { edits: listOf(commandId), failure: callFailure },
    EnterContext: { context },
    LeaveContext: {},
    DismissRefusedEdits: { edits: listOf(commandId) },
    RefreshCart: {},
    AdoptCart: { cart },
    FailFetch: { failure: callFailure },
  }),
  event: payloadsByType<CartEvent>({
    ContextEntered: { context, at: plain.text<Instant>() },
    ContextLeft: {},
    EditRequested: {
      id: commandId,
      at: plain.text<Instant>(),
      edit: byType<CartEdit>(edits),
      firstOutcome: listOf(editOutcome),
    },
    EditsConfirmed: { edits: listOf(commandId), changes },
    EditsRefused: { edits: listOf(commandId), failure: callFailure },
    RefusedEditsDismissed: { edits: listOf(commandId) },
    CartRequested: {},
    CartAdopted: { cart },
    FetchFailed: { failure: callFailure },
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
    FetchCart: { context },
    AddItems: { edit: commandId, items: listOf(itemToAdd) },
    UpdateItem: { edit: commandId, line: lineKey, quantity: plain.number(), deliveryId, label },
    MoveItems: { edit: commandId, lines: listOf(lineKey), deliveryId },
    RemoveItems: { edit: commandId, lines: listOf(lineKey) },
    RemoveAllItems: { edit: commandId },
    SetDeliveryDate: { edit: commandId, deliveryId: deliveryOrAll, date: calendarDate },
    SetIncluded: { edit: commandId, deliveryId, included: plain.flag },
    SetStatus: { edit: commandId, status: plain.oneOf(['DELETED']) },
  }),
  answer: answerPayloads<CartAnswer>({ Cart: { cart }, Changes: { changes } }),
}
