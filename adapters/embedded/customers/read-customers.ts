import { customerId, projectId, type UserId } from '#domain/kernel/ids'
import type { Customer, Project } from '#domain/session/session'
import type { Database } from '../database/database'

export interface CustomerFilter {
  readonly activeOnly: boolean
  /** Also those shown to punchout sessions only (CUSTOMER-14). */
  readonly virtualContext: boolean
  /** Part of the name, or the beginning of the number (CUSTOMER-16). */
  readonly search: string | undefined
}

/**
 * The customers that a user may act for, each with its projects (CUSTOMER-15, CUSTOMER-20), by number. The answer holds
 * all of them: only the shop gives customers to a user, and a session knows no others than those it was answered.
 */
export const readCustomers = async (
  db: Database,
  user: UserId,
  filter: CustomerFilter,
): Promise<readonly Customer[]> => {
  const literal = filter.search?.trim().replace(/[\\%_]/g, '\\$&')
  const rows = await db
    .selectFrom('customers')
    .innerJoin('user_customers', 'user_customers.customer_id', 'customers.customer_id')
    .selectAll('customers')
    .select('user_customers.role')
    .where('user_customers.user_id', '=', user)
    .$if(filter.activeOnly, (query) => query.where('active', '=', true))
    .$if(!filter.virtualContext, (query) => query.where('is_virtual', '=', false))
    .$if(literal !== undefined && literal !== '', (query) =>
      query.where((where) =>
        where.or([where('name', 'ilike', `%${literal}%`), where('customers.customer_id', 'like', `${literal}%`)]),
      ),
    )
    .orderBy('customers.customer_id')
    .execute()
  const projects = await db
    .selectFrom('projects')
    .selectAll()
    .where('customer_id', 'in', (query) =>
      query.selectFrom('user_customers').select('customer_id').where('user_id', '=', user),
    )
    .orderBy('project_id')
    .execute()
  const projectsOf = new Map<string, Project[]>()
  for (const { customer_id, project_id, name, description } of projects) {
    const known = projectsOf.get(customer_id) ?? []
    known.push({ projectId: projectId(project_id), name, description })
    projectsOf.set(customer_id, known)
  }
  return rows.map((row) => ({
    customerId: customerId(row.customer_id),
    name: row.name,
    isSuspended: row.is_suspended,
    active: row.active,
    role: row.role,
    zipCode: row.zip_code,
    city: row.city,
    projects: projectsOf.get(row.customer_id) ?? [],
  }))
}

/** Selects a customer if the user may act for it. */
export const ownCustomer = (db: Database, user: UserId, id: string) =>
  db
    .selectFrom('customers')
    .innerJoin('user_customers', 'user_customers.customer_id', 'customers.customer_id')
    .selectAll('customers')
    .where('user_customers.user_id', '=', user)
    .where('customers.customer_id', '=', id)
    .executeTakeFirst()
