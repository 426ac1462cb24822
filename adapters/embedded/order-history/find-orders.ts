import * as E from 'fp-ts/Either'
import { sql, type RawBuilder } from 'kysely'
import type { OrderSummary } from '#application/ports/order-history'
import { addDays, type CalendarDate, datePartsOf } from '#domain/kernel/calendar-date'
import { type Instant, instant } from '#domain/kernel/ids'
import { sortsTellingPrices, type OrderSort } from '#domain/order/order-search'
import { may } from '#domain/session/permissions'
import type { Identity } from '../auth/identity'
import type { Database } from '../database/database'
import type { RequestFailure } from '../request-failure'
import { instantOf } from './order-clock'
import { summaryColumns, summaryJoins, summaryOf, type SummaryRow } from './order-summary'
import { haveWords } from './order-words'
import type { AskedOrders } from './orders-query'
import { searchedReach } from './reach'

type Condition = RawBuilder<unknown>

const pricesHidden: RequestFailure = {
  status: 403,
  code: 'PRICES_DENIED',
  message: 'Du saknar rättighet att se priser, så ordrarna kan inte sorteras efter summa.',
}

const orderings: Readonly<Record<OrderSort, Condition>> = {
  newest: sql`placed_at desc, order_number desc`,
  oldest: sql`placed_at, order_number`,
  highestTotal: sql`total desc, placed_at desc, order_number desc`,
  lowestTotal: sql`total, placed_at, order_number`,
}

/** The same once other tables are joined. */
const orderingsOfPage: Readonly<Record<OrderSort, Condition>> = {
  newest: sql`history.placed_at desc, order_number desc`,
  oldest: sql`history.placed_at, order_number`,
  highestTotal: sql`history.total desc, history.placed_at desc, order_number desc`,
  lowestTotal: sql`history.total, history.placed_at, order_number`,
}

const FIRST = { year: 1900, start: instant('1900-01-01T00:00:00.000Z') }
const LAST = { year: 9000, start: instant('9000-01-01T00:00:00.000Z') }

/**
 * When a day begins in Sweden, or one some days later. Of a year in which no order is placed any time will do: the very
 * first and last days have none beside them that can be written.
 */
const startOf = (day: CalendarDate, daysLater = 0): Instant => {
  const { year } = datePartsOf(day)
  if (year < FIRST.year) return FIRST.start
  return year > LAST.year ? LAST.start : instantOf({ day: addDays(day, daysLater), timeOfDay: '00:00' })
}

const conditionsOf = (customers: readonly string[], asked: AskedOrders): Condition => {
  const { search, statuses, fromDate, toDate } = asked
  return sql.join(
    [
      // An index gives the rows of one customer in order; those of several it does not.
      customers.length === 1
        ? sql`customer_id = ${customers[0]}`
        : sql`customer_id = any(${sql.val([...customers])}::text[])`,
      ...(search.words.length === 0 ? [] : [haveWords(search)]),
      ...(statuses.length === 0 ? [] : [sql`status = any(${sql.val([...statuses])}::text[])`]),
      ...(fromDate === undefined ? [] : [sql`placed_at >= ${startOf(fromDate)}::timestamptz`]),
      ...(toDate === undefined ? [] : [sql`placed_at < ${startOf(toDate, 1)}::timestamptz`]),
    ],
    sql` and `,
  )
}

/** The orders that a reader is told of, by the parameters of the search (ORDER-09). The total does not depend on the page. */
export const findOrders = async (
  db: Database,
  identity: Identity,
  asked: AskedOrders,
): Promise<E.Either<RequestFailure, { readonly data: readonly OrderSummary[]; readonly total: number }>> => {
  const reach = await searchedReach(db, identity, asked.search.customers)
  if (sortsTellingPrices.includes(asked.sort) && !reach.every((reached) => may(reached, 'seePrices')))
    return E.left(pricesHidden)
  if (reach.length === 0 || asked.search.isWordless) return E.right({ data: [], total: 0 })
  const condition = conditionsOf(
    reach.map((reached) => reached.customerId),
    asked,
  )
  const ordering = orderings[asked.sort]
  // The page is found by what the index holds, and only its own rows are read.
  const page = await sql<SummaryRow>`
    select ${summaryColumns} from (
      select order_number from order_history where ${condition}
      order by ${ordering} limit ${asked.limit}::int offset ${asked.offset}::int
    ) as page join order_history as history using (order_number) ${summaryJoins}
    order by ${orderingsOfPage[asked.sort]}`.execute(db)
  const count = await sql<{ orders: number | string }>`
    select count(*) as orders from order_history where ${condition}`.execute(db)
  return E.right({
    data: page.rows.flatMap((row) =>
      reach
        .filter((reached) => reached.customerId === row.customer_id)
        .map((reached) => summaryOf(row, reached, identity)),
    ),
    total: Number(count.rows[0]?.orders ?? 0),
  })
}
