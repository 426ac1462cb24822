import type { DeliveryId } from '../delivery/delivery-type'
import type { CalendarDate } from '../kernel/calendar-date'
import type { CustomerScope } from '../kernel/customer-scope'
import type { ArticleNumber, CartId, CartItemId, CommandId, LocationId } from '../kernel/ids'
import type { Quantity } from '../kernel/quantity'
import type { LineArticle } from './line-article'
import type { DroppedEdits } from './dropped-edits'
import type { EditedDay } from './edited-days'
import type { EditedLine } from './edited-lines'
import type { LeftEdits } from './left-edits'
import type { EditRequested } from './protocol'
import type { RefusedEdit } from './refused-edits'
import type { Restoration } from './restoration'
import type { ConfirmedSubject } from './stale-edits'
import type { LineKey } from './line-key'

export interface CartLine {
  readonly key: LineKey
  readonly cartItemId: CartItemId | undefined
  readonly articleNumber: ArticleNumber
  readonly deliveryId: DeliveryId
  readonly quantity: Quantity
  readonly label: string
  readonly requestedDeliveryDate: CalendarDate | undefined
  /** Undefined until the page or the service has provided it. */
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

/** The deliveries of a cart that are part of the order, as its service states them on their own (CART-38). */
export type DeliveriesInOrder = Pick<Cart, 'cartId' | 'version' | 'deliveryIdsInOrder'>

/** What one cart call changed: lines and deliveries as they now are, and the ids of lines that are gone. */
export interface CartChanges {
  readonly cartId: CartId
  readonly version: number
  readonly changed: readonly CartLine[]
  readonly removed: readonly CartItemId[]
  readonly deliveries: readonly DeliveryEntry[]
  readonly failed: readonly FailedItem[]
}

/** An item that a call left out. `id`: the article of an item that was to be added, else the line. */
export interface FailedItem {
  readonly id: string
  readonly code: string
  readonly message: string
}

/**
 * A failed item as the log holds it. `article`: what was to be added; undefined where a line was to be changed. `line`: the
 * one that it would have been; undefined where that is not known.
 */
export interface LeftOutItem extends FailedItem {
  readonly article: ArticleNumber | undefined
  readonly line: LineKey | undefined
}

/** The locations of a cart request: per delivery the locations whose stock counts, and the destination. */
export interface CartPlaces {
  readonly deliveryOptions: Readonly<
    Partial<
      Record<DeliveryId, { readonly locationIds: readonly LocationId[]; readonly postalCode: string | undefined }>
    >
  >
  readonly locationId: LocationId | undefined
}

/** Changes without content, from a service that changed nothing. */
export const noChanges = ({ cartId, version, deliveries }: Cart): CartChanges => ({
  cartId,
  version,
  deliveries,
  changed: [],
  removed: [],
  failed: [],
})

/**
 * The changes from a known cart to the one that was found at the service. Its version alone would say that all lines of
 * that version are known.
 */
export const changesTo = (found: Cart, known: Cart | undefined): CartChanges => {
  const left = new Set(found.lines.map(({ cartItemId }) => cartItemId))
  const before = known?.cartId === found.cartId ? known.lines : []
  return {
    ...noChanges(found),
    changed: found.lines,
    removed: before.flatMap(({ cartItemId: id }) => (id === undefined || left.has(id) ? [] : [id])),
  }
}

/**
 * A cart in two parts: `confirmed` is the last statement of the service, `pending` the edits not yet settled, in order.
 * What the user sees is `cartView(state)`: the confirmed cart with the pending edits rebased onto it.
 */
export type CartState =
  | {
      readonly tag: 'NoContext'
      /** The edits that the last log-out left unsent; undefined where there are none. */
      readonly left: LeftEdits | undefined
    }
  | {
      readonly tag: 'InContext'
      readonly context: CustomerScope
      /** The locations of cart requests. */
      readonly places: CartPlaces
      readonly confirmed: Cart | undefined
      /** The service's cart may differ from the confirmed one: it is fetched once no edit is pending. */
      readonly isBehind: boolean
      readonly pending: readonly EditRequested[]
      /** The pending edits that were made before the last log-out. */
      readonly leftUnsent: readonly CommandId[]
      /** Edits that were left unsent on an earlier day: they wait for the user's word and are not shown in the cart. */
      readonly held: readonly EditRequested[]
      /** The lines of pending and held edits as these found them, by which changes of others are known. */
      readonly editedLines: readonly EditedLine[]
      /** The same of the days of deliveries. */
      readonly editedDays: readonly EditedDay[]
      /** When the newest confirmed edits were made, by which stale ones are known. */
      readonly confirmedSubjects: readonly ConfirmedSubject[]
      readonly refused: readonly RefusedEdit[]
      /** What the user has last taken out of a cart that is empty since, without articles; undefined where there is none. */
      readonly emptied: Restoration | undefined
      /** Held and refused edits that the user has dropped and can bring back; undefined where there are none. */
      readonly dropped: DroppedEdits | undefined
    }
