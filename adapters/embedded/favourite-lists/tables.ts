import type { ColumnType } from 'kysely'
import type { ListAccess } from '#domain/favourite-lists/favourite-list'

type Time = ColumnType<Date, string, string>
type TimeOrNull = ColumnType<Date | null, string | null | undefined, string | null>

export interface FavouriteListsTables {
  favourite_lists: {
    list_id: string
    user_id: string
    customer_id: string
    name: string
    /** Orders lists by name as Swedes do. */
    sv_key: string
    access: ListAccess
    created_at: Time
    /** Of the list or of one of its rows. */
    updated_at: Time
    /** Removed lists can be brought back for a while. */
    removed_at: TimeOrNull
  }
  favourite_list_items: {
    item_id: string
    list_id: string
    article_number: string
    quantity: number
    note: string
    /** Ascending in the order of rows, removed ones among them, so that one that is brought back has its place. */
    position: number
    removed_at: TimeOrNull
  }
}
