import * as E from 'fp-ts/Either'
import type { CreateEventsBody } from '#adapters/contract/search'
import { bulkInsert } from '../database/bulk-insert'
import type { Database } from '../database/database'
import { countDemand } from './demand'
import { badRequest, type SearchFault } from './search-fault'

const MOST_EVENTS = 500
const LONGEST_NAME = 100
const LARGEST_AMOUNT = 1e9

type Event = CreateEventsBody['events'][number]

const isAmount = (amount: number): boolean => Math.abs(amount) <= LARGEST_AMOUNT

const faultIn = ({ type, entity, orderId = '', quantity = 0, revenue = 0 }: Event): SearchFault | undefined => {
  if (type.trim() === '' || type.length > LONGEST_NAME) return badRequest('type', 'An event says its type')
  if (entity.type.trim() === '' || entity.id.trim() === '')
    return badRequest('entity', 'An entity has a type and an id')
  if (!isAmount(quantity) || !isAmount(revenue)) return badRequest('events', `Amounts are at most ${LARGEST_AMOUNT}`)
  return [entity.type, entity.id, orderId].some((name) => name.length > LONGEST_NAME)
    ? badRequest('events', `Names have at most ${LONGEST_NAME} characters`)
    : undefined
}

/**
 * Keeps what a visitor did with articles: what was bought together is found beside each other from then on, and what is
 * asked for more becomes more popular.
 */
export const keepEvents = async (
  db: Database,
  userId: string,
  { events }: CreateEventsBody,
): Promise<E.Either<SearchFault, void>> => {
  if (events.length === 0 || events.length > MOST_EVENTS)
    return E.left(badRequest('events', `Events are from 1 to ${MOST_EVENTS}`))
  const fault = events.map(faultIn).find((found) => found !== undefined)
  if (fault !== undefined) return E.left(fault)
  await countDemand(db, userId, events)
  await bulkInsert(
    db,
    'behaviour_events',
    events.map(({ type, entity, orderId, quantity, revenue }) => ({
      user_id: userId,
      type,
      entity_type: entity.type,
      entity_id: entity.id,
      order_id: orderId ?? null,
      quantity: quantity ?? null,
      revenue: revenue ?? null,
    })),
  )
  return E.right(undefined)
}
