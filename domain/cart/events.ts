import type { DeliveryId } from '../delivery/delivery-type'
import type { CallFailure } from '../failure/call-failure'
import type { CalendarDate } from '../kernel/calendar-date'
import type { CommandId, Instant } from '../kernel/ids'
import type { CartContext, CartLine, DeliveryEntry, FailedItem, LineKey } from './cart'
import type { CartDifference } from './cart-difference'
import type { CartPlaces } from './cart-places'
import type { NewLine } from './commands'
import type { RefusedEdit } from './refused-edits'

/** What an edit does to the cart that the user sees. Computed anew each time, never stored. */
export type EditOutcome =
  | { readonly type: 'LineSet'; readonly line: CartLine }
  | { readonly type: 'LineRemoved'; readonly line: LineKey }
  | { readonly type: 'DeliverySet'; readonly delivery: DeliveryEntry }

/** By which command, and when. */
interface Requested {
  readonly id: CommandId
  readonly at: Instant
}

/** That the user asked for an edit and it was taken; pending until it is confirmed or refused. */
export type EditRequested = Requested &
  (
    | { readonly type: 'LinesAddRequested'; readonly lines: readonly NewLine[] }
    | { readonly type: 'QuantityChangeRequested'; readonly line: LineKey; readonly quantity: number }
    | {
        readonly type: 'DeliveryChangeRequested'
        readonly lines: readonly LineKey[]
        readonly deliveryId: DeliveryId
      }
    | { readonly type: 'LabelChangeRequested'; readonly line: LineKey; readonly label: string }
    | { readonly type: 'LineRemovalRequested'; readonly lines: readonly LineKey[] }
    | { readonly type: 'CartEmptyingRequested' }
    | {
        readonly type: 'DeliveryDateRequested'
        readonly deliveryId: DeliveryId | 'all'
        readonly date: CalendarDate
      }
    | { readonly type: 'DeliveryInclusionRequested'; readonly deliveryId: DeliveryId; readonly included: boolean }
    | { readonly type: 'CartDeletionRequested' }
  )

export type CartEvent =
  | EditRequested
  | {
      readonly type: 'ContextEntered'
      readonly context: CartContext
      readonly places: CartPlaces
      readonly at: Instant
    }
  | { readonly type: 'ContextLeft' }
  | {
      readonly type: 'EditsConfirmed'
      readonly edits: readonly CommandId[]
      /** What the service could not do of them. */
      readonly failed: readonly FailedItem[]
      /** Undefined while no cart is confirmed that it could be a difference to. */
      readonly difference: CartDifference | undefined
    }
  | { readonly type: 'EditsRefused'; readonly edits: readonly CommandId[]; readonly failure: CallFailure }
  /** The user does not want these any more, or has made them again. */
  | { readonly type: 'RefusedEditsDismissed'; readonly edits: readonly CommandId[] }
  | { readonly type: 'CartRequested'; readonly places: CartPlaces }
  /** The service has stated its cart. `difference` is undefined where a newer statement came first. */
  | { readonly type: 'CartSynchronised'; readonly difference: CartDifference | undefined }
  | { readonly type: 'CartFetchFailed'; readonly failure: CallFailure }
  /** What all facts so far came to; it stands for them in a log that was cut. */
  | { readonly type: 'CartSummarised'; readonly summary: CartSummary | undefined }

/** A cart in a context; undefined outside one. */
export interface CartSummary {
  readonly context: CartContext
  readonly places: CartPlaces
  /** The whole confirmed cart, as the difference to none. */
  readonly confirmed: CartDifference | undefined
  readonly isBehind: boolean
  readonly pending: readonly EditRequested[]
  readonly refused: readonly RefusedEdit[]
}
