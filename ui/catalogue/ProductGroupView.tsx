import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { ProductGroup } from '#application/queries/page-data'
import { productPath } from '../routing/paths'
import { FIRST_SCREEN_ROWS } from './DeferredRendering'
import { ArticleDrawing } from './ArticleDrawing'
import { columnsOf, LISTED_COLUMNS, LISTED_FACTS, sharedFacts } from '#domain/catalogue/attributes'
import { ordinaryPriceOf } from '#domain/catalogue/price'
import { shownArticle } from '#domain/catalogue/shown-article'
import { VariantTable } from './VariantTable'
import { Button } from '../components/Button'
import { Tag } from '../components/Tag'
import type { CustomerVariants } from '../shop/customer-variants'
import type { LastPurchases } from '../shop/last-purchases'
import { useMay } from '../shop/permissions'
import { factsInLine } from '../texts/facts-in-line'
import { t } from '../texts/t'
import { UnbrokenName } from '../components/UnbrokenName'
import styles from './ProductGroupView.module.css'

/** Rows of a product that a small screen shows at first; the style sheet hides those below. */
const ROWS_UNFOLDED = 3
/** A product with one row more than that is shown whole: the button would be as high as the row. */
const FEWEST_TO_FOLD = ROWS_UNFOLDED + 2

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
  const columns = useMemo(() => columnsOf(variants, LISTED_COLUMNS), [variants])
  const hidesDiscounts = !useMay('seeDiscounts')
  const { group: place, isFolded, unfold } = useFolding(variants.length)
  const [first] = variants
  if (first === undefined) return null
  const campaign =
    !hidesDiscounts &&
    articles.some(
      ({ variant: { price }, priceSource }) =>
        priceSource === 'own' && price !== undefined && ordinaryPriceOf(price) !== undefined,
    )
  return (
    <article ref={place} className={styles.group}>
      <div className={styles.product}>
        <ArticleDrawing variant={first} size={104} deferred={rowsAbove >= FIRST_SCREEN_ROWS} />
        <div>
          <h2 className={styles.name}>
            <UnbrokenName name={name} />
          </h2>
          <p className={styles.facts}>{factsInLine(sharedFacts(variants, columns, LISTED_FACTS))}</p>
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
        isFolded={isFolded}
      />
      {isFolded && (
        <Button
          variant="text"
          className={styles.unfold}
          aria-label={t('listing.unfoldOf', { count: variants.length, name })}
          onClick={unfold}
        >
          {t('listing.unfold', { count: variants.length })}
        </Button>
      )}
    </article>
  )
})

/** Whether a small screen hides the rows below the first ones; unfolding moves the focus to the first row it shows. */
const useFolding = (
  rows: number,
): { readonly group: RefObject<HTMLElement | null>; readonly isFolded: boolean; readonly unfold: () => void } => {
  const group = useRef<HTMLElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  useEffect(() => {
    if (isUnfolded)
      group.current?.querySelectorAll<HTMLElement>('tbody a')[ROWS_UNFOLDED]?.focus({ preventScroll: true })
  }, [isUnfolded])
  return { group, isFolded: rows >= FEWEST_TO_FOLD && !isUnfolded, unfold: () => setUnfolded(true) }
}
