import type { HistoricLine, HistoricOrder } from '#application/ports/order-history'
import { UnbrokenName } from '../../components/UnbrokenName'
import { formatAmount, formatMoney, formatQuantity } from '../../texts/format'
import { t } from './t'
import styles from './OrderLines.module.css'

const amountOf = (quantity: number, unit: string): string => `${formatQuantity(quantity)}\u00a0${unit}`.trim()

/** What was ordered, how much of it is delivered, and what is left; amounts for whoever may see prices. */
export const OrderLines = ({ order, hidePrices }: { order: HistoricOrder; hidePrices: boolean }) => (
  <section aria-labelledby="order-lines" className={styles.section}>
    <h2 id="order-lines">{t('orderPage.lines')}</h2>
    <table className={styles.table}>
      <caption className="visually-hidden">{t('orderPage.lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('orderPage.column.article')}</th>
          <th scope="col">{t('orderPage.column.name')}</th>
          <th scope="col" className={styles.number}>
            {t('orderPage.column.ordered')}
          </th>
          <th scope="col" className={styles.number}>
            {t('orderPage.column.delivered')}
          </th>
          <th scope="col" className={styles.number}>
            {t('orderPage.column.rest')}
          </th>
          {!hidePrices && (
            <>
              <th scope="col" className={styles.number}>
                {t('orderPage.column.price')}
              </th>
              <th scope="col" className={styles.number}>
                {t('orderPage.column.total')}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <Line key={line.position} line={line} hidePrices={hidePrices} />
        ))}
      </tbody>
    </table>
    {!hidePrices && order.total !== undefined && (
      <dl className={styles.sums}>
        {order.freight !== undefined && (
          <div>
            <dt>{t('orderPage.freight')}</dt>
            <dd>{formatMoney(order.freight)}</dd>
          </div>
        )}
        <div className={styles.sum}>
          <dt>{t('orderPage.total')}</dt>
          <dd>{formatMoney(order.total)}</dd>
        </div>
      </dl>
    )}
  </section>
)

const Line = ({ line, hidePrices }: { line: HistoricLine; hidePrices: boolean }) => (
  <tr>
    <td className="mono">{line.articleNumber}</td>
    <td className={styles.name}>
      <strong>
        <UnbrokenName name={line.name} />
      </strong>
      {line.label !== '' && <span className={styles.note}>{t('orderPage.line.label', { label: line.label })}</span>}
      {line.cancelled > 0 && (
        <span className={styles.cancelled}>
          {t('orderPage.line.cancelled', { quantity: amountOf(line.cancelled, line.unit) })}
        </span>
      )}
      {!hidePrices && line.alloyingTotal !== undefined && line.alloyingTotal > 0 && (
        <span className={styles.note}>{t('orderPage.line.alloying', { amount: formatMoney(line.alloyingTotal) })}</span>
      )}
    </td>
    <td className={styles.number} data-label={t('orderPage.column.ordered')}>
      {amountOf(line.ordered, line.unit)}
    </td>
    <td className={styles.number} data-label={t('orderPage.column.delivered')}>
      {amountOf(line.delivered, line.unit)}
    </td>
    <td className={styles.number} data-label={t('orderPage.column.rest')} data-left={line.rest > 0 || undefined}>
      {amountOf(line.rest, line.unit)}
    </td>
    {!hidePrices && (
      <>
        <td className={styles.number} data-label={t('orderPage.column.price')}>
          {line.netPrice === undefined ? '' : formatAmount(line.netPrice)}
        </td>
        <td className={`${styles.number} ${styles.total}`} data-label={t('orderPage.column.total')}>
          {line.lineTotal === undefined ? '' : formatMoney(line.lineTotal)}
        </td>
      </>
    )}
  </tr>
)
