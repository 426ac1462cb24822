import type { Favourite, FavouritesState } from '#domain/favourites/favourites'
import type {
  FavouritesCommandBody,
  FavouritesEffect,
  FavouritesEvent,
  FavouritesRefusal,
  FavouritesSettlement,
} from '#domain/favourites/protocol'

/** The answers of the service to the effects of favourites. */
export type FavouritesAnswer =
  | { readonly type: 'Favourites'; readonly favourites: readonly Favourite[] }
  | { readonly type: 'Added'; readonly favourite: Favourite }
  | { readonly type: 'Removed' }

export interface FavouritesTypes {
  readonly state: FavouritesState
  readonly command: FavouritesCommandBody
  readonly settlement: FavouritesSettlement
  readonly event: FavouritesEvent
  readonly refusal: FavouritesRefusal
  readonly effect: FavouritesEffect
  readonly answer: FavouritesAnswer
}
