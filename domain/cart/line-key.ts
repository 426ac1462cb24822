import type { DeliveryId } from '../delivery/delivery-type'
import type { ArticleNumber } from '../kernel/ids'
import type { LineKey } from './cart'

/** Lines with equal article, delivery and label are one line. The label comes last, since it may hold any sign. */
export const lineKey = (article: ArticleNumber, delivery: DeliveryId, label: string): LineKey =>
  `${article}|${delivery}|${label}` as LineKey
