import { listOf } from '#application/codecs/codec'
import { ArticleNumber } from '#application/codecs/values'

/** GET /orders/often-bought?take=, an addition of our own: a shop whose order service lacks it shows what all buy. */
export const OftenBoughtCodec = listOf(ArticleNumber)
