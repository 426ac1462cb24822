import type { ShownArticle } from '#domain/catalogue/shown-article'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { absurdCase } from '#domain/kernel/decider'
import type { RowDelivery } from '#domain/quick-order/row-delivery'
import { ArticleStock, StockForDelivery } from '../catalogue/ArticleStock'
import { useDeliveryDays } from '../shop/delivery-days'
import { useLocationOf } from '../shop/delivery-places'
import { deliveryName } from '../texts/delivery-name'
import { t } from './t'
import styles from './QuickOrderForm.module.css'

interface DeliveryOfRowProps {
  readonly delivery: RowDelivery
  /** The delivery that the row goes with; undefined until one is chosen. */
  readonly goesWith: DeliveryId | undefined
}

/** The delivery that a row names, or why it goes with another one. */
export const DeliveryOfRow = ({ delivery, goesWith }: DeliveryOfRowProps) => {
  switch (delivery.tag) {
    case 'Taken':
      return <p className={styles.label}>{t('quickOrder.delivery', { delivery: deliveryName(delivery.id) })}</p>
    case 'Closed':
      return (
        <p className={styles.passedOver}>
          {t('quickOrder.delivery.closed', { delivery: deliveryName(delivery.id) })} {goesWithText(goesWith)}
        </p>
      )
    case 'Unknown':
      return (
        <p className={styles.passedOver}>
          {t('quickOrder.delivery.unknown', { written: delivery.written })} {goesWithText(goesWith)}
        </p>
      )
    default:
      return absurdCase(delivery)
  }
}

const goesWithText = (delivery: DeliveryId | undefined): string =>
  delivery === undefined
    ? t('quickOrder.delivery.goesWithChosen')
    : t('quickOrder.delivery.goesWith', { delivery: deliveryName(delivery) })

interface RowStockProps {
  readonly article: ShownArticle
  readonly quantity: number
  readonly delivery: RowDelivery | undefined
}

/** Stock and day of a row: for the delivery that it names, else for the chosen one. */
export const RowStock = ({ article, quantity, delivery }: RowStockProps) =>
  delivery?.tag === 'Taken' ? (
    <StockWith deliveryId={delivery.id} article={article} quantity={quantity} />
  ) : (
    <ArticleStock article={article} quantity={quantity} />
  )

const StockWith = ({
  deliveryId,
  ...shown
}: Pick<RowStockProps, 'article' | 'quantity'> & { readonly deliveryId: DeliveryId }) => {
  const locationId = useLocationOf()(deliveryId)
  const day = useDeliveryDays().earliest(deliveryId)
  return <StockForDelivery {...shown} delivery={{ deliveryId, locationId, day }} />
}
