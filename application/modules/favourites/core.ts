import * as E from 'fp-ts/Either'
import type { CallFailure } from '#domain/failure/call-failure'
import { favouritesDecider } from '#domain/favourites/decider'
import type { FavouritesEffect, FavouritesSettlement } from '#domain/favourites/protocol'
import type { EffectPolicy, ModuleCore } from '#application/runtime/module'
import { favouritesCodecs } from './codecs'
import type { FavouritesAnswer, FavouritesTypes } from './types'

/** Changes are called in their order, so that a removal knows the id that the mark before it was answered with. */
const policyOf = (effect: FavouritesEffect): EffectPolicy => ({
  lane: 'favourites',
  replaces: effect.type === 'FetchFavourites' ? 'favourites' : undefined,
  waitMs: 0,
  whenOrphaned: 'repeat',
  durability: 'relaxed',
  // A failed fetch is shown; a change is called again until it is answered.
  retried: effect.type !== 'FetchFavourites',
  ...(effect.type === 'FetchFavourites' ? { whenLaneWaits: 'goAhead' } : {}),
})

const settle = (
  [effect]: readonly [FavouritesEffect, ...FavouritesEffect[]],
  result: E.Either<CallFailure, FavouritesAnswer>,
): FavouritesSettlement | undefined => {
  if (E.isLeft(result))
    return effect.type === 'FetchFavourites'
      ? { type: 'RecordFailedFetch', failure: result.left }
      : { type: 'RefuseChange', edit: effect.edit, failure: result.left }
  const answer = result.right
  switch (answer.type) {
    case 'Favourites':
      return { type: 'RecordFavourites', favourites: answer.favourites }
    case 'Added':
      return effect.type === 'AddFavourite'
        ? { type: 'ConfirmAdded', edit: effect.edit, favourite: answer.favourite }
        : undefined
    case 'Removed':
      return effect.type === 'RemoveFavourites'
        ? { type: 'ConfirmRemoved', edit: effect.edit, articleNumbers: effect.articleNumbers }
        : undefined
  }
}

export const favouritesCore: ModuleCore<FavouritesTypes> = {
  name: 'favourites',
  scope: 'customer',
  decider: favouritesDecider,
  codecs: favouritesCodecs,
  summarise: (state) => ({ type: 'FavouritesSummarised', state }),
  policy: policyOf,
  settle,
}
