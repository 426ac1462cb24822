import type { DeliveryId } from '../delivery/delivery-type'
import type { CallFailure } from '../failure/call-failure'
import type { CalendarDate } from '../kernel/calendar-date'
import type { Stamped } from '../kernel/decider'
import type { ArticleNumber, CommandId } from '../kernel/ids'
import type { Cart, CartChanges, CartContext, LineKey } from './cart'
import type { CartPlaces } from './cart-places'
import type { LineArticle } from './line-article'

export interface NewLine {
  readonly articleNumber: ArticleNumber
  readonly quantity: number
  /** Absent when the user has not chosen a delivery method: the add is then refused (CART-28). */
  readonly deliveryId: DeliveryId | undefined
  readonly label: string
  /** What the page knew of the article, so that the line can be shown before the service has answered. */
  readonly article: LineArticle | undefined
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

/** How a call ended: for one or several edits, or for the whole cart. Edits that a newer one replaced settle with it. */
export type CartSettlement =
  | { readonly type: 'ConfirmEdits'; readonly edits: readonly CommandId[]; readonly changes: CartChanges }
  | { readonly type: 'RefuseEdits'; readonly edits: readonly CommandId[]; readonly failure: CallFailure }
  | { readonly type: 'AdoptCart'; readonly cart: Cart }
  | { readonly type: 'FailFetch'; readonly failure: CallFailure }

export type CartCommandBody =
  | CartEdit
  | { readonly type: 'EnterContext'; readonly context: CartContext; readonly places: CartPlaces }
  | { readonly type: 'LeaveContext' }
  | { readonly type: 'DismissRefusedEdits'; readonly edits: readonly CommandId[] }
  | { readonly type: 'RefreshCart'; readonly places: CartPlaces }

export type CartCommand = Stamped<CartCommandBody | CartSettlement>
