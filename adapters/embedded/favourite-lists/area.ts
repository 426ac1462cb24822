import type { Area } from '../area'
import { favouriteListsMigrations } from './migrations'
import { favouriteListsPlugin } from './plugin'
import type { FavouriteListsTables } from './tables'

/** The lists of articles that users of customers keep. */
export const favouriteListsArea: Area<FavouriteListsTables> = {
  migrations: favouriteListsMigrations,
  plugin: favouriteListsPlugin,
}
