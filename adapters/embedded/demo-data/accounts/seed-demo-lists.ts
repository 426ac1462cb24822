import { sql } from 'kysely'
import type { ListAccess } from '#domain/favourite-lists/favourite-list'
import type { Clock } from '#application/ports/clock'
import type { Database } from '../../database/database'
import { seedOnce } from '../../seeding/seed-current'
import { swedishSortKey } from '../../swedish-order'

interface DemoList {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly access: ListAccess
  readonly department: string
  readonly rows: number
  /** By turns on the rows. */
  readonly notes: readonly string[]
}

const CUSTOMER = '104822'

/** The lists of the plumber and of the purchaser at the same customer. The longest has more than one page. */
const demoLists: readonly DemoList[] = [
  {
    ...{ id: 'demo-list-1', userId: 'u-user', name: 'Servicebilen', access: 'private', department: 'vvs', rows: 14 },
    notes: ['Låda 1', 'Låda 1', 'Låda 2', '', 'Låda 3', 'Fyll på varje fredag'],
  },
  {
    ...{ id: 'demo-list-2', userId: 'u-user', name: 'Storförrådet, hylla A–C', access: 'shared', department: 'vvs' },
    ...{ rows: 64, notes: ['Hylla A', 'Hylla A', 'Hylla B', 'Hylla B', 'Hylla C', ''] },
  },
  {
    ...{ id: 'demo-list-3', userId: 'u-buyeradmin', name: 'Brf Kvarnen, stambyte', access: 'shared' },
    ...{ department: 'varme', rows: 9, notes: ['', 'Trapp A', 'Trapp C'] },
  },
]

const FAVOURITES = 12

interface Pick {
  readonly article_number: string
  readonly order_multiple: number
}

/** Gives the plumber favourites and lists, and a colleague a list that is shared; once only. */
export const seedDemoLists = (db: Database, clock: Clock): Promise<boolean> =>
  seedOnce(db, clock, { area: 'demo-lists', version: '1', size: demoLists.length }, async (trx) => {
    const at = clock.now()
    const marked = await articlesOf(trx, '', FAVOURITES)
    if (marked.length > 0)
      await trx
        .insertInto('favourites')
        .values(
          marked.map(({ article_number }, index) => ({
            ...{ favourite_id: `demo-favourite-${index + 1}`, user_id: 'u-user', article_number, created_at: at },
          })),
        )
        .execute()
    for (const list of demoLists) await seedList(trx, list, at)
  })

const seedList = async (
  trx: Database,
  { id, userId, name, access, department, rows, notes }: DemoList,
  at: string,
): Promise<void> => {
  await trx
    .insertInto('favourite_lists')
    .values({
      ...{ list_id: id, user_id: userId, customer_id: CUSTOMER, name, sv_key: swedishSortKey(name) },
      ...{ access, created_at: at, updated_at: at },
    })
    .execute()
  const picks = await articlesOf(trx, department, rows)
  if (picks.length === 0) return
  await trx
    .insertInto('favourite_list_items')
    .values(
      picks.map(({ article_number, order_multiple }, index) => ({
        ...{ item_id: `${id}-${index + 1}`, list_id: id, article_number, position: index },
        ...{ quantity: order_multiple * (1 + (index % 4)), note: notes[index % notes.length] ?? '' },
      })),
    )
    .execute()
}

/** So many articles that can be bought, of as many categories of a department as possible; of all where none is named. */
const articlesOf = async (trx: Database, department: string, most: number): Promise<readonly Pick[]> => {
  const { rows } = await sql<Pick>`
    select article_number, order_multiple from (
      select variants.article_number, variants.order_multiple, products.category_slug,
        row_number() over (partition by products.category_slug order by variants.article_number) as turn
      from variants join products on products.product_id = variants.product_id
      where not discontinued and not ask_for_price and purchase_constraints = '{}'
        and starts_with(products.category_slug, ${department})
    ) as found
    order by turn, category_slug, article_number
    limit ${most}::int`.execute(trx)
  return rows
}
