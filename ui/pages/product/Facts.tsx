import type { Variant } from '#domain/catalogue/variant'
import { attributeOf, describing } from '../../catalogue/columns'
import { t } from '../../texts/t'
import styles from './Facts.module.css'

/** Name and numbers of an article. */
export const Title = ({ variant }: { variant: Variant }) => (
  <div>
    <p className={styles.brand}>{variant.brands.map(({ brand }) => brand).join(', ')}</p>
    <h1>{variant.name}</h1>
    <dl className={styles.numbers}>
      <Numbered label={t('catalogue.articleNumber')} value={variant.articleNumber} />
      <Numbered label={t('product.rsk')} value={attributeOf(variant, 'RSK')} />
      <Numbered label={t('product.ean')} value={variant.ean ?? ''} />
    </dl>
  </div>
)

/** Description and attributes of an article. */
export const Facts = ({ variant }: { variant: Variant }) => (
  <div>
    <p className={styles.description}>{variant.product.description}</p>
    <dl className={styles.facts}>
      {describing(variant).map(({ attributeName, attributeValue }) => (
        <div key={attributeName}>
          <dt>{attributeName}</dt>
          <dd>{attributeValue}</dd>
        </div>
      ))}
    </dl>
  </div>
)

const Numbered = ({ label, value }: { label: string; value: string }) =>
  value === '' ? null : (
    <div>
      <dt>{label}</dt>
      <dd className="mono">{value}</dd>
    </div>
  )
