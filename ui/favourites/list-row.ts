import * as O from 'fp-ts/Option'
import type { NewListRow } from '#application/ports/favourite-list-service'
import type { ArticleNumber } from '#domain/kernel/ids'
import { ONE_UNIT, readQuantity } from '#domain/kernel/quantity'

/** A row to be added to a list: one sales unit where no quantity was chosen. */
export const listRowOf = (articleNumber: ArticleNumber, quantity = 1): NewListRow => ({
  articleNumber,
  quantity: O.getOrElse(() => ONE_UNIT)(readQuantity(quantity)),
})
