import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import type { Relation, Variant } from '#domain/catalogue/variant'
import { predecessorsOf, replacementOf } from '#domain/catalogue/replacement'
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
      <Related family={variant.product.family} relation={replacement}>
        {variant.discontinued && (
          <Tag tone="bad">{t('product.discontinuedTag', { article: variant.articleNumber })}</Tag>
        )}
      </Related>
    </section>
  )
}

/** The articles whose place this one has taken: what is on an old list is found again. */
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
  readonly children?: ReactNode
}

const Related = ({ family, relation, children }: RelatedProps) => (
  <div className={styles.replacement}>
    <Illustration family={family} size={64} />
    <p>
      <code>{relation.articleNumber}</code> {children}
      <br />
      <Link to={productPath(relation)}>{relation.variantName}</Link>
    </p>
  </div>
)
