import { useMemo } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { ProductPageData } from '#application/queries/page-data'
import { predecessorsOf, replacementOf, type Variant } from '#domain/catalogue/variant'
import { categoryPath } from '../routing/paths'
import { columnsOf } from '#domain/catalogue/attributes'
import { PriceFault } from '../catalogue/PriceFault'
import { shownArticle } from '#domain/catalogue/shown-article'
import { VariantTable } from '../catalogue/VariantTable'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Button } from '../components/Button'
import { MissingPart } from '../components/MissingPart'
import { useCustomerVariants } from '../shop/customer-variants'
import { useLastPurchases } from '../shop/last-purchases'
import { t } from './t'
import { Compare } from './Compare'
import { BuyPanel } from './BuyPanel'
import { Documents } from './Documents'
import { Drawing } from './Drawing'
import { Facts, Title } from './Facts'
import { Predecessors, Replacement } from './Replacement'
import { StockTable } from './StockTable'
import { useBrackets } from './use-brackets'
import { Warnings } from './Warnings'
import styles from './ProductPage.module.css'

const MOST_COLUMNS = 6

/** The page of an article: drawing, facts, stock, price by quantity, and the other articles of the product. */
export const Component = () => {
  const data: ProductPageData = useLoaderData()
  const { variant, siblings, attributeSequence, missing } = data
  const articleNumbers = useMemo(() => siblings.map((sibling) => sibling.articleNumber), [siblings])
  const prices = useCustomerVariants(articleNumbers)
  const purchases = useLastPurchases(articleNumbers)
  const article = useMemo(() => shownArticle(variant, prices), [variant, prices])
  const others = useMemo(() => siblings.map((sibling) => shownArticle(sibling, prices)), [siblings, prices])
  const columns = useMemo(() => columnsOf(siblings, MOST_COLUMNS, attributeSequence), [siblings, attributeSequence])
  const brackets = useBrackets(data, article)
  return (
    <div className={`page-width ${styles.page}`}>
      <div className={styles.top}>
        <Breadcrumbs trail={trailOf(variant)} />
        <div className={styles.actions}>
          <Compare variant={variant} />
          <Button variant="text" size="row" icon="print" onClick={() => window.print()}>
            {t('product.print')}
          </Button>
        </div>
      </div>
      <PriceFault prices={prices} />
      <div className={styles.columns}>
        <Title variant={variant} />
        <BuyPanel
          key={variant.articleNumber}
          article={article}
          brackets={brackets}
          purchase={purchases.get(variant.articleNumber)}
        />
        <Drawing variant={variant} />
        <Facts variant={variant} sequence={attributeSequence} />
        <StockTable article={article} />
      </div>
      {missing?.includes('siblings') === true && <MissingPart what={t('product.siblingsMissing')} />}
      {siblings.length > 1 && (
        <section className={styles.section} aria-labelledby="dimensioner">
          <h2 id="dimensioner" className={styles.heading}>
            {t('product.allDimensions')}
          </h2>
          <VariantTable
            caption={variant.product.name}
            articles={others}
            columns={columns}
            kind="all"
            purchases={purchases}
            current={variant.articleNumber}
          />
        </section>
      )}
      <div className={styles.halves}>
        {(variant.warnings.length > 0 || isRelated(variant)) && (
          <div>
            <Warnings warnings={variant.warnings} />
            <Replacement variant={variant} />
            <Predecessors variant={variant} />
          </div>
        )}
        <Documents variant={variant} />
      </div>
    </div>
  )
}

const isRelated = (variant: Variant): boolean =>
  replacementOf(variant) !== undefined || predecessorsOf(variant).length > 0

const trailOf = (variant: Variant) => [
  { name: t('shell.start'), to: '/' },
  ...variant.product.breadcrumbs.map(({ name, slug }) => ({ name, to: categoryPath(slug) })),
  { name: variant.name },
]
