import type { Area } from '../area'
import { favouritesMigrations } from './migrations'
import { favouritesPlugin } from './plugin'
import type { FavouritesTables } from './tables'

/** The articles that users have marked. */
export const favouritesArea: Area<FavouritesTables> = { migrations: favouritesMigrations, plugin: favouritesPlugin }
