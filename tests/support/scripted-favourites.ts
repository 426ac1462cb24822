import * as E from 'fp-ts/Either'
import type { CallFailure } from '#domain/failure/call-failure'
import type { Favourite } from '#domain/favourites/favourites'
import { type ArticleNumber, favouriteId } from '#domain/kernel/ids'
import type { FavouriteService } from '#application/ports/favourite-service'
import { createScriptedNetwork } from './scripted-network'

const marked = (number: ArticleNumber): Favourite => ({
  articleNumber: number,
  favouriteId: favouriteId(`f-${number}`),
})

/** A service of favourites behind a scripted network. */
export const createScriptedFavourites = (first: readonly ArticleNumber[] = []) => {
  const network = createScriptedNetwork()
  let stored = first.map(marked)
  const call = <A>(name: string, given: unknown, answer: () => A, options: Parameters<typeof network.carry>[1]) =>
    network.carry(
      {
        name,
        with: given,
        service: 'auth',
        carryOut: (): E.Either<CallFailure, A> => E.right(answer()),
      },
      options,
    )
  const service: FavouriteService = {
    favourites: (options) => call('fetch', undefined, () => stored, options),
    add: (number, options) =>
      call(
        'add',
        number,
        () => {
          stored = [...stored.filter((one) => one.articleNumber !== number), marked(number)]
          return marked(number)
        },
        options,
      ),
    remove: (ids, options) =>
      call(
        'remove',
        ids,
        () => {
          stored = stored.filter((one) => !ids.includes(one.favouriteId))
        },
        options,
      ),
  }
  return { service, network, stored: () => stored.map(({ articleNumber: number }) => number) }
}
