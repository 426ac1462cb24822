import * as O from 'fp-ts/Option'
import { customerId, projectId, type CustomerId, type ProjectId } from '#domain/kernel/ids'
import type { PermissionDeny, Role } from '#domain/session/session'
import type { LogInBody } from '#adapters/contract/session'
import type { Database } from '../database/database'

/** The customer and project of a session, and what its user may do there. */
export interface SessionContext {
  readonly customerId: CustomerId | undefined
  readonly projectId: ProjectId | undefined
  readonly role: Role
  readonly permissionDenies: readonly PermissionDeny[]
}

/** A user as the account says, where no customer says otherwise. */
interface Account {
  readonly user_id: string
  readonly role: Role
  readonly permission_denies: readonly PermissionDeny[]
}

const withoutCustomer = ({ role, permission_denies }: Account): SessionContext => ({
  customerId: undefined,
  projectId: undefined,
  role,
  permissionDenies: permission_denies,
})

export interface WantedContext {
  readonly customerId: string | undefined
  readonly projectId: string | undefined
}

/** The context if the user may work in it: an active customer of theirs and a project of that customer. */
export const ownedContext = async (
  db: Database,
  user: Account,
  wanted: WantedContext,
): Promise<O.Option<SessionContext>> => {
  if (wanted.customerId === undefined) {
    return wanted.projectId === undefined ? O.some(withoutCustomer(user)) : O.none
  }
  const customer = await db
    .selectFrom('user_customers')
    .innerJoin('customers', 'customers.customer_id', 'user_customers.customer_id')
    .select(['customers.customer_id', 'user_customers.role', 'user_customers.permission_denies'])
    .where('user_customers.user_id', '=', user.user_id)
    .where('customers.customer_id', '=', wanted.customerId)
    .where('customers.active', '=', true)
    .executeTakeFirst()
  if (customer === undefined) return O.none
  const context = {
    customerId: customerId(customer.customer_id),
    projectId: undefined,
    role: customer.role,
    permissionDenies: customer.permission_denies ?? user.permission_denies,
  }
  if (wanted.projectId === undefined) return O.some(context)
  const project = await db
    .selectFrom('projects')
    .select('project_id')
    .where('customer_id', '=', customer.customer_id)
    .where('project_id', '=', wanted.projectId)
    .executeTakeFirst()
  return project === undefined ? O.none : O.some({ ...context, projectId: projectId(project.project_id) })
}

/** The initial context of a user: their own default, else their only customer (CUSTOMER-02). */
export const firstContext = async (
  db: Database,
  user: Account & {
    readonly default_customer_id: string | null
    readonly default_project_id: string | null
  },
): Promise<SessionContext> => {
  const wanted = {
    customerId: user.default_customer_id ?? (await onlyCustomer(db, user.user_id)),
    projectId: user.default_customer_id === null ? undefined : (user.default_project_id ?? undefined),
  }
  return O.getOrElse(() => withoutCustomer(user))(await ownedContext(db, user, wanted))
}

const onlyCustomer = async (db: Database, userId: string): Promise<string | undefined> => {
  const [first, second] = await db
    .selectFrom('user_customers')
    .innerJoin('customers', 'customers.customer_id', 'user_customers.customer_id')
    .select('customers.customer_id')
    .where('user_id', '=', userId)
    .where('active', '=', true)
    .limit(2)
    .execute()
  return second === undefined ? first?.customer_id : undefined
}

/**
 * The context that a refresh asks for. Null clears a field and an absent field stays. A change of customer never
 * keeps the previous customer's project.
 */
export const wantedBy = (body: LogInBody, current: WantedContext): WantedContext => {
  const customer = body.customerId === undefined ? current.customerId : (body.customerId ?? undefined)
  const kept = customer === current.customerId ? current.projectId : undefined
  return { customerId: customer, projectId: body.projectId === undefined ? kept : (body.projectId ?? undefined) }
}
