import type { DeliveryId } from '../delivery/delivery-type'
import type { Brand } from '../kernel/brand'
import { articleNumber, type ArticleNumber } from '../kernel/ids'

/**
 * The key of a line in a cart: article, delivery and label together.
 * It exists before the service has given the line an id, so a line can be edited while its add is pending.
 */
export type LineKey = Brand<string, 'LineKey'>

/** Lines with equal article, delivery and label are one line. The label comes last, since it may hold any character. */
export const lineKey = (article: ArticleNumber, delivery: DeliveryId, label: string): LineKey =>
  `${article}|${delivery}|${label}` as LineKey

/** The line that an added one becomes or raises; undefined where it names no delivery. */
export const keyOfNew = ({
  articleNumber: article,
  deliveryId,
  label,
}: {
  readonly articleNumber: ArticleNumber
  readonly deliveryId: DeliveryId | undefined
  readonly label: string
}): LineKey | undefined => (deliveryId === undefined ? undefined : lineKey(article, deliveryId, label))

/** The key of the line that a line becomes when it is given another delivery, or another label. */
export const keyWith = (
  key: LineKey,
  change: { readonly deliveryId: DeliveryId } | { readonly label: string },
): LineKey => {
  const [article = '', delivery = ''] = key.split('|', 2)
  const label = key.slice(article.length + delivery.length + 2)
  return 'label' in change
    ? (`${article}|${delivery}|${change.label}` as LineKey)
    : (`${article}|${change.deliveryId}|${label}` as LineKey)
}

/** The article of a line's key: what stands before its first separator, which no article number holds. */
export const articleOfLine = (key: LineKey): ArticleNumber => articleNumber(key.slice(0, key.indexOf('|')))
