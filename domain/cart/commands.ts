import type { Variant } from '../catalogue/variant'
import type { DeliveryId } from '../delivery/delivery-type'
import type { CallFailure } from '../failure/call-failure'
import type { CalendarDate } from '../kernel/calendar-date'
import type { Stamped } from '../kernel/decider'
import type { ArticleNumber, CommandId } from '../kernel/ids'
import type { Cart, CartChanges, CartContext, LineKey } from './cart'

export interface NewLine {
  readonly articleNumber: ArticleNumber
  readonly quantity: number
  /** Absent when the user has not chosen a delivery method: the add is then refused (CART-28). */
  readonly deliveryId: DeliveryId | undefined
  readonly label: string
  /** What the page knew of the article, so that the line can be shown before the service has answered. */
  readonly variant: Variant | undefined
}

/** What a user asks of a cart. Decided again, on top of the confirmed cart, until it is settled. */
export type CartEdit =
  | { readonly type: 'AddLines'; readonly lines: readonly NewLine[] }
  | { readonly type: 'ChangeQuantity'; readonly line: LineKey; readonly quantity: number }
  | { readonly type: 'ChangeDelivery'; readonly lines: readonly LineKey[]; readonly deliveryId: DeliveryId }
  | { readonly type: 'ChangeLabel'; readonly line: LineKey; readonly label: string }
  | { readonly type: 'RemoveLines'; readonly lines: readonly LineKey[] }
  | { readonly type: 'EmptyCart' }
  | {
      readonly type: 'RequestDeliveryDate'
      readonly deliveryId: DeliveryId | 'all'
      readonly date: CalendarDate
    }
  | { readonly type: 'IncludeDelivery'; readonly deliveryId: DeliveryId; readonly included: boolean }
  | { readonly type: 'DeleteCart' }

/** How a call for one or several edits ended. Edits that a newer one replaced settle together with it. */
export type Settlement =
  | { readonly type: 'ConfirmEdits'; readonly edits: readonly CommandId[]; readonly changes: CartChanges }
  | { readonly type: 'RefuseEdits'; readonly edits: readonly CommandId[]; readonly failure: CallFailure }

export type CartCommandBody =
  | CartEdit
  | Settlement
  | { readonly type: 'EnterContext'; readonly context: CartContext }
  | { readonly type: 'LeaveContext' }
  | { readonly type: 'DismissRefusedEdits'; readonly edits: readonly CommandId[] }
  | { readonly type: 'RefreshCart' }
  | { readonly type: 'AdoptCart'; readonly cart: Cart }
  | { readonly type: 'FailFetch'; readonly failure: CallFailure }

export type CartCommand = Stamped<CartCommandBody>
