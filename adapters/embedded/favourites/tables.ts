import type { ColumnType, Generated } from 'kysely'

export interface FavouritesTables {
  /** The articles that users have marked, each once. */
  favourites: {
    favourite_id: string
    user_id: string
    article_number: string
    /** Ascending in the order in which they were marked. */
    position: Generated<number>
    created_at: ColumnType<Date, string, never>
  }
}
