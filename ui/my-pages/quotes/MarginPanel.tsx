import type { Margin } from '#domain/quotes/margin'
import { formatMoney, formatQuantity } from '../../texts/format'
import styles from './MarginPanel.module.css'
import { t } from './t'

/** What the quote leaves to its sender; never shown to the receiver. */
export const MarginPanel = ({ margin }: { margin: Margin }) => {
  const { purchase, total, amount, percent, rowsWithoutPurchase } = margin
  const isLoss = amount < 0
  // The bar is the offer: what it costs, and what is left.
  const left = percent === undefined ? 0 : Math.max(0, Math.min(100, percent))
  return (
    <section className={styles.panel} aria-labelledby="offert-marginal">
      <h2 id="offert-marginal">
        {t('quote.margin')} <span className={styles.note}>{t('quote.margin.hidden')}</span>
      </h2>
      <dl>
        <div>
          <dt>{t('quote.margin.purchase')}</dt>
          <dd>{formatMoney(purchase)}</dd>
        </div>
        <div>
          <dt>{t('quote.margin.total')}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
        <div className={styles.amount} data-loss={isLoss || undefined}>
          <dt>{t('quote.margin.amount')}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      </dl>
      <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100 - left} height="4" />
        <rect x={100 - left} width={left} height="4" className={styles.left} />
      </svg>
      <p className={styles.degree}>
        {t('quote.margin.degree')}{' '}
        <strong>{percent === undefined ? '–' : t('quote.percent', { percent: formatQuantity(percent) })}</strong>
      </p>
      {isLoss && <p className={styles.loss}>{t('quote.margin.loss')}</p>}
      {rowsWithoutPurchase > 0 && (
        <p className={styles.note}>{t('quote.margin.without', { count: rowsWithoutPurchase })}</p>
      )}
    </section>
  )
}
