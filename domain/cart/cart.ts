import type { DeliveryId } from '../delivery/delivery-type'
import type { Brand } from '../kernel/brand'
import type { CalendarDate } from '../kernel/calendar-date'
import type { ArticleNumber, CartId, CartItemId, CustomerId, ProjectId, UserId } from '../kernel/ids'
import type { Quantity } from '../kernel/quantity'
import type { LineArticle } from './line-article'

/** For whom a cart is: every user has one cart per customer and project. */
export interface CartContext {
  readonly userId: UserId
  readonly customerId: CustomerId
  readonly projectId: ProjectId | undefined
}

export const isSameContext = (a: CartContext, b: CartContext): boolean =>
  a.userId === b.userId && a.customerId === b.customerId && a.projectId === b.projectId

/**
 * What tells one line of a cart from another: article, delivery and label together.
 * Known before the service has given the line an id, so a line can be edited while its add is still on the way.
 */
export type LineKey = Brand<string, 'LineKey'>

export interface CartLine {
  readonly key: LineKey
  readonly cartItemId: CartItemId | undefined
  readonly articleNumber: ArticleNumber
  readonly deliveryId: DeliveryId
  readonly quantity: Quantity
  readonly label: string
  readonly requestedDeliveryDate: CalendarDate | undefined
  /** Undefined while neither the page nor the service has told of it. */
  readonly article: LineArticle | undefined
}

export interface DeliveryEntry {
  readonly deliveryId: DeliveryId
  readonly requestedDeliveryDate: CalendarDate | undefined
  readonly isIncludedInOrder: boolean
}

/** A cart as its service states it (CART-04). `version` grows by one with every change there. */
export interface Cart {
  readonly cartId: CartId
  readonly version: number
  readonly status: string
  readonly lines: readonly CartLine[]
  readonly deliveries: readonly DeliveryEntry[]
  readonly deliveryIdsInOrder: readonly DeliveryId[]
}

/** What one cart call changed: lines and deliveries as they now are, and the ids of lines that are gone. */
export interface CartChanges {
  readonly cartId: CartId
  readonly version: number
  readonly changed: readonly CartLine[]
  readonly removed: readonly CartItemId[]
  readonly deliveries: readonly DeliveryEntry[]
  readonly failed: readonly FailedItem[]
}

export interface FailedItem {
  readonly id: string
  readonly code: string
  readonly message: string
}
