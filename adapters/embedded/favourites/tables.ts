import type { ColumnType } from 'kysely'

export interface FavouritesTables {
  /** The articles that users have marked, each once. */
  favourites: {
    favourite_id: string
    user_id: string
    article_number: string
    created_at: ColumnType<Date, string, never>
  }
}
