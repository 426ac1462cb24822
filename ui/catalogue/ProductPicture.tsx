import { memo, useMemo } from 'react'
import type { ProductGroup } from '#application/queries/page-data'
import { productPath } from '../routing/paths'
import { usePriceTag } from './ArticlePrice'
import { attributeWords, columnsOf, drawingParams, sharedFacts } from './columns'
import { cheapestOf } from './cheapest'
import { shownArticle } from '#domain/catalogue/shown-article'
import { PriceTag } from '../components/PriceTag'
import { Illustration } from '../illustrations/Illustration'
import type { CustomerVariants } from '../shop/customer-variants'
import { t } from '../texts/t'
import styles from './ProductPicture.module.css'

const MOST_FACTS = 2

interface ProductPictureProps {
  readonly group: ProductGroup
  readonly prices: CustomerVariants
}

/** A product as a picture, with the range of its articles and its lowest price. */
export const ProductPicture = memo(({ group, prices }: ProductPictureProps) => {
  const { name, variants } = group
  const articles = useMemo(() => variants.map((variant) => shownArticle(variant, prices)), [variants, prices])
  const cheapest = cheapestOf(articles)
  const tag = usePriceTag(articles[0]?.priceSource ?? 'public')
  const [telling] = columnsOf(variants, 1)
  const first = variants[0]
  const last = variants.at(-1)
  if (first === undefined || last === undefined) return null
  const ends = telling === undefined ? [] : [attributeWords(first, telling), attributeWords(last, telling)]
  const facts = [...sharedFacts(variants, telling === undefined ? [] : [telling], MOST_FACTS)]
  return (
    <article className={styles.product}>
      <div className={styles.drawing}>
        <Illustration family={first.product.family} name={name} params={drawingParams(first)} size={120} />
      </div>
      <div className={styles.label}>
        <h2 className={styles.name}>
          <a href={productPath(first)}>{name}</a>
        </h2>
        <p className={styles.facts}>
          {[...new Set(ends)].filter((end) => end !== '').join('–')}
          <br />
          {t('listing.articles', { count: variants.length })}
        </p>
        <p className={styles.facts}>{[...first.brands.map(({ brand }) => brand), ...facts].join(', ')}</p>
        <div className={styles.price}>
          {cheapest !== undefined && !tag.hidePrices && variants.length > 1 && (
            <span className={styles.from}>{t('listing.from')}</span>
          )}
          <PriceTag
            {...tag}
            price={(cheapest ?? articles[0])?.variant.price}
            unit={(cheapest ?? articles[0])?.variant.webSalesUnit.unit ?? ''}
            size="shelf"
          />
        </div>
      </div>
    </article>
  )
})
