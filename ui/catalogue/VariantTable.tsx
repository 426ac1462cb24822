import { memo, useMemo, useState } from 'react'
import type { ComponentProps } from 'react'
import { classNames } from '../components/class-names'
import { t } from '../texts/t'
import { productPath } from '../routing/paths'
import { ArticleDrawing } from './ArticleDrawing'
import { PriceByRights, usePriceRights } from './ArticlePrice'
import type { PriceRights } from './ArticlePrice'
import { StockForDelivery } from './ArticleStock'
import { BuyControlsOf, useBuying } from './BuyControls'
import type { Buying } from './BuyControls'
import { Heart } from '../favourites/Heart'
import { type Markable, useMark } from '../favourites/use-mark'
import { QuoteMark } from '../quotes/QuoteMark'
import { useAddToQuote } from '../quotes/use-add-to-quote'
import { useMay } from '../shop/permissions'
import { useMarkedNumbers } from '../shop/favourites'
import { CompareTick } from './CompareTick'
import { LastPurchaseMark } from './LastPurchase'
import { FIRST_SCREEN_ROWS, useDeferredRendered } from './DeferredRendering'
import { orderMultipleAt } from '#domain/catalogue/quantity'
import { attributeOf, attributeWords, figuresIn } from '#domain/catalogue/attributes'
import type { LastPurchase } from '#application/ports/purchase-history'
import type { LastPurchases } from '../shop/last-purchases'
import { useComparedNumbers } from '../shop/compared-articles'
import { useCompare } from './use-compare'
import { useQuantitiesInCart } from './in-cart'
import { InCart } from './InCart'
import { useRowKeys } from './row-keys'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import type { ListedVariant } from '#domain/catalogue/variant'
import { usePlainLinks } from '../routing/use-plain-links'
import { UnbrokenName } from '../components/UnbrokenName'
import styles from './VariantTable.module.css'

/** The column header is one short word. */
const measures: readonly string[] = ['DN', 'Dimension']

interface VariantTableProps {
  readonly caption: string
  readonly articles: readonly ShownArticle[]
  /** Names of the attributes shown; the first one names the row within its product. */
  readonly columns: readonly string[]
  /** `group`: beside its product. `single`: articles of many products, each with its name. `all`: a product's page. */
  readonly kind: 'group' | 'single' | 'all'
  /** The article that the page is about. */
  readonly current?: string
  /** What the customer has bought of the articles. */
  readonly purchases: LastPurchases
  /** Rows above this one in its list, when the list has several tables. */
  readonly rowsAbove?: number
  /** A small screen shows the first rows only. */
  readonly isFolded?: boolean
}

/**
 * Articles as rows: number, distinguishing attributes, stock, price and quantity. Arrow keys and Enter move between
 * rows.
 */
export const VariantTable = ({
  caption,
  articles,
  columns,
  kind,
  current,
  purchases,
  rowsAbove = 0,
  isFolded = false,
}: VariantTableProps) => {
  const buying = useBuying()
  const { delivery } = buying
  const rights = usePriceRights()
  const inCart = useQuantitiesInCart()
  const compared = useComparedNumbers()
  const compare = useCompare()
  const favourites = useMarkedNumbers()
  const mark = useMark()
  const offer = useAddToQuote()
  const mayMakeQuotes = useMay('createQuotes')
  const body = useRowKeys()
  usePlainLinks(body)
  const figures = useMemo(
    () =>
      kind === 'all'
        ? figuresIn(
            articles.map(({ variant }) => variant),
            columns,
          )
        : [],
    [articles, columns, kind],
  )
  const isPublic = articles.some((article) => article.priceSource === 'public')
  const stockHead =
    isPublic || delivery.name === undefined
      ? t('catalogue.stock')
      : [delivery.name, delivery.place].filter(Boolean).join(' ')
  return (
    <table className={classNames(styles.table, styles[kind], isFolded && styles.folded)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('catalogue.articleNumber')}</th>
          {kind === 'single' && <th scope="col">{t('catalogue.name')}</th>}
          {columns.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={
                index > 0 || kind === 'single'
                  ? classNames(styles.attributeHead, figures.includes(name) && styles.figure)
                  : undefined
              }
            >
              {kind !== 'all' && measures.includes(name) ? t('catalogue.dimension') : name}
            </th>
          ))}
          <th scope="col" className={styles.stockHead} title={isPublic ? undefined : stockHead}>
            {stockHead}
          </th>
          {!rights.hidePrices && (
            <th scope="col" className={styles.right}>
              {isPublic ? <PublicPriceHead /> : t('catalogue.ownPrice')}
            </th>
          )}
          <th scope="col" className={styles.right}>
            {t('catalogue.quantity')}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {articles.map((article, index) => (
          <VariantRow
            key={article.variant.articleNumber}
            article={article}
            columns={columns}
            figures={figures}
            kind={kind}
            current={article.variant.articleNumber === current}
            rights={rights}
            buying={buying}
            deferred={rowsAbove + index >= FIRST_SCREEN_ROWS}
            inCart={inCart.get(article.variant.articleNumber) ?? 0}
            compared={compared.has(article.variant.articleNumber)}
            onCompare={compare}
            favourite={favourites.has(article.variant.articleNumber)}
            onMark={mark}
            onOffer={mayMakeQuotes ? offer : undefined}
            purchase={purchases.get(article.variant.articleNumber)}
          />
        ))}
      </tbody>
    </table>
  )
}

// The server's HTML is the visitor's. A user's header appears together with the user's prices.
const PublicPriceHead = () => (
  <>
    <span className="price-public">{t('catalogue.publicPrice')}</span>
    <span className="price-reserved">{t('catalogue.ownPrice')}</span>
  </>
)

/** Like the box for comparison it comes in the deferred render. */
const RowHeart = (heart: Omit<ComponentProps<typeof Heart>, 'look'>) =>
  useDeferredRendered() ? <Heart {...heart} look="margin" /> : null

/** It comes in the deferred render too. */
const RowQuote = (mark: ComponentProps<typeof QuoteMark>) => (useDeferredRendered() ? <QuoteMark {...mark} /> : null)

const attributeFigure = classNames(styles.attribute, styles.figure)

interface VariantRowProps {
  readonly article: ShownArticle
  readonly columns: readonly string[]
  /** The columns that hold only figures. */
  readonly figures: readonly string[]
  readonly kind: VariantTableProps['kind']
  readonly current: boolean
  readonly rights: PriceRights
  readonly buying: Buying
  /** It is below the first screen of its list. */
  readonly deferred: boolean
  /** Sales units in the cart. */
  readonly inCart: number
  readonly compared: boolean
  readonly onCompare: (variant: ListedVariant) => void
  readonly favourite: boolean
  readonly onMark: (article: Markable) => void
  /** Puts articles into a quote; absent for whoever may not make quotes. */
  readonly onOffer: ReturnType<typeof useAddToQuote> | undefined
  readonly purchase: LastPurchase | undefined
}

const VariantRow = memo(
  ({
    article,
    columns,
    figures,
    kind,
    current,
    rights,
    buying,
    deferred,
    inCart,
    compared,
    onCompare,
    favourite,
    onMark,
    onOffer,
    purchase,
  }: VariantRowProps) => {
    const [quantity, setQuantity] = useState(0)
    const { variant } = article
    const [first, ...others] = columns
    const bought = purchase && <LastPurchaseMark purchase={purchase} besideDrawing={kind === 'single'} />
    return (
      <tr className={current ? styles.current : undefined} aria-current={current || undefined}>
        <td className={styles.number}>
          <a href={productPath(variant)} className="mono">
            {variant.articleNumber}
          </a>
          {kind !== 'all' && <CompareTick variant={variant} compared={compared} onCompare={onCompare} look="margin" />}
          <RowHeart article={variant} marked={favourite} onMark={onMark} />
          <span className={styles.marks}>
            {inCart > 0 && <InCart quantity={inCart} unit={variant.webSalesUnit.unit} />}
            {onOffer !== undefined && (
              <RowQuote
                name={variant.name}
                onPress={() =>
                  onOffer([
                    {
                      articleNumber: variant.articleNumber,
                      quantity: quantity > 0 ? quantity : orderMultipleAt(variant.stock, buying.delivery.locationId),
                      variant,
                    },
                  ])
                }
              />
            )}
          </span>
        </td>
        {kind === 'single' && (
          <td className={styles.name}>
            <span>
              <ArticleDrawing variant={variant} size={40} deferred={deferred} />
              <a href={productPath(variant)}>
                <UnbrokenName name={variant.name} />
              </a>
            </span>
            {bought}
          </td>
        )}
        {first !== undefined && (
          <td className={kind === 'single' ? styles.attribute : styles.telling}>
            {attributeWords(variant, first)}
            {kind !== 'single' && bought}
          </td>
        )}
        {others.map((name) => (
          <td key={name} className={figures.includes(name) ? attributeFigure : styles.attribute}>
            {attributeOf(variant, name)}
          </td>
        ))}
        <td className={styles.stock}>
          <StockForDelivery article={article} quantity={quantity} delivery={buying.delivery} />
        </td>
        {!rights.hidePrices && (
          // The head says it as well, but a small screen shows no head.
          <td className={styles.price} data-vat={article.priceSource === 'public' ? t('price.inclVat') : undefined}>
            <PriceByRights article={article} rights={rights} />
          </td>
        )}
        <td className={styles.buy}>
          <BuyControlsOf
            article={article}
            look={kind === 'all' ? 'icon' : 'row'}
            onQuantity={setQuantity}
            deferred={deferred}
            buying={buying}
          />
        </td>
      </tr>
    )
  },
)
