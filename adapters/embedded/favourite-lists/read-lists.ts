import { sql, type RawBuilder } from 'kysely'
import type { FavouriteList } from '#domain/favourite-lists/favourite-list'
import type { ListUser } from '#domain/favourite-lists/list-rights'
import type { ListOrder, ListsQuery, Paged } from '#application/ports/favourite-list-service'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { listOf, type ListRow } from './list-row'

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `)

/** The rule of `maySeeList` as a condition: the database must not read what the caller may not see. */
const visibleTo = ({ userId, customerId }: ListUser): RawBuilder<unknown> =>
  sql`lists.customer_id = ${customerId ?? null} and lists.removed_at is null
    and (lists.user_id = ${userId} or lists.access = 'shared')`

const orders: Readonly<Record<ListOrder, RawBuilder<unknown>>> = {
  name: sql`lists.sv_key, lists.list_id`,
  updatedAt: sql`lists.updated_at desc, lists.list_id`,
  createdAt: sql`lists.created_at desc, lists.list_id`,
}

const selection = sql`select lists.list_id, lists.name, lists.access, lists.user_id, lists.customer_id,
  lists.created_at, lists.updated_at, trim(concat(users.first_name, ' ', users.last_name)) as owner_name,
  (select count(*) from favourite_list_items items
    where items.list_id = lists.list_id and items.removed_at is null) as total_rows,
  coalesce((select json_agg(first) from (
    select item_id, article_number, quantity, note from favourite_list_items items
    where items.list_id = lists.list_id and items.removed_at is null
    order by position, item_id limit ${limits.favouriteLists.firstRows}::int
  ) as first), '[]') as first_items
  from favourite_lists lists join users on users.user_id = lists.user_id`

/** A part of the lists that a user sees (FAV-07). One row more than asked for tells whether another part follows. */
export const findLists = async (db: Database, user: ListUser, asked: ListsQuery): Promise<Paged<FavouriteList>> => {
  const { limit, offset, sort, access, userId, fromUpdatedAt } = asked
  const conditions = [
    visibleTo(user),
    ...(access === undefined ? [] : [sql`lists.access = ${access}`]),
    ...(userId === undefined ? [] : [sql`lists.user_id = ${userId}`]),
    ...(fromUpdatedAt === undefined ? [] : [sql`lists.updated_at >= ${fromUpdatedAt}::timestamptz`]),
  ]
  const { rows } = await sql<ListRow>`${selection} where ${all(conditions)}
    order by ${orders[sort]} limit ${limit + 1}::int offset ${offset}::int`.execute(db)
  return { data: rows.slice(0, limit).map(listOf), next: rows.length > limit ? offset + limit : undefined }
}

/** One list; undefined where the user sees none of that id. */
export const readList = async (db: Database, user: ListUser, id: string): Promise<FavouriteList | undefined> => {
  const { rows } = await sql<ListRow>`${selection} where ${visibleTo(user)} and lists.list_id = ${id}`.execute(db)
  const [row] = rows
  return row === undefined ? undefined : listOf(row)
}
