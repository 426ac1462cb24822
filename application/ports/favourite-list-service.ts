import type { FavouriteList, ListAccess, ListItem } from '#domain/favourite-lists/favourite-list'
import type { RowChange } from '#domain/favourite-lists/row-change'
import type { ArticleNumber, FavouriteListId, Instant, ListItemId, UserId } from '#domain/kernel/ids'
import type { Quantity } from '#domain/kernel/quantity'
import type { Call, CallOptions } from './call'

/** A part of a longer list. `next`: the offset of the part after it; undefined when this is the last one (FAV-04). */
export interface Paged<A> {
  readonly data: readonly A[]
  readonly next: number | undefined
}

export const listOrders = ['name', 'updatedAt', 'createdAt'] as const
export type ListOrder = (typeof listOrders)[number]

/** What getFavoriteLists asks (FAV-07). Names are ordered from A, times from the latest. */
export interface ListsQuery {
  readonly limit: number
  readonly offset: number
  readonly sort: ListOrder
  readonly access: ListAccess | undefined
  /** Lists of this owner alone. */
  readonly userId: UserId | undefined
  /** Lists that were changed at that time or later. */
  readonly fromUpdatedAt: Instant | undefined
}

export interface ItemsQuery {
  readonly limit: number
  readonly offset: number
  /** In article number, name or note; every word of it must be found. Undefined for all rows. */
  readonly search: string | undefined
}

export interface NewList {
  readonly name: string
  readonly access: ListAccess
  /** The list whose rows the new one begins with. */
  readonly copyOf: FavouriteListId | undefined
}

export interface NewListRow {
  readonly articleNumber: ArticleNumber
  readonly quantity: Quantity
}

/** What became of rows that were to be added. */
export interface ListAddition {
  readonly added: readonly ListItem[]
  /** Articles that the list had already; their rows stay as they were. */
  readonly present: readonly ArticleNumber[]
  /** Articles that do not exist. */
  readonly unknown: readonly ArticleNumber[]
}

/** `after`: the row is put behind that one, or first for null. Left out: the row stays where it is. */
export interface ItemChange extends RowChange {
  readonly after?: ListItemId | null
}

/**
 * The lists of the present customer that the user owns or that are shared (FAV-07 to FAV-20). A list that the user may not
 * see is refused as if it did not exist.
 */
export interface FavouriteListService {
  /** Lists in parts (FAV-07). */
  readonly pageOfLists: (query: ListsQuery, options?: CallOptions) => Call<Paged<FavouriteList>>
  /** The lists to choose from, by name (FAV-12). */
  readonly lists: (options?: CallOptions) => Call<Paged<FavouriteList>>
  readonly list: (id: FavouriteListId, options?: CallOptions) => Call<FavouriteList>
  /** The rows of a list in their order (FAV-13). */
  readonly items: (id: FavouriteListId, query: ItemsQuery, options?: CallOptions) => Call<Paged<ListItem>>
  readonly create: (list: NewList, options?: CallOptions) => Call<FavouriteList>
  /** By the owner alone, like the next three. */
  readonly rename: (id: FavouriteListId, name: string, options?: CallOptions) => Call<FavouriteList>
  readonly share: (id: FavouriteListId, access: ListAccess, options?: CallOptions) => Call<FavouriteList>
  readonly remove: (id: FavouriteListId, options?: CallOptions) => Call<void>
  /** Brings a list back that was removed shortly before. */
  readonly restore: (id: FavouriteListId, options?: CallOptions) => Call<FavouriteList>
  /** Adds rows at the end, in their order (FAV-19). An article that the list has already stays as it is. */
  readonly add: (id: FavouriteListId, rows: readonly NewListRow[], options?: CallOptions) => Call<ListAddition>
  /** Refused with the code ROW_CHANGED when a colleague has changed the same field since it was seen (FAV-18). */
  readonly changeItem: (
    id: FavouriteListId,
    item: ListItemId,
    change: ItemChange,
    options?: CallOptions,
  ) => Call<ListItem>
  readonly removeItems: (id: FavouriteListId, items: readonly ListItemId[], options?: CallOptions) => Call<void>
  /** Brings rows back to their places that were removed shortly before. */
  readonly restoreItems: (id: FavouriteListId, items: readonly ListItemId[], options?: CallOptions) => Call<void>
}
