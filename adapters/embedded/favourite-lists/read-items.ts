import { sql } from 'kysely'
import type { ListItem } from '#domain/favourite-lists/favourite-list'
import { matchesRow } from '#domain/favourite-lists/row-search'
import type { ItemsQuery, Paged } from '#application/ports/favourite-list-service'
import type { Database } from '../database/database'
import { type ItemRow, itemOf } from './list-row'

interface NamedRow extends ItemRow {
  readonly texts: readonly string[]
}

/**
 * A part of the rows of a list, in their order (FAV-13). A search is answered here and not by the database, whose idea of
 * capital letters depends on its locale; a list has a thousand rows at most.
 */
export const findItems = async (
  db: Database,
  list: string,
  { limit, offset, search }: ItemsQuery,
): Promise<Paged<ListItem>> => {
  if (search === undefined) {
    const { rows } = await sql<ItemRow>`select item_id, article_number, quantity, note from favourite_list_items
      where list_id = ${list} and removed_at is null
      order by position, item_id limit ${limit + 1}::int offset ${offset}::int`.execute(db)
    return paged(rows, limit, offset)
  }
  const { rows } = await sql<NamedRow>`select item_id, items.article_number, quantity, note,
      array[items.article_number, note, coalesce(variants.name, ''), coalesce(products.name, ''),
        coalesce(variants.rsk, ''), coalesce(variants.e_number, ''), coalesce(variants.ean, '')] as texts
    from favourite_list_items items
    left join variants on variants.article_number = items.article_number
    left join products on products.product_id = variants.product_id
    where list_id = ${list} and removed_at is null order by items.position, item_id`.execute(db)
  const found = rows.filter(({ texts }) => matchesRow(search, texts))
  return paged(found.slice(offset, offset + limit + 1), limit, offset)
}

const paged = (rows: readonly ItemRow[], limit: number, offset: number): Paged<ListItem> => ({
  data: rows.slice(0, limit).map(itemOf),
  next: rows.length > limit ? offset + limit : undefined,
})
