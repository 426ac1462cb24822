import type { QuoteStatus } from '#domain/quotes/quote-status'
import type { KnownQuote } from '#domain/quotes/quote-view'
import { QUOTE_STEPS, quoteStepsReached } from '../../quotes/quote-steps'
import { useToday } from '../../shop/now'
import { shortDayOf } from '../orders/order-days'
import styles from './StatusBar.module.css'
import { t } from './t'

type Reached = 'done' | 'present' | 'ahead' | 'declined'

/** The five steps of a quote with the day of each; a declined one ends after the step that it had reached (QUOTE-02). */
export const StatusBar = ({ view: { quote, moving } }: { view: KnownQuote }) => {
  const today = useToday()
  const isDeclined = quote.status === 'declined'
  const dayOf = (status: QuoteStatus): string => {
    const change = quote.history.findLast((one) => one.status === status)
    return change === undefined ? '' : shortDayOf(change.at, today)
  }
  const wasReached = (status: QuoteStatus) => quote.history.some((one) => one.status === status)
  const reached = quoteStepsReached(quote.status)
  const steps: readonly (readonly [QuoteStatus, Reached])[] = isDeclined
    ? [...QUOTE_STEPS.filter(wasReached).map((step) => [step, 'done'] as const), ['declined', 'declined'] as const]
    : QUOTE_STEPS.map((step, place) => [
        step,
        place === reached - 1 ? 'present' : place < reached - 1 && wasReached(step) ? 'done' : 'ahead',
      ])
  return (
    <ol className={styles.bar} aria-label={t('quote.steps')} aria-busy={moving !== undefined || undefined}>
      {steps.map(([status, standing]) => (
        <li
          key={status}
          data-standing={standing}
          aria-current={standing === 'present' || standing === 'declined' ? 'step' : undefined}
        >
          <Mark standing={standing} />
          <span className={styles.name}>
            {t(`quote.status.${status}`)}
            {standing === 'done' && <span className="visually-hidden"> {t('quote.step.done')}</span>}
          </span>
          <span className={styles.day}>{standing === 'ahead' ? '–' : dayOf(status)}</span>
        </li>
      ))}
    </ol>
  )
}

/** A square: filled for what is done, half for where the quote is, empty for what is ahead, crossed for an end. */
const Mark = ({ standing }: { standing: Reached }) => (
  <svg
    width="14"
    height="14"
    viewBox="0 0 14 14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <rect x="1" y="1" width="12" height="12" fill={standing === 'done' ? 'currentColor' : 'none'} />
    {standing === 'present' && <rect x="1" y="7" width="12" height="6" fill="currentColor" />}
    {standing === 'declined' && <path d="m4.3 4.3 5.4 5.4M9.7 4.3 4.3 9.7" />}
  </svg>
)
