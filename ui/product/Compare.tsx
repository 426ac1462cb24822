import { formatComparisonAddress } from '#application/queries/comparison-address'
import type { Variant } from '#domain/catalogue/variant'
import { useCompare } from '../catalogue/use-compare'
import { Checkbox } from '../components/Checkbox'
import { useComparedNumbers } from '../shop/compared-articles'
import { t } from './t'
import styles from './Compare.module.css'

/** The box that chooses the page's article for comparison; a link without scripts. */
export const Compare = ({ variant }: { variant: Variant }) => {
  const compared = useComparedNumbers()
  const compare = useCompare()
  const { articleNumber } = variant
  return (
    <>
      <Checkbox
        className={styles.box}
        checked={compared.has(articleNumber)}
        onChange={() => compare(variant)}
        label={t('compare.tick')}
      />
      <noscript>
        <a href={formatComparisonAddress({ articles: [articleNumber] })}>{t('compare.tick')}</a>
      </noscript>
    </>
  )
}
