import { memo, useState } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../components/class-names'
import { Illustration } from '../illustrations/Illustration'
import { useOrderHead } from '../shell/order-head/OrderHeadContext'
import { useDenied } from '../shop/permissions'
import { t } from '../texts/t'
import { productPath } from './address'
import { ArticlePrice } from './ArticlePrice'
import { ArticleStock } from './ArticleStock'
import { BuyControls } from './BuyControls'
import { attributeOf, attributeWords, drawingParams } from './columns'
import { useQuantitiesInCart } from './in-cart'
import { InCart } from './InCart'
import { useRowKeys } from './row-keys'
import type { ShownArticle } from './shown-article'
import styles from './VariantTable.module.css'

/** Headed by one short word. */
const measures: readonly string[] = ['DN', 'Dimension']

interface VariantTableProps {
  readonly caption: string
  readonly articles: readonly ShownArticle[]
  /** Names of the attributes shown; the first is what a row goes by in its product. */
  readonly columns: readonly string[]
  /** `group`: beside its product. `single`: articles of many products, each with its name. `all`: a product's page. */
  readonly kind: 'group' | 'single' | 'all'
  /** The article that the page is about. */
  readonly current?: string
}

/** Articles as rows: number, what tells them apart, stock, price, and how many. Arrow keys and Enter go between rows. */
export const VariantTable = ({ caption, articles, columns, kind, current }: VariantTableProps) => {
  const { delivery } = useOrderHead()
  const hidePrices = useDenied('EJ_SE_PRISER')
  const inCart = useQuantitiesInCart()
  const body = useRowKeys()
  const isPublic = articles.some((article) => article.standing === 'public')
  const stockHead =
    isPublic || delivery.name === undefined
      ? t('catalogue.stock')
      : [delivery.name, delivery.place].filter(Boolean).join(' ')
  return (
    <table className={classNames(styles.table, styles[kind])}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('catalogue.articleNumber')}</th>
          {kind === 'single' && <th scope="col">{t('catalogue.name')}</th>}
          {columns.map((name, index) => (
            <th key={name} scope="col" className={index > 0 || kind === 'single' ? styles.attributeHead : undefined}>
              {kind !== 'all' && measures.includes(name) ? t('catalogue.dimension') : name}
            </th>
          ))}
          <th scope="col">{stockHead}</th>
          {!hidePrices && (
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
        {articles.map((article) => (
          <VariantRow
            key={article.variant.articleNumber}
            article={article}
            columns={columns}
            kind={kind}
            current={article.variant.articleNumber === current}
            hidePrices={hidePrices}
            inCart={inCart.get(article.variant.articleNumber) ?? 0}
          />
        ))}
      </tbody>
    </table>
  )
}

// The HTML is the visitor's; a user's head comes with the user's prices.
const PublicPriceHead = () => (
  <>
    <span className="price-public">{t('catalogue.publicPrice')}</span>
    <span className="price-reserved">{t('catalogue.ownPrice')}</span>
  </>
)

interface VariantRowProps {
  readonly article: ShownArticle
  readonly columns: readonly string[]
  readonly kind: VariantTableProps['kind']
  readonly current: boolean
  readonly hidePrices: boolean
  /** Sales units that lie in the cart. */
  readonly inCart: number
}

const VariantRow = memo(({ article, columns, kind, current, hidePrices, inCart }: VariantRowProps) => {
  const [quantity, setQuantity] = useState(0)
  const { variant } = article
  const [first, ...others] = columns
  return (
    <tr className={current ? styles.current : undefined} aria-current={current || undefined}>
      <td className={styles.number}>
        <Link to={productPath(variant)} className="mono">
          {variant.articleNumber}
        </Link>
        <InCart quantity={inCart} unit={variant.webSalesUnit.unit} />
      </td>
      {kind === 'single' && (
        <td className={styles.name}>
          <span>
            <Illustration family={variant.product.family} params={drawingParams(variant)} size={40} />
            <Link to={productPath(variant)}>{variant.name}</Link>
          </span>
        </td>
      )}
      {first !== undefined && (
        <td className={kind === 'single' ? styles.attribute : styles.telling}>
          {kind === 'all' ? attributeOf(variant, first) : attributeWords(variant, first)}
        </td>
      )}
      {others.map((name) => (
        <td key={name} className={styles.attribute}>
          {attributeOf(variant, name)}
        </td>
      ))}
      <td className={styles.stock}>
        <ArticleStock article={article} quantity={quantity} />
      </td>
      {!hidePrices && (
        <td className={styles.price}>
          <ArticlePrice article={article} />
          {article.standing === 'public' && <span className={`price-public ${styles.vat}`}>{t('price.inclVat')}</span>}
        </td>
      )}
      <td className={styles.buy}>
        <BuyControls article={article} look={kind === 'all' ? 'icon' : 'row'} onQuantity={setQuantity} />
      </td>
    </tr>
  )
})
