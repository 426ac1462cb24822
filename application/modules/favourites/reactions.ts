import type { FavouritesCommandBody } from '#domain/favourites/protocol'
import type { SessionEvent } from '#domain/session/protocol'
import type { ModuleHandle } from '../handle'
import { on, type Reaction } from '../reaction'
import type { SessionTypes } from '../session/types'
import type { FavouritesTypes } from './types'

/** Milliseconds for which another page load, or another tab, keeps the favourites that are known. */
const KEPT_MS = 10 * 60 * 1000

/** Favourites are fetched when a session begins to work for a customer, and no page asks for them again. */
export const favouritesAfterSession = (event: SessionEvent): readonly FavouritesCommandBody[] => {
  switch (event.type) {
    case 'LoggedIn':
      return [{ type: 'FetchFavourites', ifOlderThanMs: KEPT_MS }]
    case 'ContextChanged':
      // The same user may have changed them while working for the other customer.
      return [{ type: 'FetchFavourites', ifOlderThanMs: 0 }]
    case 'SessionStarted':
    case 'WorkOfOtherErased':
    case 'LogInRequested':
    case 'ChallengeDemanded':
    case 'LogInRejected':
    case 'LoggedOut':
    case 'ContextRequested':
    case 'ContextRejected':
    case 'ContextPutOff':
    case 'DeliveryChosen':
    case 'StoreChosen':
    case 'UserUpdated':
    case 'CustomersUpdated':
      return []
  }
}

export interface FavouritesUses {
  readonly session: ModuleHandle<SessionTypes>
}

export const favouritesReactions = ({ session }: FavouritesUses): readonly Reaction<FavouritesTypes>[] => [
  on(session, favouritesAfterSession),
]
