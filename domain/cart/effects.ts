import type { DeliveryId } from '../delivery/delivery-type'
import type { CalendarDate } from '../kernel/calendar-date'
import type { ArticleNumber, CommandId } from '../kernel/ids'
import type { CartContext, LineKey } from './cart'
import type { CartPlaces } from './cart-places'

export interface ItemToAdd {
  readonly articleNumber: ArticleNumber
  readonly quantity: number
  readonly deliveryId: DeliveryId
  readonly label: string
}

/**
 * Calls that an edit asks for, as plain data. Quantities are absolute, so all but `AddItems` may be asked twice;
 * `AddItems` carries the id of its command as idempotency key.
 * Lines are named by key: the service's own id is looked up in the confirmed cart when the call is made.
 */
export type CartEffect =
  | { readonly type: 'FetchCart'; readonly context: CartContext; readonly places: CartPlaces }
  | { readonly type: 'AddItems'; readonly edit: CommandId; readonly items: readonly ItemToAdd[] }
  | {
      readonly type: 'UpdateItem'
      readonly edit: CommandId
      readonly line: LineKey
      readonly quantity: number
      readonly deliveryId: DeliveryId
      readonly label: string
    }
  | {
      readonly type: 'MoveItems'
      readonly edit: CommandId
      readonly lines: readonly LineKey[]
      readonly deliveryId: DeliveryId
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
