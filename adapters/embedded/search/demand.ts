import { sql } from 'kysely'
import type { Database } from '../database/database'
import { limits } from '../limits'
import type { Visitor } from './behaviour-events'

/** An event as it was kept. */
export interface KeptEvent {
  readonly event_id: number
  readonly type: string
  readonly entity_type: string
  readonly entity_id: string
  readonly order_id: string | null
}

/**
 * The weight of each kind of event for the demand of an article. Clicks and carts are unverified, so one address
 * changes an article by at most 0.03. Orders are verified.
 */
const weights: Readonly<Record<string, number>> = { click: 0.05, addtocart: 0.25, purchase: 3 }

/** Demand that is not renewed counts half as much after a fortnight. */
const HALF_LIFE_S = 14 * 24 * 3600
const halved = sql`power(0.5, extract(epoch from now() - counted_at) / ${sql.lit(HALF_LIFE_S)})`

/** At so much demand an article has come half the way to the most that demand can add to its popularity, which is 1. */
const HALF_WAY = 10

/** Smaller changes are not written. */
const LEAST_CHANGE = 0.005
const LEAST_DEMAND = 0.02

/**
 * Counts what a visitor did with articles. The addresses of one network count by the logarithm of their number, and a
 * customer's orders of an article once a day. Must run in the transaction that kept the events.
 */
export const countDemand = async (
  trx: Database,
  { household, block }: Pick<Visitor, 'household' | 'block'>,
  events: readonly KeptEvent[],
): Promise<void> => {
  const reported = events.filter(({ type, entity_type }) => entity_type === 'Variant' && weights[type] !== undefined)
  if (reported.length === 0) return
  await sql`
    insert into article_demand (article_number, score, counted_at)
    select article_number, sum(case when type = 'purchase' then weight else weight * log(2, (others + 2.0) / (others + 1.0))::double precision end), now()
    from unnest(
      ${reported.map(({ entity_id }) => entity_id)}::text[],
      ${reported.map(({ type }) => type)}::text[],
      ${reported.map(({ type }) => weights[type] ?? 0)}::double precision[],
      ${reported.map(({ event_id }) => event_id)}::bigint[],
      ${reported.map(({ order_id }) => order_id)}::text[]
    ) as reported(article_number, type, weight, event_id, order_id)
    join search_articles using (article_number)
    cross join lateral (
      select count(distinct address) as others from behaviour_events as earlier
      where earlier.block = ${block}::text and earlier.address <> ${household}::text
        and earlier.type = reported.type and earlier.entity_id = reported.article_number
    ) as neighbours
    where type <> 'purchase' or not exists (
      select from behaviour_events as earlier
      join order_deliveries on order_deliveries.order_number = earlier.order_id
      join orders on orders.order_id = order_deliveries.order_id
      where earlier.entity_id = reported.article_number and earlier.type = 'purchase' and earlier.event_id < reported.event_id
        and earlier.happened_at > now() - interval '1 day'
        and orders.customer_id = (
          select own.customer_id from orders as own
          join order_deliveries as delivery on delivery.order_id = own.order_id
          where delivery.order_number = reported.order_id))
    group by article_number
    order by article_number
    on conflict (article_number) do update
      set score = article_demand.score * power(0.5, extract(epoch from now() - article_demand.counted_at) / ${sql.lit(HALF_LIFE_S)})
        + excluded.score,
      counted_at = now()
  `.execute(trx)
}

// Any number that no other lock uses: processes on one database must not wait for each other here.
const DEMAND_LOCK = 730_002

/**
 * Updates popularity: the catalogue's initial value, plus at most as much from visitors' events. Old events lose their
 * weight.
 */
export const refreshPopularity = (db: Database): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${DEMAND_LOCK}) as mine`.execute(trx)
    if (rows[0]?.mine !== true) return
    await sql`
      update search_articles as article
      set start_popularity = coalesce(start_popularity, popularity),
        popularity = coalesce(start_popularity, popularity) + demand.added
      from (
        select article_number, score * ${halved} / (score * ${halved} + ${sql.lit(HALF_WAY)}) as added from article_demand
      ) as demand
      where demand.article_number = article.article_number
        and abs(coalesce(start_popularity, popularity) + demand.added - popularity) > ${sql.lit(LEAST_CHANGE)}
    `.execute(trx)
    await sql`delete from article_demand where score * ${halved} < ${sql.lit(LEAST_DEMAND)}`.execute(trx)
    await sql`
      delete from behaviour_events where happened_at < now() - interval '1 year'
        or (type <> 'purchase' and happened_at < now() - interval '30 days')
    `.execute(trx)
    await sql`
      delete from behaviour_events where event_id <= (
        select event_id from behaviour_events order by event_id desc offset ${limits.behaviourEvents.mostRows} limit 1)
    `.execute(trx)
  })
