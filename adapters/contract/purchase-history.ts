import * as t from 'io-ts'
import { listOf } from '#application/codecs/codec'
import { ArticleNumber, Day } from '#application/codecs/values'

/** GET /orders/often-bought?take=, an addition of our own: a shop whose order service lacks it shows what all buy. */
export const OftenBoughtCodec = listOf(ArticleNumber)

/**
 * POST /orders/last-purchases, an addition of our own: the latest order of each article, the latest first. Without
 * `articleNumbers` those of all articles, as many as the service answers at most.
 */
export const LastPurchasesBody = t.exact(t.partial({ articleNumbers: t.readonlyArray(ArticleNumber) }))
export const LastPurchasesCodec = listOf(
  t.strict({ articleNumber: ArticleNumber, day: Day, quantity: t.number, unit: t.string }),
)
