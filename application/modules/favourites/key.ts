import { moduleKey } from '../key'
import type { FavouritesTypes } from './types'

export const favouritesKey = moduleKey<FavouritesTypes>('favourites')
