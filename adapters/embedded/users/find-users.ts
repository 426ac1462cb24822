import { sql, type RawBuilder } from 'kysely'
import { roles } from '#domain/session/session'
import type { UserOrder } from '#domain/users/user-search'
import type { UsersAnswer } from '#adapters/contract/user'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { managedUsers, type UserRow } from './managed-users'
import type { Reach } from './manager'
import { searchedTerm } from './texts-for-users'
import type { AskedUsers } from './users-query'

type Condition = RawBuilder<unknown>

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`

/** The customers by whom users are found: those that the reader reaches, or of them the one that is asked for. */
const countedCustomers = (reach: Reach, { search, virtualContext }: AskedUsers): Condition =>
  all([
    ...(reach === 'all' ? [] : [sql`uc.customer_id = any(${sql.val([...reach])}::text[])`]),
    ...(search.customer === undefined ? [] : [sql`uc.customer_id = ${search.customer}`]),
    ...(virtualContext ? [] : [sql`not c.is_virtual`]),
  ])

const customersOfUser = (condition: Condition): Condition =>
  sql`from user_customers uc join customers c on c.customer_id = uc.customer_id
    where uc.user_id = users.user_id and ${condition}`

const found = (reach: Reach, asked: AskedUsers): Condition => {
  const counted = countedCustomers(reach, asked)
  const { terms, customer, role } = asked.search
  const atCustomer = [counted, ...(role === undefined ? [] : [sql`uc.role = ${role}`])]
  const literal = (term: string) => `%${searchedTerm(term).replace(/[\\%_]/g, '\\$&')}%`
  const isOfCustomers = sql`exists (select 1 ${customersOfUser(all(atCustomer))})`
  // A site admin is also told of users who have no customer.
  const withoutCustomer =
    reach === 'all' && customer === undefined && role === undefined
      ? [sql`not exists (select 1 from user_customers uc where uc.user_id = users.user_id)`]
      : []
  return all([
    sql`(${sql.join([isOfCustomers, ...withoutCustomer], sql` or `)})`,
    ...terms.slice(0, limits.users.mostTerms).map((term) => sql`search_text like ${literal(term)}`),
  ])
}

const ordering = (orderBy: UserOrder, desc: boolean, counted: Condition): Condition => {
  const way = desc ? sql`desc` : sql`asc`
  const byName = sql`first_name_key ${way}, last_name_key ${way}, user_id ${way}`
  switch (orderBy) {
    case 'firstName':
      return byName
    case 'lastName':
      return sql`last_name_key ${way}, first_name_key ${way}, user_id ${way}`
    case 'username':
      return sql`username collate "C" ${way}`
    case 'email':
      return sql`email collate "C" ${way}`
    case 'mobileNumber':
      return sql`mobile_number collate "C" ${way} nulls last, ${byName}`
    case 'lastLoggedInAt':
      return sql`last_logged_in_at ${way} nulls last, ${byName}`
    case 'role':
      return sql`(select min(array_position(${sql.val([...roles])}::text[], uc.role)) ${customersOfUser(counted)}) ${way}
        nulls last, ${byName}`
  }
}

/** The users that a reader is told of, by the parameters of the list. The totals do not depend on the page. */
export const findUsers = async (db: Database, reach: Reach, asked: AskedUsers): Promise<UsersAnswer> => {
  const condition = found(reach, asked)
  const counted = countedCustomers(reach, asked)
  const { active, limit, offset, orderBy, desc } = asked
  const { rows } = await sql<UserRow>`select users.* from users
    where ${condition} ${active === undefined ? sql`` : sql`and active = ${active}`}
    order by ${ordering(orderBy, desc, counted)} limit ${limit}::int offset ${offset}::int`.execute(db)
  const data = await managedUsers(db, rows, reach)
  if (!asked.counted) return { data, total: undefined, totals: undefined }
  const count = await sql<{
    readonly active: boolean
    readonly users: number | string
  }>`select active, count(*) as users
    from users where ${condition} group by active`.execute(db)
  const of = (state: boolean): number => Number(count.rows.find((row) => row.active === state)?.users ?? 0)
  const totals = { active: of(true), inactive: of(false) }
  return {
    data,
    total: active === undefined ? totals.active + totals.inactive : active ? totals.active : totals.inactive,
    totals,
  }
}
