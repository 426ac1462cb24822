import { sessionKey } from '../session/key'
import { shopModule } from '../shop-module'
import { type ChangesOfTab, favouritesArea, type FavouritesArea } from './area'
import { favouritesCodecs } from './codecs'
import { favouritesCore } from './core'
import { favouritesInterpreter } from './interpreter'
import { favouritesKey } from './key'
import { favouritesReactions, type FavouritesUses } from './reactions'
import type { FavouritesTypes } from './types'

/** The articles that the present user has marked. */
export const favouritesModule = shopModule<FavouritesTypes, ChangesOfTab, FavouritesUses, FavouritesArea>({
  key: favouritesKey,
  codecs: favouritesCodecs,
  core: () => favouritesCore,
  memory: () => new Set(),
  interpreter: ({ parts }) => favouritesInterpreter(parts.favourites),
  uses: ({ handleOf }) => ({ session: handleOf(sessionKey) }),
  area: favouritesArea,
  reactions: favouritesReactions,
})
