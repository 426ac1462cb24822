import type { HistoricInvoice } from '#application/ports/order-history'
import type { Answer } from '#application/projections/answer'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { invoiceStanding } from '#domain/order/invoice-standing'
import { FaultBox } from '../../components/FaultBox'
import { Skeleton } from '../../components/Skeleton'
import { Tag } from '../../components/Tag'
import { useToday } from '../../shop/now'
import { formatDayOfYear, formatMoney } from '../../texts/format'
import { t } from './t'
import styles from './OrderPage.module.css'

interface OrderInvoicesProps {
  readonly answer: Answer<readonly HistoricInvoice[]>
  readonly invoices: readonly HistoricInvoice[] | undefined
  readonly hidePrices: boolean
}

/** The invoices of an order with their credit notes (ORDER-06). */
export const OrderInvoices = ({ answer, invoices, hidePrices }: OrderInvoicesProps) => {
  const today = useToday()
  return (
    <section aria-labelledby="order-invoices" className={styles.section}>
      <h2 id="order-invoices">{t('orderPage.invoices')}</h2>
      {answer.tag === 'Failed' && <FaultBox title={t('orderPage.invoices.failed')} onRetry={answer.retry} />}
      {answer.tag === 'Asking' && invoices === undefined && <Skeleton rows={2} kind="text" />}
      {invoices?.length === 0 && <p>{t('orderPage.invoices.none')}</p>}
      {invoices !== undefined && invoices.length > 0 && (
        <ul className={styles.invoices}>
          {invoices.map((invoice) => (
            <Invoice key={invoice.number} invoice={invoice} today={today} hidePrices={hidePrices} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface InvoiceProps {
  readonly invoice: HistoricInvoice
  readonly today: CalendarDate | undefined
  readonly hidePrices: boolean
}

const Invoice = ({ invoice, today, hidePrices }: InvoiceProps) => (
  <li className={styles.invoice}>
    <dl className={styles.invoiceFacts}>
      <div>
        <dt>{t('orderPage.invoice.number')}</dt>
        <dd className="mono">{invoice.number}</dd>
      </div>
      <div>
        <dt>{t('orderPage.invoice.issued')}</dt>
        <dd>{formatDayOfYear(invoice.issuedOn)}</dd>
      </div>
      <div>
        <dt>{t('orderPage.invoice.due')}</dt>
        <dd>{formatDayOfYear(invoice.dueOn)}</dd>
      </div>
      {!hidePrices && invoice.total !== undefined && (
        <div>
          <dt>{t('orderPage.invoice.total')}</dt>
          <dd>{formatMoney(invoice.total)}</dd>
        </div>
      )}
      <div>
        <dt>{t('orderPage.invoice.state')}</dt>
        <dd>{today !== undefined && <Standing invoice={invoice} today={today} />}</dd>
      </div>
    </dl>
    {invoice.credits.map((credit) => (
      <p key={credit.number} className={styles.credit}>
        {t('orderPage.credit')} <span className="mono">{credit.number}</span>, {t(`orderPage.credit.${credit.reason}`)},{' '}
        {formatDayOfYear(credit.issuedOn)}
        {!hidePrices && credit.total !== undefined && <>, −{formatMoney(credit.total)}</>}
      </p>
    ))}
  </li>
)

const Standing = ({ invoice, today }: { invoice: HistoricInvoice; today: CalendarDate }) => {
  if (invoice.open !== undefined && invoice.open <= 0 && invoice.paidOn === undefined)
    return <Tag tone="neutral">{t('orderPage.invoice.credited')}</Tag>
  const standing = invoiceStanding(invoice, today)
  switch (standing.tag) {
    case 'Paid':
      return (
        <Tag tone="ok" icon="check">
          {t('orderPage.invoice.paid', { day: formatDayOfYear(standing.on) })}
        </Tag>
      )
    case 'Overdue':
      return (
        <Tag tone="bad" icon="warning">
          {t('orderPage.invoice.overdue')}
        </Tag>
      )
    case 'Open':
      return <Tag tone="neutral">{t('orderPage.invoice.open')}</Tag>
  }
}
