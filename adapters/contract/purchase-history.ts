import { listOf } from './codec'
import { ArticleNumber } from './ids'

/** GET /orders/often-bought?take=, an addition of our own: a shop whose order service lacks it shows what all buy. */
export const OftenBoughtCodec = listOf(ArticleNumber)
