import { memo, useMemo } from 'react'
import type { ProductGroup } from '#application/queries/page-data'
import { cheapestOf, shownArticle, type ShownArticle } from '#domain/catalogue/shown-article'
import { buttonClass } from '../components/Button'
import { PriceTag } from '../components/PriceTag'
import { Illustration } from '../illustrations/Illustration'
import { productPath } from '../routing/paths'
import type { CustomerVariants } from '../shop/customer-variants'
import { t } from '../texts/t'
import { usePriceTag } from './ArticlePrice'
import { BuyControlsOf, type Buying } from './BuyControls'
import { attributeWords, columnsOf, drawingParams, sharedFacts } from './columns'
import { ProductStock } from './ProductStock'
import styles from './ProductPicture.module.css'

const MOST_FACTS = 2

interface ProductPictureProps {
  readonly group: ProductGroup
  readonly prices: CustomerVariants
  readonly buying: Buying
}

/** A product as a picture: its numbers, stock, range of sizes and lowest price, and the way to buy it. */
export const ProductPicture = memo(({ group, prices, buying }: ProductPictureProps) => {
  const { name, variants } = group
  const [first, ...others] = useMemo(() => variants.map((variant) => shownArticle(variant, prices)), [variants, prices])
  const tag = usePriceTag(first?.priceSource ?? 'public')
  if (first === undefined) return null
  const articles = [first, ...others] as const
  const cheapest = cheapestOf(articles)
  const priced = (cheapest ?? first).variant
  const [telling] = columnsOf(variants, 1)
  const facts = sharedFacts(variants, telling === undefined ? [] : [telling], MOST_FACTS)
  return (
    <article className={styles.product}>
      <div className={styles.drawing}>
        <Illustration
          family={first.variant.product.family}
          name={name}
          params={drawingParams(first.variant)}
          size={120}
        />
      </div>
      <div className={styles.label}>
        <div className={styles.top}>
          <span className="mono">{numbersOf(articles)}</span>
          <ProductStock articles={articles} delivery={buying.delivery} />
        </div>
        <h2 className={styles.name}>
          <a href={productPath(first.variant)}>{name}</a>
        </h2>
        {telling !== undefined && <p className={styles.facts}>{rangeOf(variants, telling)}</p>}
        <p className={styles.facts}>{[...first.variant.brands.map(({ brand }) => brand), ...facts].join(', ')}</p>
        <div className={styles.price}>
          {cheapest !== undefined && !tag.hidePrices && others.length > 0 && (
            <span className={styles.from}>{t('listing.from')}</span>
          )}
          <PriceTag {...tag} price={priced.price} unit={priced.webSalesUnit.unit} size="shelf" />
        </div>
      </div>
      <div className={styles.foot}>
        {others.length === 0 ? (
          <BuyControlsOf article={first} look="shelf" buying={buying} />
        ) : (
          <a href={productPath(first.variant)} className={choose}>
            {t('listing.choose', { count: articles.length })}
            <span className="visually-hidden"> {name}</span>
          </a>
        )}
      </div>
    </article>
  )
})

const choose = buttonClass('secondary', 'row')

/** One number, or the lowest and the highest. */
const numbersOf = (articles: readonly ShownArticle[]): string => {
  const numbers = articles.map(({ variant }) => variant.articleNumber).toSorted()
  return [...new Set([numbers[0], numbers.at(-1)])].join('–')
}

/** The values of an attribute that the first and the last article have. */
const rangeOf = (variants: ProductGroup['variants'], name: string): string => {
  const ends = [variants[0], variants.at(-1)].map((variant) =>
    variant === undefined ? '' : attributeWords(variant, name),
  )
  return [...new Set(ends)].filter((end) => end !== '').join('–')
}
