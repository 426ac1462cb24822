import { type DeliveryId, deliveryIds } from '../delivery/delivery-type'
import type { LocationId } from '../kernel/ids'

/** What a row says of its delivery: one of the shop's, or words that name none. */
export type WrittenDelivery =
  | { readonly tag: 'Known'; readonly id: DeliveryId }
  | { readonly tag: 'Unknown'; readonly written: string }

/** The names of deliveries: in the files of a cart and of an order, and as people say them. */
const namesOf: Readonly<Record<DeliveryId, readonly string[]>> = {
  DBI: ['utkörning', 'dbi'],
  EXH: ['leverans till butik', 'hämta i butik', 'exh'],
  XXX: ['expressutkörning', 'xxx'],
  EXB: ['express till butik', 'hämta express i butik', 'exb'],
}

/** The delivery that a text names, by its name, its id or both, as in `Utkörning (DBI)`, in any case. */
export const readDelivery = (text: string): WrittenDelivery => {
  const name = text.trim().toLowerCase().replace(/\s+/gu, ' ')
  const id = deliveryIds.find((one) => namesOf[one].includes(name.replace(` (${one.toLowerCase()})`, '')))
  return id === undefined ? { tag: 'Unknown', written: text.trim() } : { tag: 'Known', id }
}

/** Where goods go. */
export interface Place {
  /** Undefined until one is chosen; what is added then goes to the chosen one. */
  readonly deliveryId: DeliveryId | undefined
  /** The location whose stock counts. */
  readonly locationId: LocationId | undefined
}

/** Where the rows of a list go. */
export interface Destination extends Place {
  /** The deliveries that a row may name instead of that one, with their locations; without them, what rows name is ignored. */
  readonly named?: ReadonlyMap<DeliveryId, LocationId | undefined>
}

/** What became of the delivery that a row names: it is taken, cannot be chosen now, or is none of the shop's. */
export type RowDelivery =
  | { readonly tag: 'Taken'; readonly id: DeliveryId }
  | { readonly tag: 'Closed'; readonly id: DeliveryId }
  | Extract<WrittenDelivery, { readonly tag: 'Unknown' }>

export interface RowDestination {
  readonly place: Place
  /** Undefined where the row names none. */
  readonly delivery: RowDelivery | undefined
}

/** Where a row goes: with the delivery that it names where that can be chosen, else with the one of its list (CART-03). */
export const destinationOf = (written: WrittenDelivery | undefined, to: Destination): RowDestination => {
  if (written === undefined || to.named === undefined) return { place: to, delivery: undefined }
  if (written.tag === 'Unknown') return { place: to, delivery: written }
  const { id } = written
  return to.named.has(id)
    ? { place: { deliveryId: id, locationId: to.named.get(id) }, delivery: { tag: 'Taken', id } }
    : { place: to, delivery: { tag: 'Closed', id } }
}
