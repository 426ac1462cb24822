import type { NotPurchasableReason } from '../catalogue/purchasability'
import type { DeliveryId } from '../delivery/delivery-type'
import type { CallFailure } from '../failure/call-failure'
import type { CalendarDate } from '../kernel/calendar-date'
import type { Stamped } from '../kernel/decider'
import type { ArticleNumber, CartId, CommandId, Instant } from '../kernel/ids'
import type { Cart, CartChanges, CartPlaces, DeliveriesInOrder, LeftOutItem } from './cart'
import type { CustomerScope } from '../kernel/customer-scope'
import type { LineKey } from './line-key'
import type { LineArticle } from './line-article'
import type { CartDifference } from './cart-difference'
import type { DroppedEdits } from './dropped-edits'
import type { EditedDay } from './edited-days'
import type { EditedLine } from './edited-lines'
import type { LeftEdits } from './left-edits'
import type { RefusedEdit } from './refused-edits'
import type { Restoration } from './restoration'
import type { ConfirmedSubject } from './stale-edits'
import type { BroughtLines } from './transfer'

export interface NewLine {
  readonly articleNumber: ArticleNumber
  readonly quantity: number
  /** Absent when the user has not chosen a delivery method: the add is then refused (CART-28). */
  readonly deliveryId: DeliveryId | undefined
  readonly label: string
  /** The article as the page has it, so that the line can be shown before the service has answered. */
  readonly article: LineArticle | undefined
  /** The line that a restored line goes before. Last where it is undefined, or where that line is gone. */
  readonly before: LineKey | undefined
}

/** Where added lines come from: what a person chose or typed, or a file, whose lines are uploaded together (CART-02). */
export type LineSource = 'hand' | 'file'

export const lineSources = ['hand', 'file'] as const satisfies readonly LineSource[]

/** An edit of the cart. It is rebased onto the confirmed cart until it is settled. */
export type CartEdit =
  | { readonly type: 'AddLines'; readonly from: LineSource; readonly lines: readonly NewLine[] }
  | { readonly type: 'ChangeQuantity'; readonly line: LineKey; readonly quantity: number }
  | { readonly type: 'ChangeDelivery'; readonly lines: readonly LineKey[]; readonly deliveryId: DeliveryId }
  | { readonly type: 'ChangeLabel'; readonly lines: readonly LineKey[]; readonly label: string }
  | { readonly type: 'RemoveLines'; readonly lines: readonly LineKey[] }
  | { readonly type: 'EmptyCart' }
  | {
      readonly type: 'RequestDeliveryDate'
      readonly deliveryId: DeliveryId | 'all'
      readonly date: CalendarDate
    }
  | { readonly type: 'IncludeDelivery'; readonly deliveryId: DeliveryId; readonly included: boolean }
  | { readonly type: 'DeleteCart' }
  /** Moves all lines of another cart of the user into this one, or none (CART-49). `brought`: where that cart is known. */
  | { readonly type: 'TransferCart'; readonly source: CartId; readonly brought?: BroughtLines | undefined }

/** How a call ended: for one or several edits, or for the whole cart. Edits that a newer one replaced settle with it. */
export type CartSettlement =
  | { readonly type: 'ConfirmEdits'; readonly edits: readonly CommandId[]; readonly changes: CartChanges }
  | { readonly type: 'RefuseEdits'; readonly edits: readonly CommandId[]; readonly failure: CallFailure }
  /** A newer edit of the same line, which was sent by another tab, is answered: these are not sent. */
  | { readonly type: 'ReplaceEdits'; readonly edits: readonly CommandId[] }
  /** The lines of these have changed since they were made, so they were not sent. `changes`: to the cart that was found. */
  | { readonly type: 'OvertakeEdits'; readonly edits: readonly CommandId[]; readonly changes: CartChanges }
  /** These were left unsent on an earlier day, so the user is asked before they are sent. */
  | { readonly type: 'HoldEdits'; readonly edits: readonly CommandId[] }
  /** `known`: the version that every fetch was asked upon; undefined where they differ, or where no cart was confirmed. */
  | { readonly type: 'AdoptCart'; readonly cart: Cart; readonly known: number | undefined }
  | { readonly type: 'AdoptDeliveriesInOrder'; readonly found: DeliveriesInOrder }
  | { readonly type: 'FailFetch'; readonly failure: CallFailure }

export type CartCommandBody =
  | CartEdit
  | { readonly type: 'EnterContext'; readonly context: CustomerScope; readonly places: CartPlaces }
  | { readonly type: 'LeaveContext' }
  /** Asks which deliveries are part of the order: others may have left one out, or taken one in. */
  | { readonly type: 'AskDeliveriesInOrder' }
  | { readonly type: 'DismissRefusedEdits'; readonly edits: readonly CommandId[] }
  | { readonly type: 'SendHeldEdits'; readonly edits: readonly CommandId[] }
  | { readonly type: 'DiscardHeldEdits'; readonly edits: readonly CommandId[] }
  /** Undoes that held edits were thrown away, or refused ones let be. */
  | { readonly type: 'BringBackDroppedEdits'; readonly edits: readonly CommandId[] }
  | { readonly type: 'RefreshCart'; readonly places: CartPlaces }

export type CartCommand = Stamped<CartCommandBody | CartSettlement>

/** The id and time of the command. */
interface Requested {
  readonly id: CommandId
  readonly at: Instant
}

/** The event of an accepted edit; pending until it is confirmed or refused. */
export type EditRequested = Requested &
  (
    | { readonly type: 'LinesAddRequested'; readonly from: LineSource; readonly lines: readonly NewLine[] }
    | { readonly type: 'QuantityChangeRequested'; readonly line: LineKey; readonly quantity: number }
    | {
        readonly type: 'DeliveryChangeRequested'
        readonly lines: readonly LineKey[]
        readonly deliveryId: DeliveryId
      }
    | { readonly type: 'LabelChangeRequested'; readonly lines: readonly LineKey[]; readonly label: string }
    | { readonly type: 'LineRemovalRequested'; readonly lines: readonly LineKey[] }
    | { readonly type: 'CartEmptyingRequested' }
    | {
        readonly type: 'DeliveryDateRequested'
        readonly deliveryId: DeliveryId | 'all'
        readonly date: CalendarDate
      }
    | { readonly type: 'DeliveryInclusionRequested'; readonly deliveryId: DeliveryId; readonly included: boolean }
    | { readonly type: 'CartDeletionRequested' }
    | { readonly type: 'CartTransferRequested'; readonly source: CartId; readonly brought?: BroughtLines | undefined }
  )

export type CartEvent =
  | EditRequested
  | {
      readonly type: 'ContextEntered'
      readonly context: CustomerScope
      readonly places: CartPlaces
      readonly at: Instant
    }
  | { readonly type: 'ContextLeft' }
  | {
      readonly type: 'EditsConfirmed'
      readonly edits: readonly CommandId[]
      /** The items that the service refused. */
      readonly failed: readonly LeftOutItem[]
      /** Undefined while no cart is confirmed. */
      readonly difference: CartDifference | undefined
    }
  | { readonly type: 'EditsRefused'; readonly edits: readonly CommandId[]; readonly failure: CallFailure }
  /** A newer edit of the same line was answered first, so these were not sent. */
  | { readonly type: 'EditsReplaced'; readonly edits: readonly CommandId[] }
  /** Others have changed the lines of these since they were made. They were not sent: the user chooses. */
  | {
      readonly type: 'EditsOvertaken'
      readonly edits: readonly CommandId[]
      /** Undefined while no cart is confirmed. */
      readonly difference: CartDifference | undefined
    }
  /** These were left unsent on an earlier day, or refused after a log-out. They are sent or discarded as the user says. */
  | { readonly type: 'EditsHeld'; readonly edits: readonly CommandId[] }
  | { readonly type: 'HeldEditsSent'; readonly edits: readonly CommandId[] }
  | { readonly type: 'HeldEditsDiscarded'; readonly edits: readonly CommandId[] }
  /** The user dismissed these, or sent them again. */
  | { readonly type: 'RefusedEditsDismissed'; readonly edits: readonly CommandId[] }
  /** Held or refused edits that the user had dropped are there again. */
  | { readonly type: 'DroppedEditsBroughtBack'; readonly edits: readonly CommandId[] }
  | { readonly type: 'CartRequested'; readonly places: CartPlaces }
  /** A cart was fetched. `difference` is undefined where a newer cart is already confirmed. */
  | { readonly type: 'CartSynchronised'; readonly difference: CartDifference | undefined }
  | { readonly type: 'DeliveriesInOrderRequested' }
  | { readonly type: 'DeliveriesInOrderFound'; readonly found: DeliveriesInOrder }
  | { readonly type: 'CartFetchFailed'; readonly failure: CallFailure }
  /** The summary of all earlier events; it replaces them in a log that was cut. */
  | {
      readonly type: 'CartSummarised'
      readonly summary: CartSummary | undefined
      /** Outside a context: the edits that a log-out left unsent. */
      readonly left: LeftEdits | undefined
    }

/** A cart in a context; undefined outside one. */
export interface CartSummary {
  readonly context: CustomerScope
  readonly places: CartPlaces
  /** The whole confirmed cart, as the difference to none. */
  readonly confirmed: CartDifference | undefined
  readonly isBehind: boolean
  readonly pending: readonly EditRequested[]
  readonly leftUnsent: readonly CommandId[]
  readonly held: readonly EditRequested[]
  readonly editedLines: readonly EditedLine[]
  readonly editedDays: readonly EditedDay[]
  readonly confirmedSubjects: readonly ConfirmedSubject[]
  readonly refused: readonly RefusedEdit[]
  readonly emptied: Restoration | undefined
  readonly dropped: DroppedEdits | undefined
}

/** Why an edit of the cart is refused. */
export type CartRefusal =
  | { readonly tag: 'NotLoggedIn' }
  | { readonly tag: 'NoDeliveryMethod' }
  | { readonly tag: 'NothingToAdd' }
  | { readonly tag: 'UnknownLine'; readonly line: LineKey }
  | {
      readonly tag: 'InvalidQuantity'
      readonly articleNumber: ArticleNumber
      readonly quantity: number
      readonly orderMultiple: number
      /** The valid quantities next below and above what was asked, ascending. */
      readonly nearest: readonly number[]
    }
  | {
      readonly tag: 'NotPurchasable'
      readonly articleNumber: ArticleNumber
      readonly reason: NotPurchasableReason
    }
  | { readonly tag: 'NotADeliveryDay' }

export interface ItemToAdd {
  readonly articleNumber: ArticleNumber
  readonly quantity: number
  readonly deliveryId: DeliveryId
  readonly label: string
}

/** A row of an upload; all rows go to one delivery (CART-44). */
export type UploadedRow = Omit<ItemToAdd, 'deliveryId'>

/**
 * Calls that an edit asks for, as plain data. Quantities are absolute, and a transfer leaves its source empty, so all but
 * `AddItems` and `UploadItems` may be asked twice. These and `TransferItems` carry the id of their command as
 * idempotency key.
 * Lines are named by key: the service's own id is looked up in the confirmed cart when the call is made.
 */
export type CartEffect =
  | {
      readonly type: 'FetchCart'
      readonly context: CustomerScope
      readonly places: CartPlaces
      /** The confirmed version in the tab that asks, which may not be that of the tab that calls. */
      readonly known: number | undefined
    }
  | { readonly type: 'FetchDeliveriesInOrder'; readonly context: CustomerScope }
  | { readonly type: 'AddItems'; readonly edit: CommandId; readonly items: readonly ItemToAdd[] }
  | {
      readonly type: 'UploadItems'
      readonly edit: CommandId
      readonly deliveryId: DeliveryId
      readonly rows: readonly UploadedRow[]
    }
  | {
      readonly type: 'UpdateItem'
      readonly edit: CommandId
      readonly line: LineKey
      /** Undefined where the edit leaves it: the quantity is then that of the confirmed cart when the call is made. */
      readonly quantity: number | undefined
      readonly at: Instant
      readonly deliveryId: DeliveryId
      readonly label: string
    }
  | {
      readonly type: 'MoveItems'
      readonly edit: CommandId
      readonly lines: readonly LineKey[]
      readonly deliveryId: DeliveryId
    }
  | {
      readonly type: 'LabelItems'
      readonly edit: CommandId
      readonly lines: readonly LineKey[]
      readonly label: string
    }
  | { readonly type: 'RemoveItems'; readonly edit: CommandId; readonly lines: readonly LineKey[] }
  | { readonly type: 'RemoveAllItems'; readonly edit: CommandId }
  | {
      readonly type: 'SetDeliveryDate'
      readonly edit: CommandId
      readonly deliveryId: DeliveryId | 'all'
      readonly date: CalendarDate
    }
  | {
      readonly type: 'SetIncluded'
      readonly edit: CommandId
      readonly deliveryId: DeliveryId
      readonly included: boolean
    }
  | { readonly type: 'SetStatus'; readonly edit: CommandId; readonly status: 'DELETED' }
  | { readonly type: 'TransferItems'; readonly edit: CommandId; readonly source: CartId }

/** A call that reads the cart and changes nothing. */
export type CartReading = Extract<CartEffect, { type: 'FetchCart' | 'FetchDeliveriesInOrder' }>

export const isReading = (effect: CartEffect): effect is CartReading =>
  effect.type === 'FetchCart' || effect.type === 'FetchDeliveriesInOrder'
