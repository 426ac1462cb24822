import { Link } from 'react-router-dom'
import type { Variant } from '#domain/catalogue/variant'
import { replacementOf } from '#domain/catalogue/replacement'
import { productPath } from '../../catalogue/address'
import { Tag } from '../../components/Tag'
import { Illustration } from '../../illustrations/Illustration'
import { t } from '../../texts/t'
import styles from './ProductPage.module.css'

/** The article that takes this one's place. */
export const Replacement = ({ variant }: { variant: Variant }) => {
  const replacement = replacementOf(variant)
  if (replacement === undefined) return null
  return (
    <section className={styles.section} aria-labelledby="ersattare">
      <h2 id="ersattare" className={styles.heading}>
        {t('product.replacedBy')}
      </h2>
      <div className={styles.replacement}>
        <Illustration family={variant.product.family} size={64} />
        <p>
          <code>{replacement.articleNumber}</code>{' '}
          {variant.discontinued && (
            <Tag tone="bad">{t('product.discontinuedTag', { article: variant.articleNumber })}</Tag>
          )}
          <br />
          <Link to={productPath(replacement)}>{replacement.variantName}</Link>
        </p>
      </div>
    </section>
  )
}
