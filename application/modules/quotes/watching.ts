import * as E from 'fp-ts/Either'
import type { QuoteId } from '#domain/kernel/ids'
import { openQuote, type QuotesState } from '#domain/quotes/quotes'
import type { Connectivity } from '#application/ports/connectivity'
import type { PageLife } from '#application/ports/page-life'
import type { QuoteService } from '#application/ports/quote-service'
import type { Timers } from '#application/ports/timers'

/** Milliseconds between two looks at a quote that is on the page. */
const LOOK_EVERY_MS = 10_000

export interface WatchParts {
  readonly quotes: Pick<QuoteService, 'quote'>
  readonly pageLife: PageLife
  readonly timers: Timers
  readonly connectivity: Pick<Connectivity, 'isLost'>
}

/**
 * Looks for a newer version of a quote while it is on a visible page, and at once when the page is visible again: its
 * receiver may have answered, or a colleague changed it. A look that finds nothing leaves nothing in the log.
 * @returns stops it
 */
export const watchQuote = (
  { quotes, pageLife, timers, connectivity }: WatchParts,
  id: QuoteId,
  state: () => QuotesState,
  whenNewer: () => void,
): (() => void) => {
  let isHidden = false
  let stopWaiting = (): void => undefined
  let stopped: AbortController | undefined

  const look = async (): Promise<void> => {
    const open = openQuote(state(), id)
    const known = open?.confirmed.tag === 'Known' ? open.confirmed.quote.version : undefined
    // What is being saved is answered with its version, and what is not known is being fetched.
    if (known !== undefined && open?.pending.length === 0 && !connectivity.isLost()) {
      const call = new AbortController()
      stopped = call
      const found = await quotes.quote(id, known, { signal: call.signal })()
      if (call.signal.aborted) return
      const isGone = E.isLeft(found) && found.left.tag === 'Refused' && found.left.status === 404
      if (isGone || (E.isRight(found) && found.right !== undefined)) whenNewer()
    }
    if (!isHidden) wait()
  }

  const wait = (): void => {
    stopWaiting()
    stopWaiting = timers.after(LOOK_EVERY_MS, () => void look())
  }

  const stopListening = pageLife.whenLeft(
    () => {
      isHidden = true
      stopWaiting()
    },
    () => {
      if (!isHidden) return
      isHidden = false
      void look()
    },
  )
  wait()
  return () => {
    stopListening()
    stopWaiting()
    stopped?.abort()
  }
}
