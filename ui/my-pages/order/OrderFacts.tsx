import type { HistoricOrder } from '#application/ports/order-history'
import { DocketFacts, type DocketFactEntry } from '../../checkout/DocketFacts'
import { formFacts } from '../../checkout/form-facts'
import { useToday } from '../../shop/now'
import { useSession } from '../../shop/ShopContext'
import { deliveryName } from '../../texts/delivery-name'
import { formatDayOfYear, formatInstant } from '../../texts/format'
import { t } from './t'
import styles from './OrderPage.module.css'

const fact = (label: string, value: string | undefined): readonly DocketFactEntry[] =>
  value === undefined || value === '' ? [] : [{ label, value }]

/** Who ordered what for whom, how and when it comes, and what was filled in for the delivery. */
export const OrderFacts = ({ order }: { order: HistoricOrder }) => {
  const session = useSession()
  const today = useToday()
  const customer =
    session.tag === 'Authenticated'
      ? session.signedIn.customers.find(({ customerId }) => customerId === order.customerId)
      : undefined
  const { orderNumber: _shown, ...fields } = order.fields
  const facts = [
    ...fact(t('orderPage.fact.placed'), formatInstant(order.placedAt)),
    ...fact(t('orderPage.fact.buyer'), order.buyer.name),
    ...fact(
      t('orderPage.fact.customer'),
      [order.customerId, customer?.name].filter((one) => one !== undefined).join(' '),
    ),
    ...fact(
      t('orderPage.fact.project'),
      order.project === undefined ? undefined : `${order.project.projectId} ${order.project.name}`.trim(),
    ),
    ...fact(t('orderPage.fact.delivery'), `${deliveryName(order.deliveryId)} (${order.deliveryId})`),
    ...fact(t('orderPage.fact.requested'), order.requestedDeliveryDate && formatDayOfYear(order.requestedDeliveryDate)),
    ...fact(t('orderPage.fact.day'), order.deliveryDay && formatDayOfYear(order.deliveryDay)),
    ...fact(t('orderPage.fact.rest'), order.restDay && formatDayOfYear(order.restDay)),
    ...fact(t('orderPage.fact.ownNumber'), order.customerOrderNumber),
    ...formFacts(order.deliveryId, {
      ...fields,
      ...(order.goodsMark === undefined ? {} : { goodsMark: order.goodsMark }),
      ...(order.reference === undefined ? {} : { reference: order.reference }),
    }),
  ]
  return (
    <section aria-label={t('orderPage.facts')} className={styles.facts}>
      <DocketFacts facts={facts} />
      {today !== undefined && (
        <p className={styles.printed}>
          {t('orderPage.fact.printed')} {formatDayOfYear(today)}
        </p>
      )}
    </section>
  )
}
