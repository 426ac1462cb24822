import type { ReactNode } from 'react'
import type { Variant } from '#domain/catalogue/variant'
import { drawingParams } from '#domain/catalogue/attributes'
import { Illustration } from '../illustrations/Illustration'
import { t } from './t'
import styles from './Drawing.module.css'

/** A workshop drawing with its title block. */
export const Drawing = ({ variant }: { variant: Variant }) => {
  const params = drawingParams(variant)
  const isMeasured = ['L', 'H', 'W'].some((measure) => params[measure] !== undefined)
  return (
    <figure className={styles.sheet}>
      <div className={styles.drawing}>
        <Illustration
          family={variant.product.family}
          name={variant.product.name}
          params={params}
          size={360}
          label={t('product.drawingOf', { name: variant.name })}
        />
      </div>
      <figcaption className={styles.block}>
        <Cell label={t('product.designation')}>{variant.name}</Cell>
        <Cell label={t('catalogue.articleNumber')}>
          <span className="mono">{variant.articleNumber}</span>
        </Cell>
        {isMeasured && <Cell label={t('product.measures')}>{t('product.millimetres')}</Cell>}
      </figcaption>
    </figure>
  )
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <span className={styles.cell}>
    <span className={styles.label}>{label}</span>
    {children}
  </span>
)
