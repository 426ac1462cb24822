import { stockText } from '#domain/catalogue/stock-text'
import { classNames } from '../components/class-names'
import { StockMark } from '../components/StockMark'
import { useOrderHead } from '../shell/order-head/OrderHeadContext'
import { formatDay } from '../texts/format'
import { t } from '../texts/t'
import type { ShownArticle } from './shown-article'
import styles from './ArticleStock.module.css'

/** Stock for the chosen delivery, with the day it can come; a visitor sees what the central storage holds. */
export const ArticleStock = ({
  article: { variant, standing },
  quantity,
}: {
  article: ShownArticle
  quantity?: number
}) => {
  const { delivery } = useOrderHead()
  if (standing === 'waiting') {
    return (
      <span className={styles.waiting}>
        <span className="visually-hidden">{t('catalogue.stockLoading')}</span>
      </span>
    )
  }
  const own = standing === 'own'
  const locationId = own ? delivery.locationId : undefined
  const { mark } = stockText(variant.stock, { locationId, discontinued: variant.discontinued })
  const day = own && mark === 'inStock' ? delivery.day : undefined
  return (
    <span className={own ? undefined : classNames(styles.public, mark === 'inStock' && styles.withDay)}>
      <StockMark
        stock={variant.stock}
        {...(quantity === undefined || quantity === 0 ? {} : { quantity })}
        discontinued={variant.discontinued}
        unit={variant.webSalesUnit.unit}
        locationId={locationId}
        {...(day === undefined ? {} : { detail: formatDay(day) })}
      />
    </span>
  )
}
