import type { Image } from '#domain/catalogue/variant'
import { t } from '../texts/t'

const known = ['produktdatablad', 'sakerhetsdatablad'] as const

/** Whether an asset of an article is a document and not a picture. */
export const isDocument = ({ assetType, assetMimeType, assetUrl }: Image): boolean =>
  known.some((kind) => kind === assetType) || assetMimeType === 'application/pdf' || /\.pdf(?:$|[?#])/i.test(assetUrl)

/** The title of a document: its kind, else its own label. */
export const documentTitle = ({ assetType, assetLabel }: Image): string => {
  const kind = known.find((one) => one === assetType)
  return kind === undefined ? (assetLabel ?? t('product.document')) : t(`product.document.${kind}`)
}
