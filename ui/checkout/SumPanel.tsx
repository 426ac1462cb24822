import type { ReactNode } from 'react'
import { formatMoney } from '../texts/format'
import { useWaiting } from '../shop/ShopContext'
import { t } from './t'
import { deliveryName } from '../texts/delivery-name'
import type { OrderSum } from '#domain/checkout/order-sum'
import { FreightPart } from './FreightPart'
import styles from './SumPanel.module.css'

/** The sum of the order beside the dockets, and below it the next step of the page. */
export const SumPanel = ({
  title,
  sum,
  hidePrices,
  hideDiscounts,
  children,
}: {
  title: string
  sum: OrderSum
  hidePrices: boolean
  hideDiscounts: boolean
  children: ReactNode
}) => {
  const isUnchecked = useWaiting()
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles.rows}>
        {sum.deliveries.map(({ deliveryId, lineCount, total }) => (
          <div key={deliveryId}>
            <dt>{t('checkout.sum.delivery', { name: deliveryName(deliveryId), count: lineCount })}</dt>
            {!hidePrices && <dd>{formatMoney(total)}</dd>}
          </div>
        ))}
        {!hidePrices && sum.freight !== undefined && <FreightPart amount={sum.freight} className={styles.part} />}
        {!hidePrices && sum.alloying > 0 && (
          <div className={styles.part}>
            <dt>{t('checkout.sum.alloying')}</dt>
            <dd>{formatMoney(sum.alloying)}</dd>
          </div>
        )}
        {!hidePrices && !hideDiscounts && sum.campaign > 0 && (
          <div className={styles.part}>
            <dt>{t('checkout.sum.campaign')}</dt>
            <dd>−{formatMoney(sum.campaign)}</dd>
          </div>
        )}
        {!hidePrices && (
          <div className={styles.vat}>
            <dt>{t('checkout.sum.vat')}</dt>
            <dd>{formatMoney(sum.vat)}</dd>
          </div>
        )}
      </dl>
      {!hidePrices && (
        <p className={styles.total} aria-live="polite">
          <span>{t('checkout.sum.excludingVat')}</span>
          <strong>{formatMoney(sum.total)}</strong>
          <span>{t('checkout.sum.includingVat', { amount: formatMoney(sum.totalIncludingVat) })}</span>
          {isUnchecked && <span>{t('checkout.sum.unchecked')}</span>}
          {sum.linesWithoutPrice > 0 && <span>{t('checkout.sum.withoutPrice', { count: sum.linesWithoutPrice })}</span>}
        </p>
      )}
      {children}
    </section>
  )
}
