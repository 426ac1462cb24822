import { Link } from 'react-router-dom'
import { type Relation, type Variant, predecessorsOf, replacementOf } from '#domain/catalogue/variant'
import { productPath } from '../routing/paths'
import { Illustration } from '../illustrations/Illustration'
import { t } from './t'
import { isDocument } from './document-title'
import { DocumentLink } from './Documents'
import styles from './ProductPage.module.css'

/** The article that replaces this one. */
export const Replacement = ({ variant }: { variant: Variant }) => {
  const replacement = replacementOf(variant)
  if (replacement === undefined) return null
  return (
    <section className={styles.section} aria-labelledby="ersattare">
      <h2 id="ersattare" className={styles.heading}>
        {t('product.replacedBy')}
      </h2>
      <Related family={variant.product.family} relation={replacement} />
    </section>
  )
}

/** The articles that this one replaces. */
export const Predecessors = ({ variant }: { variant: Variant }) => {
  const predecessors = predecessorsOf(variant)
  if (predecessors.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="ersatter">
      <h2 id="ersatter" className={styles.heading}>
        {t('product.replaces')}
      </h2>
      {predecessors.map((relation) => (
        <Related key={relation.articleNumber} family={variant.product.family} relation={relation} />
      ))}
    </section>
  )
}

interface RelatedProps {
  readonly family: string
  readonly relation: Relation
}

const Related = ({ family, relation }: RelatedProps) => (
  <div className={styles.replacement}>
    <Illustration family={family} size={64} />
    <p>
      <code>{relation.articleNumber}</code>
      <br />
      <Link to={productPath(relation)} className={styles.relatedName}>
        {relation.variantName}
      </Link>
      {relation.images.filter(isDocument).map((document) => (
        <span key={document.assetUrl} className={styles.relatedDocument}>
          <DocumentLink document={document} articleNumber={relation.articleNumber} />
        </span>
      ))}
    </p>
  </div>
)
