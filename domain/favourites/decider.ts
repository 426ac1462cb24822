import type { Decider, Stamped } from '../kernel/decider'
import { decideFavourites } from './decide'
import { evolveFavourites } from './evolve'
import { type FavouritesState, noFavourites } from './favourites'
import type {
  FavouritesCommandBody,
  FavouritesEffect,
  FavouritesEvent,
  FavouritesRefusal,
  FavouritesSettlement,
} from './protocol'
import { reactToFavourites } from './react'

/** The articles that a user has marked. */
export const favouritesDecider: Decider<
  FavouritesState,
  Stamped<FavouritesCommandBody | FavouritesSettlement>,
  FavouritesEvent,
  FavouritesRefusal,
  FavouritesEffect
> = { initial: noFavourites, decide: decideFavourites, evolve: evolveFavourites, react: reactToFavourites }
