import type { HistoricOrder, HistoricShipment } from '#application/ports/order-history'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import type { Instant } from '#domain/kernel/ids'
import { Icon } from '../../components/Icon'
import { useMay } from '../../shop/permissions'
import { formatDayOfYear, formatInstant } from '../../texts/format'
import { t } from './t'
import styles from './Shipments.module.css'

interface Step {
  readonly name: string
  readonly at: Instant | undefined
}

const stepsOf = (shipment: HistoricShipment, toStore: boolean): readonly Step[] => [
  { name: t('orderPage.shipment.picked'), at: shipment.pickedAt },
  toStore
    ? { name: t('orderPage.shipment.readyToCollect'), at: shipment.readyAt }
    : { name: t('orderPage.shipment.dispatched'), at: shipment.dispatchedAt },
  { name: t(toStore ? 'orderPage.shipment.collected' : 'orderPage.shipment.delivered'), at: shipment.deliveredAt },
]

/** The deliveries of an order, each with the days of its steps, and what is left to deliver. */
export const Shipments = ({ order }: { order: HistoricOrder }) => {
  const { shipments, lines, restDay, deliveryDay, status, deliveryId } = order
  const left = lines.filter(({ rest }) => rest > 0).length
  const toStore = isStoreDelivery(deliveryId)
  const seesInvoices = useMay('seeFinancialFollowUp')
  return (
    <section aria-labelledby="order-deliveries" className={styles.section}>
      <h2 id="order-deliveries">{t('orderPage.deliveries')}</h2>
      {shipments.length === 0 && (
        <p>
          {t('orderPage.deliveries.none')}{' '}
          {deliveryDay !== undefined &&
            status !== 'cancelled' &&
            t('orderPage.deliveries.day', { day: formatDayOfYear(deliveryDay) })}
        </p>
      )}
      {shipments.map((shipment) => (
        <Delivery key={shipment.number} shipment={shipment} toStore={toStore} seesInvoices={seesInvoices} />
      ))}
      {shipments.length > 0 && left > 0 && (
        <p className={styles.rest}>
          {t('orderPage.deliveries.rest', {
            count: left,
            ...(restDay === undefined ? {} : { day: formatDayOfYear(restDay) }),
          })}
        </p>
      )}
    </section>
  )
}

interface DeliveryProps {
  readonly shipment: HistoricShipment
  readonly toStore: boolean
  readonly seesInvoices: boolean
}

const Delivery = ({ shipment, toStore, seesInvoices }: DeliveryProps) => (
  <article className={styles.delivery} aria-label={t('orderPage.shipment', { number: shipment.number })}>
    <div className={styles.about}>
      <h3>{t('orderPage.shipment', { number: shipment.number })}</h3>
      <p>{t('orderPage.shipment.lines', { count: shipment.lines.length })}</p>
      {shipment.trackingNumber !== undefined && (
        <p>
          {t('orderPage.shipment.tracking')} <span className="mono">{shipment.trackingNumber}</span>
        </p>
      )}
      {seesInvoices && shipment.invoiceNumber !== undefined && (
        <p>
          {t('orderPage.shipment.invoice')} <span className="mono">{shipment.invoiceNumber}</span>
        </p>
      )}
    </div>
    <ol className={styles.steps}>
      {stepsOf(shipment, toStore).map(({ name, at }) => (
        <li key={name} className={styles.step} data-reached={at !== undefined || undefined}>
          <span className={styles.sign}>{at !== undefined && <Icon name="check" size={14} />}</span>
          <strong>{name}</strong>
          <span className={styles.when}>
            {at === undefined ? t('orderPage.shipment.notYet') : <time dateTime={at}>{formatInstant(at)}</time>}
          </span>
        </li>
      ))}
    </ol>
  </article>
)
