import { memo, useMemo } from 'react'
import type { ProductGroup } from '#application/queries/page-data'
import type { LastPurchase } from '#application/ports/purchase-history'
import { cheapestOf, shownArticle, type ShownArticle } from '#domain/catalogue/shown-article'
import type { ListedVariant } from '#domain/catalogue/variant'
import type { ArticleNumber } from '#domain/kernel/ids'
import { buttonClass } from '../components/Button'
import { PriceTag } from '../components/PriceTag'
import { Illustration } from '../illustrations/Illustration'
import { productPath } from '../routing/paths'
import type { CustomerVariants } from '../shop/customer-variants'
import type { LastPurchases } from '../shop/last-purchases'
import { factsInLine } from '../texts/facts-in-line'
import { t } from '../texts/t'
import { usePriceTag } from './ArticlePrice'
import { BuyControlsOf, type Buying } from './BuyControls'
import { ArticleHeart } from '../favourites/Heart'
import { CompareTick } from './CompareTick'
import { attributeWords, columnsOf, drawingParams, sharedFacts } from '#domain/catalogue/attributes'
import { LastPurchaseLine } from './LastPurchase'
import { ProductStock } from './ProductStock'
import { UnbrokenName } from '../components/UnbrokenName'
import styles from './ProductPicture.module.css'

const MOST_FACTS = 2

interface ProductPictureProps {
  readonly group: ProductGroup
  readonly prices: CustomerVariants
  readonly buying: Buying
  readonly purchases: LastPurchases
  readonly compared: ReadonlySet<ArticleNumber>
  readonly onCompare: (variant: ListedVariant) => void
}

/**
 * A product as a picture: its numbers, stock, range of sizes and lowest price, when it was bought last, and the ways to
 * compare and to buy it. Its article with the lowest price is the one to compare.
 */
export const ProductPicture = memo((props: ProductPictureProps) => {
  const { group, prices, buying, purchases, compared, onCompare } = props
  const { name, variants } = group
  const [first, ...others] = useMemo(() => variants.map((variant) => shownArticle(variant, prices)), [variants, prices])
  const tag = usePriceTag(first?.priceSource ?? 'public')
  if (first === undefined) return null
  const articles = [first, ...others] as const
  const cheapest = cheapestOf(articles)
  const priced = (cheapest ?? first).variant
  const purchase = latestOf(variants, purchases)
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
          <a href={productPath(first.variant)}>
            <UnbrokenName name={name} />
          </a>
        </h2>
        {telling !== undefined && <p className={styles.facts}>{rangeOf(variants, telling)}</p>}
        <p className={styles.facts}>
          {factsInLine(
            [first.variant.brands.map(({ brand }) => brand).join(', '), ...facts].filter((fact) => fact !== ''),
          )}
        </p>
        {purchase !== undefined && (
          <p className={styles.facts}>
            <LastPurchaseLine purchase={purchase} />
          </p>
        )}
        <div className={styles.choices}>
          <CompareTick
            variant={priced}
            compared={compared.has(priced.articleNumber)}
            onCompare={onCompare}
            look="words"
          />
          <ArticleHeart article={priced} />
        </div>
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

/** The newest purchase of any of the articles. */
const latestOf = (variants: ProductGroup['variants'], purchases: LastPurchases): LastPurchase | undefined =>
  variants
    .flatMap(({ articleNumber }) => purchases.get(articleNumber) ?? [])
    .reduce<LastPurchase | undefined>(
      (newest, one) => (newest === undefined || one.day > newest.day ? one : newest),
      undefined,
    )

/** The values of an attribute that the first and the last article have. */
const rangeOf = (variants: ProductGroup['variants'], name: string): string => {
  const ends = [variants[0], variants.at(-1)].map((variant) =>
    variant === undefined ? '' : attributeWords(variant, name),
  )
  return [...new Set(ends)].filter((end) => end !== '').join('–')
}
