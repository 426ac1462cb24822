import * as O from 'fp-ts/Option'
import { sql } from 'kysely'
import type { CartLine } from '#domain/cart/cart'
import { lineKey } from '#domain/cart/line-key'
import { DEFAULT_BRAND } from '#domain/kernel/brand-code'
import { addDays, type CalendarDate } from '#domain/kernel/calendar-date'
import { articleNumber, customerId, locationId, projectId, userId } from '#domain/kernel/ids'
import type { Identity } from '../../auth/identity'
import { withArticles } from '../../cart/line-variants'
import { placesOf, type PlacesOfDeliveries, readPlaces } from '../../cart/places'
import type { Database } from '../../database/database'
import { CENTRAL_STORAGE } from '../stores/store-data'
import { brandConfigs } from '../../config/brand-config'
import { freightOfDelivery } from '../../orders/order-total'
import { saveDelivery, saveOrder } from '../../orders/save-order'
import { readQuantity } from '#domain/kernel/quantity'

type Buyer = Pick<Identity, 'brand' | 'userId' | 'customerId' | 'projectId' | 'role'>

/** Orders of one buyer over the last year. */
interface DemoHistory {
  /** Part of the order ids. */
  readonly name: string
  readonly buyer: Buyer
  /** What their trade goes through, the most usual first, of whatever the catalogue has. */
  readonly families: readonly string[]
  /** Before today, from the oldest on. */
  readonly weeksAgo: readonly number[]
}

const everyNth = (step: number, oldest: number, newest: number): readonly number[] =>
  Array.from({ length: Math.floor((oldest - newest) / step) + 1 }, (_, index) => oldest - index * step)

const plumbing = ['kulventil', 'tror', 'pexror', 'klamkoppling', 'klammer', 'kopparror', 'vinkel', 'presskulventil']
const service = ['packning', 'blandare', 'vattenlas', 'termostat', 'backventil', 'tejp', 'sakerhetsventil', 'spray']
const tiling = ['kakel', 'fastmassa', 'fogbruk', 'fogtub', 'golvbrunn', 'kapskiva', 'handske']
const property = ['armatur', 'sakring', 'packning', 'vattenlas', 'skruv', 'tejp']

const orderedBy = (user: string, customer: string, project: string | undefined, role: Buyer['role']): Buyer => ({
  brand: DEFAULT_BRAND,
  userId: userId(user),
  customerId: customerId(customer),
  projectId: project === undefined ? undefined : projectId(project),
  role,
})

const histories: readonly DemoHistory[] = [
  {
    name: 'kvarnen',
    buyer: orderedBy('u-user', '104822', 'P-3317', 'USER'),
    families: plumbing,
    weeksAgo: [...everyNth(3, 51, 9), ...everyNth(1, 8, 1)],
  },
  {
    name: 'ekbacken',
    buyer: orderedBy('u-buyeradmin', '104822', 'P-3309', 'BUYER_ADMIN'),
    families: [...property, ...plumbing],
    weeksAgo: everyNth(5, 50, 5),
  },
  {
    name: 'service',
    buyer: orderedBy('u-buyeradmin', '104830', undefined, 'BUYER_ADMIN'),
    families: service,
    weeksAgo: everyNth(4, 50, 2),
  },
  {
    name: 'almenas',
    buyer: orderedBy('u-nyrorhord', '220417', undefined, 'USER'),
    families: tiling,
    weeksAgo: everyNth(6, 49, 1),
  },
  {
    name: 'aby',
    buyer: orderedBy('u-inkop', '318844', undefined, 'USER'),
    families: property,
    weeksAgo: everyNth(6, 47, 5),
  },
]

/** A year of orders of the customers that the demo accounts work for; Tom has ordered nothing yet. */
export const seedDemoOrders = async (db: Database, today: CalendarDate): Promise<void> => {
  const places = await readPlaces(db)
  for (const history of histories) await seedHistory(db, history, places, today)
}

const seedHistory = async (
  db: Database,
  { name, buyer, families, weeksAgo }: DemoHistory,
  places: PlacesOfDeliveries,
  today: CalendarDate,
): Promise<void> => {
  const identity: Identity = { ...buyer, sessionId: '', permissionDenies: [] }
  const picks = await regulars(db, families)
  for (const weeks of weeksAgo) {
    const lines = await withArticles(db, identity, linesOf(picks, weeks), (delivery) => placesOf(delivery, places))
    if (lines.length === 0) continue
    const orderId = `demo-order-${name}-${weeks}`
    const owner = {
      cart_id: orderId,
      user_id: buyer.userId,
      customer_id: buyer.customerId ?? '',
      project_id: buyer.projectId ?? '',
    }
    // Trade orders in the morning, and not always on the same day of the week.
    const placedAt = `${addDays(today, -7 * weeks + (weeks % 3))}T07:12:00+01:00`
    await saveOrder(db, owner, { orderId, placedAt, sendOrderReceipt: false })
    await saveDelivery(db, orderId, {
      deliveryId: 'DBI',
      details: {
        place: { tag: 'Warehouse', warehouseId: locationId(CENTRAL_STORAGE.id) },
        destination: undefined,
        requestedDeliveryDate: undefined,
        fields: {},
      },
      lines,
      freight: freightOfDelivery('DBI', lines, brandConfigs.dahl.deliveryOptions),
    })
  }
}

interface Regular {
  readonly article_number: string
  readonly order_multiple: number
}

/** The first three in every order, the next three in every other, and so on. */
const linesOf = (picks: readonly Regular[], weeksAgo: number): readonly CartLine[] =>
  picks
    .filter((_, rank) => weeksAgo % (1 + Math.floor(rank / 3)) === 0)
    .flatMap(({ article_number, order_multiple }) => {
      const quantity = readQuantity(order_multiple * (1 + (weeksAgo % 3)))
      return O.isNone(quantity) ? [] : [{ article_number, quantity: quantity.value }]
    })
    .map(({ article_number, quantity }) => ({
      key: lineKey(articleNumber(article_number), 'DBI', ''),
      cartItemId: undefined,
      articleNumber: articleNumber(article_number),
      deliveryId: 'DBI',
      quantity,
      label: '',
      requestedDeliveryDate: undefined,
      article: undefined,
    }))

const SIZES_OF_A_FAMILY = 2

/** Two sizes of each family, of whatever the catalogue has: the usual size of every family first. */
const regulars = async (db: Database, families: readonly string[]): Promise<readonly Regular[]> => {
  const { rows } = await sql<Regular>`
    select article_number, order_multiple from (
      select family, article_number, order_multiple,
        row_number() over (partition by family order by abs(position - 3), article_number) as rank
      from variants join products using (product_id)
      where family = any(${families}::text[]) and not discontinued and not ask_for_price and purchase_constraints = '{}'
    ) as regulars
    where rank <= ${SIZES_OF_A_FAMILY}
    order by rank, array_position(${families}::text[], family)`.execute(db)
  return rows
}
