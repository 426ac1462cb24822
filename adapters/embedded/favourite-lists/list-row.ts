import * as O from 'fp-ts/Option'
import type { FavouriteList, ListAccess, ListItem } from '#domain/favourite-lists/favourite-list'
import { articleNumber, customerId, favouriteListId, instant, listItemId, userId } from '#domain/kernel/ids'
import { readQuantity } from '#domain/kernel/quantity'

export interface ItemRow {
  readonly item_id: string
  readonly article_number: string
  readonly quantity: number
  readonly note: string
}

export interface ListRow {
  readonly list_id: string
  readonly name: string
  readonly access: ListAccess
  readonly user_id: string
  readonly customer_id: string
  readonly created_at: Date
  readonly updated_at: Date
  readonly owner_name: string
  readonly total_rows: number | string
  readonly first_items: readonly ItemRow[]
}

/** Only quantities are stored that can be read. */
export const itemOf = (row: ItemRow): ListItem => {
  const quantity = readQuantity(row.quantity)
  if (O.isNone(quantity)) throw new Error(`The row ${row.item_id} has no quantity`)
  return {
    itemId: listItemId(row.item_id),
    articleNumber: articleNumber(row.article_number),
    quantity: quantity.value,
    note: row.note,
  }
}

export const listOf = (row: ListRow): FavouriteList => ({
  id: favouriteListId(row.list_id),
  name: row.name,
  access: row.access,
  userId: userId(row.user_id),
  ownerName: row.owner_name,
  customerId: customerId(row.customer_id),
  createdAt: instant(row.created_at.toISOString()),
  updatedAt: instant(row.updated_at.toISOString()),
  totalRows: Number(row.total_rows),
  firstItems: row.first_items.map(itemOf),
})
