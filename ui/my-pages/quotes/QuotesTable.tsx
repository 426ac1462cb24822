import { Link } from 'react-router-dom'
import { isExpired } from '#domain/quotes/expiry'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { QuoteId } from '#domain/kernel/ids'
import type { QuoteSummary } from '#domain/quotes/quote'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { Icon } from '../../components/Icon'
import { formatMoney, formatQuantity } from '../../texts/format'
import { quotePath } from '../../quotes/use-add-to-quote'
import { shortDay } from '../orders/order-days'
import { QuoteStatusMark } from './QuoteStatusMark'
import styles from './QuotesTable.module.css'
import { t } from './t'

/** What people call a quote, also one without a name. */
export const quoteName = (name: string): string => (name === '' ? t('quote.unnamed') : name)

interface QuotesTableProps {
  readonly quotes: readonly QuoteSummary[]
  readonly today: CalendarDate | undefined
  readonly hidePrices: boolean
  readonly chosen: ReadonlySet<QuoteId>
  /** Absent where the user may not make quotes: they can then be read alone. */
  readonly onCopy: ((quote: QuoteSummary) => void) | undefined
  readonly onChoose: (quote: QuoteId, isChosen: boolean) => void
}

/** Quotes as rows; on a small screen each is a card with the same facts. */
export const QuotesTable = ({ quotes, today, hidePrices, chosen, onCopy, onChoose }: QuotesTableProps) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{t('quotes.list')}</caption>
    <thead>
      <tr>
        {onCopy !== undefined && (
          <th scope="col" className={styles.select}>
            <span className="visually-hidden">{t('quotes.select.all')}</span>
          </th>
        )}
        <th scope="col">{t('quotes.column.number')}</th>
        <th scope="col">{t('quotes.column.name')}</th>
        <th scope="col">{t('quotes.column.receiver')}</th>
        <th scope="col">{t('quotes.column.status')}</th>
        <th scope="col">{t('quotes.column.lastDay')}</th>
        <th scope="col">{t('quotes.column.owner')}</th>
        <th scope="col" className={styles.number}>
          {t('quotes.column.rows')}
        </th>
        {!hidePrices && (
          <th scope="col" className={styles.number}>
            {t('quotes.column.toPay')}
          </th>
        )}
        {onCopy !== undefined && (
          <th scope="col">
            <span className="visually-hidden">{t('quotes.column.ways')}</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {quotes.map((quote) => (
        <tr key={quote.id} data-selected={chosen.has(quote.id) || undefined}>
          {onCopy !== undefined && (
            <td className={styles.select}>
              <Checkbox
                hideLabel
                label={t('quotes.select', { number: quote.number, name: quoteName(quote.name) })}
                checked={chosen.has(quote.id)}
                onChange={({ currentTarget }) => onChoose(quote.id, currentTarget.checked)}
              />
            </td>
          )}
          <td className={styles.quote}>
            <Link to={quotePath(quote.id)} className="mono">
              {quote.number}
            </Link>
          </td>
          <td className={styles.name}>
            <Link to={quotePath(quote.id)}>{quoteName(quote.name)}</Link>
            {quote.reference !== '' && <span className={styles.reference}>{quote.reference}</span>}
          </td>
          <td data-label={t('quotes.column.receiver')} data-none={quote.receiverName === '' || undefined}>
            {quote.receiverName}
          </td>
          <td className={styles.status}>
            <QuoteStatusMark status={quote.status} />
          </td>
          <td data-label={t('quotes.column.lastDay')} className={styles.day}>
            <LastDay quote={quote} today={today} />
          </td>
          <td data-label={t('quotes.column.owner')}>{quote.ownerName}</td>
          <td data-label={t('quotes.column.rows')} className={styles.number}>
            {formatQuantity(quote.rowCount)}
          </td>
          {!hidePrices && (
            <td data-label={t('quotes.column.toPay')} className={`${styles.number} ${styles.total}`}>
              {quote.toPay === undefined ? '' : formatMoney(quote.toPay)}
            </td>
          )}
          {onCopy !== undefined && (
            <td className={styles.copy}>
              <Button
                variant="text"
                size="row"
                aria-label={t('quotes.copy.of', { number: quote.number })}
                onClick={() => onCopy(quote)}
              >
                {t('quotes.copy')}
              </Button>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
)

interface LastDayProps {
  readonly quote: Pick<QuoteSummary, 'status' | 'lastDay'>
  readonly today: CalendarDate | undefined
}

const LastDay = ({ quote, today }: LastDayProps) => {
  const day = shortDay(quote.lastDay, today)
  // A summary names the last day alone, which is a quote of one day to the rule.
  const validity = { status: quote.status, validFrom: quote.lastDay, validFor: 1 }
  return today !== undefined && isExpired(validity, today) ? (
    <span className={styles.expired}>
      <Icon name="clock" size={16} /> {t('quotes.expired', { day })}
    </span>
  ) : (
    day
  )
}
