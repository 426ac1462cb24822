import type { DeliveryGroup } from '../cart/cart-view'
import type { CartLine } from '../cart/cart'
import type { LineKey } from '../cart/line-key'
import { stockLocationOf } from '../catalogue/stock'
import type { DeliveryId } from '../delivery/delivery-type'
import type { CalendarDate } from '../kernel/calendar-date'
import type { LocationId } from '../kernel/ids'
import type { Money } from '../kernel/money'
import type { Quantity } from '../kernel/quantity'
import type { Placing } from './checkout'

/** What a buyer sees of a line before ordering. What is not known yet is undefined. */
interface SeenLine {
  readonly line: CartLine
  /** Of a sales unit. */
  readonly price: Money | undefined
  /** Sales units that can be sent or collected now. */
  readonly available: number | undefined
}

interface SeenDelivery {
  readonly day: CalendarDate | undefined
  readonly freight: Money | undefined
}

/** An order as its buyer sees it, before it is placed. */
export interface SeenOrder {
  readonly lines: ReadonlyMap<LineKey, SeenLine>
  readonly deliveries: ReadonlyMap<DeliveryId, SeenDelivery>
}

/** One difference between the order that was seen and the one that would be placed now. */
export type OrderChange =
  | { readonly tag: 'LineAdded'; readonly line: CartLine }
  | { readonly tag: 'LineRemoved'; readonly line: CartLine }
  | { readonly tag: 'Quantity'; readonly line: CartLine; readonly from: number; readonly to: number }
  | { readonly tag: 'Price'; readonly line: CartLine; readonly from: Money; readonly to: Money }
  /** There was enough for the line, and is not now: there is less of it, or more of it is ordered. `to`: what there is. */
  | { readonly tag: 'Stock'; readonly line: CartLine; readonly from: number; readonly to: number }
  | { readonly tag: 'Day'; readonly deliveryId: DeliveryId; readonly from: CalendarDate; readonly to: CalendarDate }
  | { readonly tag: 'Freight'; readonly deliveryId: DeliveryId; readonly from: Money; readonly to: Money }

/** @param locationOf the location whose stock counts for a delivery */
export const seenOrder = (
  groups: readonly DeliveryGroup[],
  locationOf: (delivery: DeliveryId) => LocationId | undefined,
): SeenOrder => ({
  lines: new Map(
    groups.flatMap((group) =>
      group.lines.map(({ line }) => [line.key, seenLine(line, locationOf(group.deliveryId))] as const),
    ),
  ),
  deliveries: new Map(
    groups.map((group) => [
      group.deliveryId,
      { day: group.delivery.requestedDeliveryDate, freight: knownFreight(group) },
    ]),
  ),
})

/** The value of the goods may make the freight free, so it is not known before the price of every line is. */
const knownFreight = ({ lines, freight }: DeliveryGroup): Money | undefined =>
  lines.every(({ line }) => line.article?.price !== undefined) ? freight?.amount : undefined

const seenLine = (line: CartLine, location: LocationId | undefined): SeenLine => {
  const { article } = line
  return {
    line,
    price: article?.price === undefined || article.price.askForPrice ? undefined : article.price.netPrice,
    available: location === undefined ? undefined : stockLocationOf(article?.stock, location)?.quantity,
  }
}

/**
 * The order that was seen, with what was not known of it then and is known now: that is seen for the first time. The same
 * object where nothing is new.
 */
export const withKnown = (seen: SeenOrder, now: SeenOrder): SeenOrder => {
  const lines = filled(seen.lines, now.lines, (before, after) => ({
    ...before,
    price: before.price ?? after.price,
    available: before.available ?? after.available,
  }))
  const deliveries = filled(seen.deliveries, now.deliveries, (before, after) => ({
    day: before.day ?? after.day,
    freight: before.freight ?? after.freight,
  }))
  return lines === seen.lines && deliveries === seen.deliveries ? seen : { lines, deliveries }
}

/** The order that was seen, with what the buyer has made of one of its lines since; without a quantity it is removed. */
export const withOwnChange = (seen: SeenOrder, key: LineKey, quantity: Quantity | undefined): SeenOrder => {
  const lines = new Map(seen.lines)
  const before = lines.get(key)
  if (before === undefined || quantity === undefined) lines.delete(key)
  else lines.set(key, { ...before, line: { ...before.line, quantity } })
  return { ...seen, lines }
}

const filled = <K, V extends object>(
  seen: ReadonlyMap<K, V>,
  now: ReadonlyMap<K, V>,
  fill: (before: V, after: V) => V,
): ReadonlyMap<K, V> => {
  const news = [...seen].flatMap(([key, before]): readonly (readonly [K, V])[] => {
    const after = now.get(key)
    const known = after === undefined ? before : fill(before, after)
    return Object.values(known).some((value, index) => value !== Object.values(before)[index]) ? [[key, known]] : []
  })
  return news.length === 0 ? seen : new Map([...seen, ...news])
}

/**
 * Whether the cart is compared with the order that was seen. An order on its way is not, nor what it leaves: it takes its own
 * lines out of the cart. One that was placed before the buyer came to the summary is no matter of this one.
 * @param before how the last order stood when the buyer came
 */
export const isCompared = (placing: Placing, before: Placing): boolean =>
  placing.tag === 'Idle' ||
  placing.tag === 'Declined' ||
  (placing.tag === 'Placed' && before.tag === 'Placed' && before.order === placing.order)

/**
 * What has changed since the order was seen; it is accepted before it is ordered (CHECKOUT-10, CHECKOUT-12). Stock that
 * changes and still suffices makes no difference to the buyer.
 */
export const orderChanges = (seen: SeenOrder, now: SeenOrder): readonly OrderChange[] => [
  ...[...seen.lines].flatMap(([key, before]) => lineChanges(before, now.lines.get(key))),
  ...[...now.lines].flatMap(([key, { line }]): readonly OrderChange[] =>
    seen.lines.has(key) ? [] : [{ tag: 'LineAdded', line }],
  ),
  ...[...seen.deliveries].flatMap(([deliveryId, before]) =>
    deliveryChanges(deliveryId, before, now.deliveries.get(deliveryId)),
  ),
]

const lineChanges = (before: SeenLine, after: SeenLine | undefined): readonly OrderChange[] => {
  if (after === undefined) return [{ tag: 'LineRemoved', line: before.line }]
  const { line } = after
  const { quantity } = line
  return [
    ...(before.line.quantity === quantity
      ? []
      : [{ tag: 'Quantity', line, from: before.line.quantity, to: quantity } as const]),
    ...(before.price === undefined || after.price === undefined || before.price === after.price
      ? []
      : [{ tag: 'Price', line, from: before.price, to: after.price } as const]),
    ...(before.available === undefined || after.available === undefined
      ? []
      : before.available >= before.line.quantity && after.available < quantity
        ? [{ tag: 'Stock', line, from: before.available, to: after.available } as const]
        : []),
  ]
}

const deliveryChanges = (
  deliveryId: DeliveryId,
  before: SeenDelivery,
  after: SeenDelivery | undefined,
): readonly OrderChange[] => [
  ...(before.day === undefined || after?.day === undefined || before.day === after.day
    ? []
    : [{ tag: 'Day', deliveryId, from: before.day, to: after.day } as const]),
  ...(before.freight === undefined || after?.freight === undefined || before.freight === after.freight
    ? []
    : [{ tag: 'Freight', deliveryId, from: before.freight, to: after.freight } as const]),
]
