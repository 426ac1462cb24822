import { memo, useMemo } from 'react'
import type { ProductGroup } from '#application/queries/page-data'
import { productPath } from '../routing/paths'
import { FIRST_SCREEN_ROWS } from './DeferredRendering'
import { ArticleDrawing } from './ArticleDrawing'
import { columnsOf, sharedFacts } from './columns'
import { shownArticle } from '#domain/catalogue/shown-article'
import { VariantTable } from './VariantTable'
import { Tag } from '../components/Tag'
import type { CustomerVariants } from '../shop/customer-variants'
import type { LastPurchases } from '../shop/last-purchases'
import { useMay } from '../shop/permissions'
import { t } from '../texts/t'
import styles from './ProductGroupView.module.css'

const MOST_COLUMNS = 2
const MOST_FACTS = 3

interface ProductGroupProps {
  readonly group: ProductGroup
  readonly prices: CustomerVariants
  readonly purchases: LastPurchases
  /** Articles above it in the list. */
  readonly rowsAbove: number
}

/** A product: its drawing and the facts that its articles share, beside the articles. */
export const ProductGroupView = memo(({ group, prices, purchases, rowsAbove }: ProductGroupProps) => {
  const { name, variants } = group
  const articles = useMemo(() => variants.map((variant) => shownArticle(variant, prices)), [variants, prices])
  const columns = useMemo(() => columnsOf(variants, MOST_COLUMNS), [variants])
  const hidesDiscounts = !useMay('seeDiscounts')
  const [first] = variants
  if (first === undefined) return null
  const campaign =
    !hidesDiscounts &&
    articles.some(
      ({ variant: { price }, priceSource }) =>
        priceSource === 'own' && price?.preCampaignPrice !== undefined && price.preCampaignPrice > price.netPrice,
    )
  return (
    <article className={styles.group}>
      <div className={styles.product}>
        <ArticleDrawing variant={first} size={104} deferred={rowsAbove >= FIRST_SCREEN_ROWS} />
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.facts}>{sharedFacts(variants, columns, MOST_FACTS).join(', ')}</p>
          <p className={styles.brand}>
            {first.brands.map(({ brand }) => brand).join(', ')}
            {campaign && <Tag tone="campaign">{t('catalogue.campaign')}</Tag>}
          </p>
          <a href={productPath(first)} aria-label={t('listing.productPageOf', { name })}>
            {t('listing.productPage')}
          </a>
        </div>
      </div>
      <VariantTable
        caption={name}
        articles={articles}
        columns={columns}
        kind="group"
        purchases={purchases}
        rowsAbove={rowsAbove}
      />
    </article>
  )
})
