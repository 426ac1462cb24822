import type { Favourite } from '#domain/favourites/favourites'
import type { ArticleNumber, FavouriteId } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

/** The articles that the present user has marked (FAV-09 to FAV-11). */
export interface FavouriteService {
  /** All of them, the oldest first; fifty at most. */
  readonly favourites: (options?: CallOptions) => Call<readonly Favourite[]>
  /** An article that is marked already is answered as it is: repeating the call adds nothing. */
  readonly add: (article: ArticleNumber, options?: CallOptions) => Call<Favourite>
  /** Those that are gone are passed over. */
  readonly remove: (favourites: readonly FavouriteId[], options?: CallOptions) => Call<void>
}
