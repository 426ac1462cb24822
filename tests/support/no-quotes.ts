import * as TE from 'fp-ts/TaskEither'
import type { QuoteService } from '#application/ports/quote-service'

const lost = () => TE.left({ tag: 'Lost', service: 'quote', status: undefined } as const)

/** A service of quotes that never answers. */
export const noQuoteService: QuoteService = {
  quotes: lost,
  defaults: lost,
  create: lost,
  quote: lost,
  changeHead: lost,
  moveOn: lost,
  remove: lost,
  copy: lost,
  pdf: lost,
  addArticles: lost,
  addCustom: lost,
  changeRows: lost,
  replaceArticles: lost,
  removeRows: lost,
  importRows: lost,
  link: lost,
  withdrawLink: lost,
  setLogo: lost,
  logo: lost,
}
