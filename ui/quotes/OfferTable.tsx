import type { Offer } from '#domain/quotes/offer'
import { formatAmount, formatQuantity } from '../texts/format'
import styles from './OfferTable.module.css'
import { t } from './t'

interface OfferTableProps {
  readonly offer: Offer
  readonly caption: string
}

/** The rows of an offer by section, as its receiver sees them. On a small screen each row is a card. */
export const OfferTable = ({ offer, caption }: OfferTableProps) => {
  const rows = offer.sections.flatMap((section) => section.rows)
  const hasNumbers = rows.some(({ articleNumber }) => articleNumber !== undefined)
  const hasDiscounts = rows.some(({ discount }) => discount !== undefined)
  const columns = 6 + (hasNumbers ? 1 : 0) + (hasDiscounts ? 1 : 0)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.position}>
            {t('quote.column.position')}
          </th>
          {hasNumbers && <th scope="col">{t('quote.column.article')}</th>}
          <th scope="col">{t('quote.column.name')}</th>
          <th scope="col" className={styles.number}>
            {t('quote.column.quantity')}
          </th>
          <th scope="col">{t('quote.column.unit')}</th>
          <th scope="col" className={styles.number}>
            {t('quote.column.unitPrice')}
          </th>
          {hasDiscounts && (
            <th scope="col" className={styles.number}>
              {t('quote.column.discount')}
            </th>
          )}
          <th scope="col" className={styles.number}>
            {t('quote.column.sum')}
          </th>
        </tr>
      </thead>
      {offer.sections.map((section) => (
        <tbody key={`${section.heading ?? ''}|${section.rows[0]?.position ?? section.sum}`}>
          {section.heading !== undefined && (
            <tr className={styles.heading}>
              <th scope="rowgroup" colSpan={columns - 1}>
                {section.heading}
              </th>
              <td className={styles.number}>{formatAmount(section.sum)}</td>
            </tr>
          )}
          {section.rows.map((row) => (
            <tr key={row.position}>
              <td className={styles.position}>{row.position}</td>
              {hasNumbers && <td className={styles.article}>{row.articleNumber}</td>}
              <td className={styles.name}>{row.name}</td>
              <td className={styles.quantity}>{formatQuantity(row.quantity)}</td>
              <td className={styles.unit}>{row.unit}</td>
              <td className={styles.price} data-label={t('quote.column.unitPrice')}>
                {formatAmount(row.unitPrice)}
              </td>
              {hasDiscounts && (
                <td
                  className={styles.discount}
                  data-label={t('quote.column.discount')}
                  data-none={row.discount === undefined || undefined}
                >
                  {row.discount === undefined ? '' : t('quote.percent', { percent: formatQuantity(row.discount) })}
                </td>
              )}
              <td className={styles.sum}>{formatAmount(row.sum)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
