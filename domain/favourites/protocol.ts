import type { CallFailure } from '../failure/call-failure'
import type { ArticleNumber, CommandId, Instant } from '../kernel/ids'
import type { Favourite, FavouritesState } from './favourites'

export type FavouritesCommandBody =
  /** `ifOlderThanMs`: favourites that were fetched less than so many milliseconds ago are kept as they are. */
  | { readonly type: 'FetchFavourites'; readonly ifOlderThanMs: number }
  | { readonly type: 'AddFavourite'; readonly articleNumber: ArticleNumber }
  | { readonly type: 'RemoveFavourites'; readonly articleNumbers: readonly ArticleNumber[] }

export type FavouritesSettlement =
  | { readonly type: 'RecordFavourites'; readonly favourites: readonly Favourite[] }
  | { readonly type: 'RecordFailedFetch'; readonly failure: CallFailure }
  | { readonly type: 'ConfirmAdded'; readonly edit: CommandId; readonly favourite: Favourite }
  | { readonly type: 'ConfirmRemoved'; readonly edit: CommandId; readonly articleNumbers: readonly ArticleNumber[] }
  | { readonly type: 'RefuseChange'; readonly edit: CommandId; readonly failure: CallFailure }

export type FavouritesEvent =
  | { readonly type: 'FavouritesRequested' }
  | { readonly type: 'FavouritesFetched'; readonly favourites: readonly Favourite[]; readonly at: Instant }
  | { readonly type: 'FavouritesFetchFailed'; readonly failure: CallFailure }
  | { readonly type: 'FavouriteAddRequested'; readonly edit: CommandId; readonly articleNumber: ArticleNumber }
  | {
      readonly type: 'FavouritesRemoveRequested'
      readonly edit: CommandId
      readonly articleNumbers: readonly ArticleNumber[]
    }
  | { readonly type: 'FavouriteAdded'; readonly edit: CommandId; readonly favourite: Favourite }
  | {
      readonly type: 'FavouritesRemoved'
      readonly edit: CommandId
      readonly articleNumbers: readonly ArticleNumber[]
    }
  | { readonly type: 'FavouriteChangeRefused'; readonly edit: CommandId; readonly failure: CallFailure }
  | { readonly type: 'FavouritesSummarised'; readonly state: FavouritesState }

export type FavouritesRefusal = { readonly tag: 'FavouritesFull' }

export type FavouritesEffect =
  | { readonly type: 'FetchFavourites' }
  | { readonly type: 'AddFavourite'; readonly edit: CommandId; readonly articleNumber: ArticleNumber }
  | {
      readonly type: 'RemoveFavourites'
      readonly edit: CommandId
      readonly articleNumbers: readonly ArticleNumber[]
    }
