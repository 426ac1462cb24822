import type { Variant } from '#domain/catalogue/variant'
import { AddressLink } from '../../components/AddressLink'
import { Icon } from '../../components/Icon'
import { t } from '../../texts/t'
import styles from './ProductPage.module.css'

const PDF = 'application/pdf'

/** Data sheets that the catalogue carries; nothing is shown where there are none. */
export const Documents = ({ variant: { images } }: { variant: Variant }) => {
  const documents = images.filter(({ assetMimeType }) => assetMimeType === PDF)
  if (documents.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="dokument">
      <h2 id="dokument" className={styles.heading}>
        {t('product.documents')}
      </h2>
      <ul className={styles.documents}>
        {documents.map(({ assetUrl, assetLabel }) => (
          <li key={assetUrl}>
            <Icon name="document" size={18} />
            <AddressLink address={assetUrl} file>
              {assetLabel ?? t('product.document')}
            </AddressLink>
            <span>{t('product.pdf')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
