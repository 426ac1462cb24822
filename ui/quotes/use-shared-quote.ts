import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { useLocation } from 'react-router-dom'
import type { Call } from '#application/ports/call'
import type { ReceiversAnswer, SharedQuote, SharedQuoteService } from '#application/ports/shared-quote'
import type { CallFailure } from '#domain/failure/call-failure'
import { secret, type Secret } from '#domain/kernel/secret'
import { useArrivedShop, useOnceArrived } from '../shop/ShopContext'
import { shopQuery, useAnswer } from '../shop/use-answer'

/** The quote of a link; undefined where the link is withdrawn or unknown. */
const sharedQuery = shopQuery((queries, { link }: { readonly link: Secret; readonly round: number }, options) =>
  pipe(
    queries.sharedQuotes.sharedQuote(link, options),
    TE.map((quote): SharedQuote | undefined => quote),
    TE.orElse((failure) =>
      failure.tag === 'Refused' && failure.status === 404 ? TE.right(undefined) : TE.left(failure),
    ),
  ),
)

export const sharedLogoQuery = shopQuery((queries, { link }: { readonly link: Secret }, options) =>
  queries.sharedQuotes.sharedLogo(link, options),
)

/** What the address says behind `#`, which no server gets: `unknown` on the server and until the shop is loaded. */
export const useQuoteLink = (): Secret | 'unknown' | undefined => {
  const said = useLocation().hash.slice(1)
  if (useArrivedShop() === undefined) return 'unknown'
  return said === '' ? undefined : secret(said)
}

type Outcome<A> = Promise<E.Either<CallFailure, A>>

export const useSharedCall = (): (<A>(call: (service: SharedQuoteService) => Call<A>) => Outcome<A>) => {
  const onceArrived = useOnceArrived()
  return (call) =>
    new Promise((settle) => {
      onceArrived(({ queries }) => void call(queries.sharedQuotes)().then(settle))
    })
}

/** The quote of the link, its answer, and the way to look at it again. */
export const useSharedQuote = (link: Secret) => {
  const [round, setRound] = useState(0)
  const [answered, setAnswered] = useState<SharedQuote>()
  const call = useSharedCall()
  const asked = useAnswer(sharedQuery, { link, round })
  const [before, setBefore] = useState<SharedQuote>()
  if (asked.tag === 'Answered' && asked.value !== undefined && asked.value !== before) {
    setBefore(asked.value)
    setAnswered(undefined)
  }
  const look = () => setRound((count) => count + 1)
  const answer = async (given: ReceiversAnswer): Outcome<SharedQuote> => {
    const outcome = await call((service) => service.answer(link, given))
    if (E.isRight(outcome)) setAnswered(outcome.right)
    // Somebody else has answered, or the sender has taken the quote back: what is shown is not so any more.
    else if (outcome.left.tag === 'Refused' && outcome.left.status < 500) look()
    return outcome
  }
  return { asked, quote: answered ?? (asked.tag === 'Answered' ? asked.value : before), answer }
}
