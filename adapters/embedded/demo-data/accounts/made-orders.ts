import { countryOfPostalCode } from '#domain/address/country'
import type { DeliveryAddress } from '#domain/address/destination'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import { isNonDeliveryDay, nextDeliveryDate } from '#domain/delivery/non-delivery-days'
import { addDays, type CalendarDate } from '#domain/kernel/calendar-date'
import { addressId, type Instant } from '#domain/kernel/ids'
import { instantOf } from '../../order-history/order-clock'
import { seededRandom, type SeededRandom } from '../catalogue/seeded-random'
import { demoAddresses } from './demo-addresses'
import type { DemoHistory } from './demo-histories'

/** An article that a customer orders again and again, with its present price. */
export interface Regular {
  readonly articleNumber: string
  readonly name: string
  readonly unit: string
  readonly orderMultiple: number
  readonly netPrice: number
  readonly alloyingPrice: number
}

/** What becomes of an order besides its plan. */
export type Fate = 'planned' | 'short' | 'cancelled' | 'returned' | 'damaged'

export interface MadeOrder {
  readonly history: DemoHistory
  readonly placedAt: Instant
  readonly buyer: DemoHistory['buyers'][number]
  readonly projectId: string
  readonly goodsMark: string
  readonly deliveryId: DeliveryId
  readonly destination: DeliveryAddress | undefined
  readonly requestedDay: CalendarDate
  readonly lines: readonly { readonly article: Regular; readonly quantity: number; readonly label: string }[]
  readonly fate: Fate
}

const WEEKS = 104

/** The days on which trade orders, from the oldest on; today counts if it is one. */
const workdays = (today: CalendarDate): readonly CalendarDate[] =>
  Array.from({ length: WEEKS * 7 + 1 }, (_, index) => addDays(today, index - WEEKS * 7)).filter(
    (day) => !isNonDeliveryDay(day, []),
  )

const chosen = <Item>(items: readonly Item[], random: SeededRandom, bias: number): Item | undefined =>
  items[Math.floor(items.length * random.next() ** bias)]

/** The first order of each of the last days is as it should be for something of every state to be seen. */
const fateOf = (index: number, recent: number | undefined): Fate => {
  if (recent !== undefined && recent <= 3) return 'planned'
  if (recent === 4 || recent === 6 || index % 17 === 4) return 'short'
  if (index % 29 === 3) return 'cancelled'
  if (index % 31 === 5) return 'returned'
  return index % 41 === 7 ? 'damaged' : 'planned'
}

const deliveryOf = ({ collected }: DemoHistory, random: SeededRandom, recent: number | undefined): DeliveryId => {
  if (recent !== undefined && recent >= 1 && recent <= 3) return 'EXH'
  let left = random.next() * 100
  for (const id of ['EXH', 'EXB', 'XXX'] as const) if ((left -= collected[id] ?? 0) < 0) return id
  return 'DBI'
}

const addressNamed = (customerId: string, label: string): DeliveryAddress | undefined => {
  const index = demoAddresses.findIndex((address) => address.customerId === customerId && address.label === label)
  const found = demoAddresses[index]
  if (found === undefined) return undefined
  const { recipientName, address1, address2, address3, postalCode, postalAddress } = found
  const countryCode = countryOfPostalCode(postalCode)
  const texts = { label, recipientName, address1, address2, address3, postalCode, postalAddress, countryCode }
  return { ...texts, id: addressId(`demo-address-${index + 1}`) }
}

/**
 * The orders of a customer over two years, from the oldest on. The same day gives the same orders.
 * @param share of the orders of a whole catalogue, from 0 to 1
 */
export const madeOrders = (
  history: DemoHistory,
  regulars: readonly Regular[],
  { today, timeOfDay, share }: { readonly today: CalendarDate; readonly timeOfDay: string; readonly share: number },
): readonly MadeOrder[] => {
  const days = workdays(today)
  const random = seededRandom(Number(history.customerId))
  const made: MadeOrder[] = []
  for (const [position, day] of days.entries()) {
    const wanted = history.ordersADay * share
    const count = Math.floor(wanted) + (random.next() < wanted % 1 ? 1 : 0)
    for (let nth = 0; nth < count; nth++) {
      const order = madeOrder(
        history,
        regulars,
        random,
        { day, nth, daysBack: days.length - 1 - position },
        made.length,
      )
      // Nothing is ordered later than now.
      if (day < today || order.timeOfDay < timeOfDay) made.push(order.order)
    }
  }
  return made
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const madeOrder = (
  history: DemoHistory,
  regulars: readonly Regular[],
  random: SeededRandom,
  { day, nth, daysBack }: { readonly day: CalendarDate; readonly nth: number; readonly daysBack: number },
  index: number,
): { readonly timeOfDay: string; readonly order: MadeOrder } => {
  const recent = nth === 0 && daysBack <= 6 ? daysBack : undefined
  const buyer = chosen(history.buyers, random, 1.8) ?? { userId: '', reference: '' }
  const place = chosen(history.sites, random, 1.4) ?? { projectId: '', marks: [], address: '' }
  const deliveryId = deliveryOf(history, random, recent)
  const [usual, large] = history.rows
  const rows = 1 + Math.floor((random.next() < 0.12 ? large : usual) * random.next() * 1.6)
  const articles = new Set(
    Array.from({ length: rows }, () => chosen(regulars, random, 1.6)).flatMap((one) => one ?? []),
  )
  const timeOfDay = `${twoDigits(random.between(6, 14))}:${twoDigits(random.between(0, 59))}`
  const wait = recent === undefined && random.next() < 0.3 ? random.between(1, 3) : 0
  const first = deliveryId === 'XXX' || deliveryId === 'EXB' ? day : nextDeliveryDate(day, [])
  const requestedDay = Array.from({ length: wait }).reduce<CalendarDate>((so) => nextDeliveryDate(so, []), first)
  return {
    timeOfDay,
    order: {
      history,
      placedAt: instantOf({ day, timeOfDay }),
      buyer,
      projectId: place.projectId,
      goodsMark: chosen(place.marks, random, 1) ?? '',
      deliveryId,
      destination: isStoreDelivery(deliveryId) ? undefined : addressNamed(history.customerId, place.address),
      requestedDay: deliveryId === 'XXX' || deliveryId === 'EXB' ? first : requestedDay,
      lines: [...articles].map((article) => ({
        article,
        quantity: article.orderMultiple * random.between(1, 6),
        label: random.next() < 0.15 ? (chosen(place.marks, random, 1) ?? '') : '',
      })),
      fate: fateOf(index, recent),
    },
  }
}
