import type { CalendarDate } from '#domain/kernel/calendar-date'
import { leftOutBy } from '#domain/catalogue/purchasability'
import { hasTooFew, stockStatus } from '#domain/catalogue/stock'
import { classNames } from '../components/class-names'
import { StockMark } from '../components/StockMark'
import type { ChosenDelivery } from '../order-head/chosen-delivery'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { formatDay, formatQuantity } from '../texts/format'
import { t } from '../texts/t'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import styles from './ArticleStock.module.css'

interface ArticleStockProps {
  readonly article: ShownArticle
  readonly quantity?: number
}

/** What of a delivery its stock and day depend on. */
type StockDelivery = Pick<ChosenDelivery, 'deliveryId' | 'locationId' | 'day'>

/** Stock and delivery day for the chosen delivery. A visitor sees the stock of the central storage. */
export const ArticleStock = (props: ArticleStockProps) => {
  const { delivery } = useOrderHead()
  return <StockForDelivery {...props} delivery={delivery} />
}

/** The same for a table, which reads the delivery once for all its rows, and for a row with a delivery of its own. */
export const StockForDelivery = ({
  article: { variant, priceSource },
  quantity,
  delivery,
}: ArticleStockProps & { readonly delivery: StockDelivery }) => {
  if (priceSource === 'waiting') {
    return (
      <span className={styles.waiting}>
        <span className="visually-hidden">{t('catalogue.stockLoading')}</span>
      </span>
    )
  }
  const own = priceSource === 'own'
  const locationId = own ? delivery.locationId : undefined
  const { tag } = stockStatus(variant.stock, { locationId, discontinued: variant.discontinued })
  const leftOut = leftOutBy(variant, delivery.deliveryId)
  const isTooFew =
    quantity !== undefined && hasTooFew(variant.stock, { locationId, quantity, discontinued: variant.discontinued })
  const wanted = isTooFew
    ? t('stock.ofWanted', { quantity: formatQuantity(quantity), unit: variant.webSalesUnit.unit })
    : undefined
  const day = own && tag === 'InStock' ? delivery.day : undefined
  return (
    <StockMark
      stock={variant.stock}
      quantity={quantity === 0 ? undefined : quantity}
      discontinued={variant.discontinued}
      unit={variant.webSalesUnit.unit}
      locationId={locationId}
      detail={day !== undefined && leftOut !== undefined ? t(`catalogue.leftOut.${leftOut}`) : detailOf(wanted, day)}
      className={own ? undefined : tag === 'InStock' ? publicWithDay : styles.public}
    />
  )
}

const publicWithDay = classNames(styles.public, styles.withDay)

/** How many are wanted, where that is more than there are, and the day; undefined for neither. */
const detailOf = (wanted: string | undefined, day: CalendarDate | undefined): string | undefined => {
  if (wanted === undefined) return day === undefined ? undefined : formatDay(day)
  return day === undefined ? wanted : `${wanted}, ${formatDay(day)}`
}
