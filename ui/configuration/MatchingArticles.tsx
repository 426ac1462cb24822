import { useMemo } from 'react'
import { tellingColumn } from '#domain/catalogue/attributes'
import { shownArticle } from '#domain/catalogue/shown-article'
import type { ConfigurationPageData } from '#application/queries/page-data'
import { DeferredRendering } from '../catalogue/DeferredRendering'
import { PriceFault } from '../catalogue/PriceFault'
import { VariantTable } from '../catalogue/VariantTable'
import { LinkButton } from '../components/LinkButton'
import { useCustomerVariants } from '../shop/customer-variants'
import { useLastPurchases } from '../shop/last-purchases'
import { t } from './t'
import styles from './ConfigurationPage.module.css'

interface MatchingArticlesProps {
  readonly matching: NonNullable<ConfigurationPageData['matching']>
  /** The address of the listing with the same choices. */
  readonly listing: string
}

/** The articles that have all that was chosen, ready to be added to the cart. */
export const MatchingArticles = ({ matching: { total, variants }, listing }: MatchingArticlesProps) => {
  const numbers = useMemo(() => variants.map((variant) => variant.articleNumber), [variants])
  const prices = useCustomerVariants(numbers)
  const purchases = useLastPurchases(numbers)
  const articles = useMemo(() => variants.map((variant) => shownArticle(variant, prices)), [variants, prices])
  const columns = useMemo(() => tellingColumn(variants), [variants])
  const heading = t('configuration.matching', { count: total })
  return (
    <section className={styles.matching} aria-labelledby="passar">
      <div className={styles.heading}>
        <h2 id="passar">
          <output>{heading}</output>
        </h2>
        <LinkButton variant="secondary" to={listing}>
          {t('configuration.list')}
        </LinkButton>
      </div>
      {variants.length < total && <p>{t('configuration.shown', { shown: variants.length })}</p>}
      <PriceFault prices={prices} />
      <div className={styles.rows}>
        <DeferredRendering>
          <VariantTable caption={heading} articles={articles} columns={columns} kind="single" purchases={purchases} />
        </DeferredRendering>
      </div>
    </section>
  )
}
