import * as TE from 'fp-ts/TaskEither'
import type { SharedQuoteService } from '#application/ports/shared-quote'

const lost = () => TE.left({ tag: 'Lost', service: 'quote', status: undefined } as const)

/** A service of quotes that no link reaches. */
export const noSharedQuotes: SharedQuoteService = {
  sharedQuote: lost,
  sharedPdf: lost,
  sharedLogo: lost,
  answer: lost,
}
