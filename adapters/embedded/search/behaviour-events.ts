import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { CreateEventsBody } from '#adapters/contract/search'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { countDemand, type KeptEvent } from './demand'
import { badRequest, type SearchFault } from './search-fault'

const { mostPerRequest, longestNameCharacters, largestAmount, mostRowsPerAddressDay, mostRowsPerVisitorDay } =
  limits.behaviourEvents

type Event = CreateEventsBody['events'][number]

/** Who reports events. Addresses are digests of the day. */
export interface Visitor {
  /** As the client states it, unverified. */
  readonly userId: string
  readonly household: string
  readonly block: string
}

const isAmount = (amount: number): boolean => Math.abs(amount) <= largestAmount

const faultIn = ({ type, entity, orderId = '', quantity = 0, revenue = 0 }: Event): SearchFault | undefined => {
  if (type.trim() === '' || type.length > longestNameCharacters) return badRequest('type', 'An event says its type')
  if (entity.type.trim() === '' || entity.id.trim() === '')
    return badRequest('entity', 'An entity has a type and an id')
  if (!isAmount(quantity) || !isAmount(revenue)) return badRequest('events', `Amounts are at most ${largestAmount}`)
  return [entity.type, entity.id, orderId].some((name) => name.length > longestNameCharacters)
    ? badRequest('events', `Names have at most ${longestNameCharacters} characters`)
    : undefined
}

/**
 * Stores visitors' events. Articles bought together become related, and articles with more events more popular. Visitors
 * are not authenticated: an address counts once a day for each article, a purchase only when an order holds the article,
 * and events above the limits of a day are dropped.
 */
export const keepEvents = async (
  db: Database,
  visitor: Visitor,
  { events }: CreateEventsBody,
): Promise<E.Either<SearchFault, void>> => {
  if (events.length === 0 || events.length > mostPerRequest)
    return E.left(badRequest('events', `Events are from 1 to ${mostPerRequest}`))
  const fault = events.map(faultIn).find((found) => found !== undefined)
  if (fault !== undefined) return E.left(fault)
  await db.transaction().execute(async (trx) => {
    // Requests of one address follow each other, so that none is counted twice.
    await sql`select pg_advisory_xact_lock(${EVENTS_LOCK}, hashtext(${visitor.household}))`.execute(trx)
    const kept = await insertNew(trx, visitor, events, await roomFor(trx, visitor))
    await countDemand(trx, visitor, kept)
  })
  return E.right(undefined)
}

// Any number that no other lock uses.
const EVENTS_LOCK = 730_003

/** How many more rows a visitor may add today. */
const roomFor = async (trx: Database, { userId, household }: Visitor): Promise<number> => {
  // Anybody can state any visitor: those of other addresses do not count.
  const { rows } = await sql<{ of_address: number; of_visitor: number }>`select
    count(*)::int as of_address, count(*) filter (where user_id = ${userId})::int as of_visitor
    from behaviour_events where address = ${household}`.execute(trx)
  const [used] = rows
  return Math.max(
    0,
    Math.min(mostRowsPerAddressDay - (used?.of_address ?? 0), mostRowsPerVisitorDay - (used?.of_visitor ?? 0)),
  )
}

/** Inserts new events, and of purchases only those that an order confirms. */
const insertNew = async (
  trx: Database,
  { userId, household, block }: Visitor,
  events: readonly Event[],
  room: number,
): Promise<readonly KeptEvent[]> => {
  const reported = [...new Map(events.map((event) => [keyOf(event), event])).values()]
  const { rows } = await sql<KeptEvent>`
    insert into behaviour_events (user_id, address, block, type, entity_type, entity_id, order_id, quantity, revenue)
    select ${userId}::text, ${household}::text, ${block}::text, type, entity_type, entity_id, order_id, quantity, revenue
    from unnest(
      ${reported.map(({ type }) => type)}::text[],
      ${reported.map(({ entity }) => entity.type)}::text[],
      ${reported.map(({ entity }) => entity.id)}::text[],
      ${reported.map(({ orderId }) => orderId ?? null)}::text[],
      ${reported.map(({ quantity }) => quantity ?? null)}::double precision[],
      ${reported.map(({ revenue }) => revenue ?? null)}::numeric[]
    ) as reported(type, entity_type, entity_id, order_id, quantity, revenue)
    where case when type = 'purchase' then
      exists (select from order_lines where order_number = reported.order_id and article_number = reported.entity_id)
      and not exists (
        select from behaviour_events as earlier
        where earlier.order_id = reported.order_id and earlier.entity_id = reported.entity_id and earlier.type = 'purchase')
    else
      not exists (
        select from behaviour_events as earlier
        where earlier.address = ${household}::text and earlier.type = reported.type and earlier.entity_id = reported.entity_id)
      and not exists (
        select from behaviour_events as earlier
        where earlier.user_id = ${userId}::text and earlier.happened_at > now() - interval '1 day'
          and earlier.type = reported.type and earlier.entity_id = reported.entity_id)
    end
    limit ${room}
    returning event_id, type, entity_type, entity_id, order_id`.execute(trx)
  return rows
}

/** Removes duplicates within one request. */
const keyOf = ({ type, entity, orderId }: Event): string =>
  JSON.stringify([type, entity.type, entity.id, type === 'purchase' ? orderId : undefined])
