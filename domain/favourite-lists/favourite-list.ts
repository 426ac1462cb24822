import type { ArticleNumber, CustomerId, FavouriteListId, Instant, ListItemId, UserId } from '../kernel/ids'
import type { Quantity } from '../kernel/quantity'

/** Who sees a list: its owner, or everybody who works for its customer (FAV-20). */
export const listAccesses = ['private', 'shared'] as const
export type ListAccess = (typeof listAccesses)[number]

/** A row of a list. A list has an article once. */
export interface ListItem {
  readonly itemId: ListItemId
  readonly articleNumber: ArticleNumber
  /** Sales units that its users usually want. */
  readonly quantity: Quantity
  /** What its users write of the article, such as the shelf that it lies on; empty for nothing. */
  readonly note: string
}

/** A list of articles (FAV-02). Its rows are asked for in pages. */
export interface FavouriteList {
  readonly id: FavouriteListId
  readonly name: string
  readonly access: ListAccess
  readonly userId: UserId
  /** The name of the owner; empty where the service does not say. */
  readonly ownerName: string
  readonly customerId: CustomerId
  readonly createdAt: Instant
  /** When the list or one of its rows was last changed. */
  readonly updatedAt: Instant
  readonly totalRows: number
  /** The first few rows. */
  readonly firstItems: readonly ListItem[]
}

/** Lists that one user may own with a customer. */
export const MOST_LISTS = 100

/** Rows of one list. */
export const MOST_LIST_ROWS = 1_000

/** Characters of the longest name of a list. */
export const LONGEST_LIST_NAME = 60

/** Characters of the longest note of a row. */
export const LONGEST_NOTE = 100
