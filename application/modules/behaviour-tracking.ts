import * as E from 'fp-ts/Either'
import type { CheckoutEvent } from '#domain/checkout/protocol'
import {
  addedToCart,
  clickOn,
  purchaseOf,
  type BehaviourEvent,
  type TrackedArticle,
} from '#domain/tracking/behaviour-events'
import type { ErrorReporter } from '#application/ports/error-reporter'
import type { SearchService } from '#application/ports/search-service'

export interface BehaviourTrackingParts {
  readonly search: Pick<SearchService, 'createEvents'>
  /** Undefined where the visitor cannot be identified. */
  readonly trackingId: () => string | undefined
  readonly reporter: ErrorReporter
}

export interface BehaviourTracking {
  readonly clicked: (article: TrackedArticle) => void
  readonly added: (articles: readonly TrackedArticle[]) => void
  readonly ordered: (event: CheckoutEvent) => void
}

/** Events of one call. UNSPECIFIED: the embedded search takes up to 500. */
const MOST_AT_ONCE = 200

/** Reports behaviour events to the search (TRACK-06), in the background and without messages to users (TRACK-12). */
export const createBehaviourTracking = ({
  search,
  trackingId,
  reporter,
}: BehaviourTrackingParts): BehaviourTracking => {
  const send = async (events: readonly BehaviourEvent[]): Promise<void> => {
    if (events.length === 0) return
    if ((trackingId() ?? '') === '') return reporter.report({ tag: 'NoTrackingId' })
    for (let from = 0; from < events.length; from += MOST_AT_ONCE) {
      const sent = await search.createEvents(events.slice(from, from + MOST_AT_ONCE))()
      if (E.isLeft(sent)) return reporter.report({ tag: 'TrackingFailed', failure: sent.left })
    }
  }
  return {
    clicked: (article) => void send(clickOn(article)),
    added: (articles) => void send(addedToCart(articles)),
    ordered: (event) => {
      if (event.type !== 'OrderAccepted') return
      for (const result of event.results)
        if (result.tag === 'Placed') void send(purchaseOf(result.tempOrderId, result.orderItems))
    },
  }
}
