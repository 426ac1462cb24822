import { useState } from 'react'
import type * as E from 'fp-ts/Either'
import type { Call } from '#application/ports/call'
import type { FavouriteListService } from '#application/ports/favourite-list-service'
import type { CallFailure } from '#domain/failure/call-failure'
import type { SessionState } from '#domain/session/session'
import { useOnceArrived, useSession } from './ShopContext'
import { shopQuery, useAnswer, useLatestValue } from './use-answer'

/** Whose lists may be shown: of the user and the customer; undefined for a visitor, and without a customer. */
export const listsContextOf = (session: SessionState): string | undefined =>
  session.tag === 'Authenticated' && session.switchingTo === undefined && session.context !== undefined
    ? JSON.stringify([session.signedIn.claims.userId, session.context.customerId])
    : undefined

export const useListsContext = (): string | undefined => listsContextOf(useSession())

const listsQuery = shopQuery((queries, _asked: { readonly context: string; readonly round: number }, options) =>
  queries.favouriteLists.lists(options),
)

/** The lists to choose from (FAV-12), asked for each time that they are opened. */
export const useListChoice = () => {
  const context = useListsContext()
  const [round, setRound] = useState(0)
  const answer = useAnswer(listsQuery, context === undefined ? undefined : { context, round })
  return {
    answer,
    lists: useLatestValue(answer, context)?.data,
    again: () => setRound((before) => before + 1),
  }
}

/** Asks the service of lists when the shop is there. */
export const useListCall = (): (<A>(
  call: (lists: FavouriteListService) => Call<A>,
) => Promise<E.Either<CallFailure, A>>) => {
  const onceArrived = useOnceArrived()
  return (call) =>
    new Promise((settle) => {
      onceArrived(({ queries }) => void call(queries.favouriteLists)().then(settle))
    })
}
