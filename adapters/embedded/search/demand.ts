import { sql } from 'kysely'
import type { CreateEventsBody } from '#adapters/contract/search'
import type { Database } from '../database/database'

type Event = CreateEventsBody['events'][number]

/** What is done with an article says how much it is asked for. */
const weights: Readonly<Record<string, number>> = { click: 0.2, addtocart: 1, purchase: 3 }

/** Demand that is not renewed counts half as much after a fortnight. */
const HALF_LIFE_S = 14 * 24 * 3600
const halved = sql`power(0.5, extract(epoch from now() - counted_at) / ${sql.lit(HALF_LIFE_S)})`

/** At so much demand an article has come half the way to the most that demand can add to its popularity, which is 1. */
const HALF_WAY = 10

/** What changes less is not worth writing. */
const LEAST_CHANGE = 0.005
const LEAST_DEMAND = 0.02

/**
 * Counts what a visitor does with articles, each kind once a day: who presses twice does not want twice as much. To be
 * asked before the events themselves are kept.
 */
export const countDemand = async (db: Database, userId: string, events: readonly Event[]): Promise<void> => {
  const counted = new Map(
    events
      .filter(({ type, entity }) => entity.type === 'Variant' && weights[type] !== undefined)
      .map((event) => [`${event.type} ${event.entity.id}`, event]),
  )
  if (counted.size === 0) return
  const told = [...counted.values()]
  await sql`
    insert into article_demand (article_number, score, counted_at)
    select article_number, sum(weight), now()
    from unnest(
      ${told.map(({ entity }) => entity.id)}::text[],
      ${told.map(({ type }) => type)}::text[],
      ${told.map(({ type }) => weights[type] ?? 0)}::double precision[]
    ) as told(article_number, type, weight)
    join search_articles using (article_number)
    where not exists (
      select from behaviour_events as earlier
      where earlier.entity_id = told.article_number and earlier.user_id = ${userId}::text and earlier.type = told.type
        and earlier.happened_at > now() - interval '1 day'
    )
    group by article_number
    order by article_number
    on conflict (article_number) do update
      set score = article_demand.score * power(0.5, extract(epoch from now() - article_demand.counted_at) / ${sql.lit(HALF_LIFE_S)})
        + excluded.score,
      counted_at = now()
  `.execute(db)
}

// Any number that no other lock uses: processes on one database must not wait for each other here.
const DEMAND_LOCK = 730_002

/**
 * Brings popularity up to date: what the catalogue says to begin with, and what visitors have asked for since, up to as
 * much again. What is long past is forgotten.
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
  })
