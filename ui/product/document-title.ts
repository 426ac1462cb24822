import { documentKindOf } from '#domain/catalogue/document-kind'
import type { Image } from '#domain/catalogue/variant'
import { t } from './t'

/** Whether an asset of an article is a document and not a picture. */
export const isDocument = ({ assetType, assetMimeType, assetUrl }: Image): boolean =>
  documentKindOf(assetType) !== undefined || assetMimeType === 'application/pdf' || /\.pdf(?:$|[?#])/i.test(assetUrl)

/** The title of a document: its kind, else its own label. */
export const documentTitle = ({ assetType, assetLabel }: Image): string => {
  const kind = documentKindOf(assetType)
  return kind === undefined ? (assetLabel ?? t('product.document')) : t(`product.document.${kind}`)
}
