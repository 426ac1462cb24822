import { Link } from 'react-router-dom'
import type { OpenInvoice } from '#application/ports/order-history'
import { daysBetween, type CalendarDate } from '#domain/kernel/calendar-date'
import { sumOfOre } from '#domain/kernel/money'
import { isOverdue } from '#domain/order/invoice-standing'
import { Tag } from '../../components/Tag'
import { formatDayOfYear, formatMoney } from '../../texts/format'
import { orderPath } from '../orders/order-words'
import { t } from './t'
import styles from './EconomyPage.module.css'

/** What the customer has to pay and when; what is overdue is told in words. */
export const OpenInvoices = ({ invoices, today }: { invoices: readonly OpenInvoice[]; today: CalendarDate }) => {
  const overdue = invoices.filter(({ dueOn }) => isOverdue(dueOn, today))
  const sum = (some: readonly OpenInvoice[]) => formatMoney(sumOfOre(some.map(({ open }) => open)))
  return (
    <section aria-labelledby="economy-invoices" className={styles.section}>
      <h2 id="economy-invoices">{t('economy.invoices')}</h2>
      {invoices.length === 0 ? (
        <p>{t('economy.invoices.none')}</p>
      ) : (
        <>
          <p>
            <strong>{t('economy.invoices.sum', { count: invoices.length, amount: sum(invoices) })}</strong>
            {overdue.length > 0 && (
              <span className={styles.overdue}>, {t('economy.invoices.overdue', { amount: sum(overdue) })}</span>
            )}
          </p>
          <table className={`${styles.table} ${styles.invoices}`}>
            <caption className="visually-hidden">{t('economy.invoices')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('economy.invoice.number')}</th>
                <th scope="col">{t('economy.invoice.order')}</th>
                <th scope="col">{t('economy.invoice.issued')}</th>
                <th scope="col">{t('economy.invoice.due')}</th>
                <th scope="col">{t('economy.invoice.state')}</th>
                <th scope="col" className={styles.number}>
                  {t('economy.invoice.total')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('economy.invoice.open')}
                </th>
              </tr>
            </thead>
            <tbody>
              {invoices.map((invoice) => (
                <Invoice key={invoice.invoiceNumber} invoice={invoice} today={today} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

const Invoice = ({ invoice, today }: { invoice: OpenInvoice; today: CalendarDate }) => {
  const days = daysBetween(today, invoice.dueOn)
  return (
    <tr>
      <th scope="row" className="mono" data-label={t('economy.invoice.number')}>
        {invoice.invoiceNumber}
      </th>
      <td data-label={t('economy.invoice.order')}>
        <Link to={orderPath(invoice.orderNumber)} className="mono">
          {invoice.orderNumber}
        </Link>
      </td>
      <td data-label={t('economy.invoice.issued')}>{formatDayOfYear(invoice.issuedOn)}</td>
      <td data-label={t('economy.invoice.due')}>{formatDayOfYear(invoice.dueOn)}</td>
      <td data-label={t('economy.invoice.state')}>
        {isOverdue(invoice.dueOn, today) ? (
          <Tag tone="bad" icon="warning">
            {t('economy.invoice.overdue', { days: -days })}
          </Tag>
        ) : days === 0 ? (
          t('economy.invoice.dueToday')
        ) : (
          t('economy.invoice.dueIn', { days })
        )}
      </td>
      <td data-label={t('economy.invoice.total')} className={styles.number}>
        {formatMoney(invoice.total)}
      </td>
      <td data-label={t('economy.invoice.open')} className={styles.number}>
        <strong>{formatMoney(invoice.open)}</strong>
      </td>
    </tr>
  )
}
