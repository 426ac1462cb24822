import * as E from 'fp-ts/Either'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { UserUpdateBody } from '#adapters/contract/user'
import type { Database } from '../database/database'
import type { RequestFailure } from '../request-failure'
import type { UserRow } from './managed-users'
import { invalidUser } from './refusals'

/** What a user begins with: the store, the delivery, and the customer with the project of the first session. */
export interface Standards {
  readonly preferred_store: string | null
  readonly preferred_delivery_method: DeliveryId | null
  readonly default_customer_id: string | null
  readonly default_project_id: string | null
}

/**
 * The standards after a change. A customer must be one of the user's, and a project one of that customer; those of a
 * customer that is taken away from the user are cleared.
 * @param customers of the user after the change
 */
export const readStandards = async (
  trx: Database,
  row: UserRow,
  body: UserUpdateBody,
  customers: readonly string[],
): Promise<E.Either<RequestFailure, Standards>> => {
  const chosen = body.defaultCustomerId === undefined ? row.default_customer_id : body.defaultCustomerId
  const isOwn = chosen === null || customers.includes(chosen)
  if (!isOwn && body.defaultCustomerId !== undefined)
    return fault('defaultCustomerId', 'Välj en av användarens kunder.')
  const customer = isOwn ? chosen : null
  const project = body.defaultProjectId === undefined ? keptProject(row, customer) : body.defaultProjectId
  if (project !== null && !(await isProjectOf(trx, customer, project)))
    return fault('defaultProjectId', 'Välj ett av kundens projekt.')
  const store = body.preferredStore === undefined ? row.preferred_store : body.preferredStore
  if (store !== null && store !== row.preferred_store && !(await isStore(trx, store)))
    return fault('preferredStore', 'Välj en av våra butiker.')
  return E.right({
    preferred_store: store,
    preferred_delivery_method:
      body.preferredDeliveryMethod === undefined ? row.preferred_delivery_method : body.preferredDeliveryMethod,
    default_customer_id: customer,
    default_project_id: project,
  })
}

const fault = (path: string, message: string): E.Either<RequestFailure, never> =>
  E.left(invalidUser([{ path, message }]))

const keptProject = (row: UserRow, customer: string | null): string | null =>
  customer === row.default_customer_id ? row.default_project_id : null

const isProjectOf = async (trx: Database, customer: string | null, project: string): Promise<boolean> =>
  (await trx
    .selectFrom('projects')
    .select('project_id')
    .where('customer_id', '=', customer ?? '')
    .where('project_id', '=', project)
    .executeTakeFirst()) !== undefined

const isStore = async (trx: Database, store: string): Promise<boolean> =>
  (await trx
    .selectFrom('locations')
    .select('location_id')
    .where('location_id', '=', store)
    .where('kind', '=', 'store')
    .executeTakeFirst()) !== undefined
