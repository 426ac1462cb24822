import type { ShownArticle } from '#domain/catalogue/shown-article'
import { stockStatus } from '#domain/catalogue/stock'
import { StockSign } from '../components/StockMark'
import type { ChosenDelivery } from '../order-head/chosen-delivery'
import { t } from '../texts/t'
import { StockForDelivery } from './ArticleStock'
import styles from './ArticleStock.module.css'

interface ProductStockProps {
  /** Of one product, at least one. */
  readonly articles: readonly [ShownArticle, ...ShownArticle[]]
  readonly delivery: ChosenDelivery
}

/** How many of a product's articles are in stock for the chosen delivery; an only article's own stock. */
export const ProductStock = ({ articles, delivery }: ProductStockProps) => {
  const [first] = articles
  if (articles.length === 1 || first.priceSource === 'waiting')
    return <StockForDelivery article={first} delivery={delivery} />
  const locationId = first.priceSource === 'own' ? delivery.locationId : undefined
  const statuses = articles.map(({ variant: { stock, discontinued } }) =>
    stockStatus(stock, { locationId, discontinued }),
  )
  if (statuses.every(({ tag }) => tag === 'Unknown')) return <StockForDelivery article={first} delivery={delivery} />
  const inStock = statuses.filter(({ tag, quantity }) => quantity > 0 && (tag === 'InStock' || tag === 'TooFew')).length
  return (
    <StockSign
      sign={inStock > 0 ? 'inStock' : 'onOrder'}
      className={first.priceSource === 'public' ? styles.public : undefined}
    >
      {t('listing.inStock', { count: inStock, articles: articles.length })}
    </StockSign>
  )
}
