import type { Image, Variant } from '#domain/catalogue/variant'
import { AddressLink } from '../components/AddressLink'
import { Icon } from '../components/Icon'
import { t } from './t'
import { documentTitle, isDocument } from './document-title'
import styles from './ProductPage.module.css'

/** The documents of an article; nothing without any. */
export const Documents = ({ variant: { images, articleNumber } }: { variant: Variant }) => {
  const documents = images.filter(isDocument)
  if (documents.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="dokument">
      <h2 id="dokument" className={styles.heading}>
        {t('product.documents')}
      </h2>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.assetUrl}>
            <Icon name="document" size={18} />
            <DocumentLink document={document} articleNumber={articleNumber} />
            <span>{t('product.pdf')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Opens a document; its accessible name includes the article. */
export const DocumentLink = ({ document, articleNumber }: { document: Image; articleNumber: string }) => (
  <AddressLink address={document.assetUrl} file>
    {documentTitle(document)}
    <span className="visually-hidden"> {t('product.documentOf', { article: articleNumber })}</span>
  </AddressLink>
)
