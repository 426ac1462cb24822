import * as O from 'fp-ts/Option'
import { sql } from 'kysely'
import type { CartLine } from '#domain/cart/cart'
import { lineKey } from '#domain/cart/line-key'
import { addDays, type CalendarDate } from '#domain/kernel/calendar-date'
import { articleNumber, locationId } from '#domain/kernel/ids'
import type { Identity } from '../../auth/identity'
import { withArticles } from '../../cart/line-variants'
import { placesOf, readPlaces } from '../../cart/places'
import type { Database } from '../../database/database'
import { CENTRAL_STORAGE } from '../stores/store-data'
import { brandConfigs } from '../../config/brand-config'
import { freightOfDelivery } from '../../orders/order-total'
import { saveDelivery, saveOrder } from '../../orders/save-order'
import { readQuantity } from '#domain/kernel/quantity'

type Buyer = Pick<Identity, 'brand' | 'userId' | 'customerId' | 'projectId' | 'role'>

const WEEKS = 8

/** A plumber's last weeks: an order every week, three articles in all of them and others now and then. */
export const seedDemoOrders = async (db: Database, buyer: Buyer, today: CalendarDate): Promise<void> => {
  const identity: Identity = { ...buyer, sessionId: '', permissionDenies: [] }
  const picks = await regulars(db)
  const places = await readPlaces(db)
  for (let weeksAgo = WEEKS; weeksAgo >= 1; weeksAgo -= 1) {
    const lines = await withArticles(db, identity, linesOf(picks, weeksAgo), (delivery) => placesOf(delivery, places))
    if (lines.length === 0) continue
    const orderId = `demo-order-${weeksAgo}`
    const owner = {
      cart_id: orderId,
      user_id: buyer.userId,
      customer_id: buyer.customerId ?? '',
      project_id: buyer.projectId ?? '',
    }
    const placedAt = `${addDays(today, -7 * weeksAgo)}T07:12:00+01:00`
    await saveOrder(db, owner, { orderId, placedAt, sendOrderReceipt: false })
    await saveDelivery(db, orderId, {
      deliveryId: 'DBI',
      details: {
        place: { tag: 'Warehouse', warehouseId: locationId(CENTRAL_STORAGE.id) },
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

/** The first three every week, the next three every other, and so on. */
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

/** What a plumber goes through, of whatever the catalogue has. */
const families = ['kulventil', 'tror', 'pexror', 'klamkoppling', 'klammer', 'kopparror', 'vinkel', 'presskulventil']

const regulars = async (db: Database): Promise<readonly Regular[]> => {
  const { rows } = await sql<Regular>`
    select article_number, order_multiple from (
      select distinct on (family) family, article_number, order_multiple
      from variants join products using (product_id)
      where family = any(${families}::text[]) and not discontinued and not ask_for_price and purchase_constraints = '{}'
      order by family, abs(position - 3), article_number
    ) as regulars
    order by array_position(${families}::text[], family)`.execute(db)
  return rows
}
