import * as E from 'fp-ts/Either'
import { useState } from 'react'
import type { QuoteStatus, StatusChange } from '#domain/quotes/quote-status'
import type { KnownQuote } from '#domain/quotes/quote-view'
import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { useMay } from '../../shop/permissions'
import { useQuoteCall } from '../../shop/quotes'
import { refusalText } from '../../quotes/refusal-text'
import { formatDayOfYear, formatInstant } from '../../texts/format'
import styles from './StatusWays.module.css'
import { t } from './t'

/** What the user may do with the status, why a quote cannot be edited, and what its receiver has answered. */
export const StatusWays = ({ view }: { view: KnownQuote }) => {
  const { quote, nextStatuses, isExpired, lastDay, isEditable, moving } = view
  const call = useQuoteCall()
  const mayMake = useMay('createQuotes')
  const [fault, setFault] = useState('')
  const move = async (to: QuoteStatus): Promise<void> => {
    setFault('')
    const moved = await call((quotes) => quotes.moveOn(quote.id, to))
    setFault(E.isLeft(moved) ? refusalText(moved.left) : '')
  }
  // Sending has a dialog of its own.
  const ways = nextStatuses.filter((status) => status !== 'sent')
  const answer = quote.history.findLast(({ status }) => status === 'accepted' || status === 'declined')
  const isClosed = quote.status === 'ordered' || quote.status === 'declined'
  return (
    <div className={styles.ways}>
      {!mayMake && <Why text={t('quote.readOnly.denied')} />}
      {mayMake && !isEditable && (
        <Why text={t(isClosed ? 'quote.readOnly.closed' : `quote.readOnly.${readOnlyKey(quote.status)}`)} />
      )}
      {isExpired && (
        <p className={styles.expired}>
          <Icon name="clock" size={16} /> {t('quote.expired', { day: formatDayOfYear(lastDay) })}
        </p>
      )}
      {answer !== undefined &&
        (quote.status === 'accepted' || quote.status === 'declined' || quote.status === 'ordered') && (
          <Answer answer={answer} />
        )}
      {ways.length > 0 && mayMake && (
        <div className={styles.buttons}>
          {ways.map((status) => (
            <Button
              key={status}
              variant="secondary"
              size="row"
              busy={moving === status}
              onClick={() => void move(status)}
            >
              {t(`quote.move.${quote.status === 'sent' && status === 'draft' ? 'back' : status}`)}
            </Button>
          ))}
        </div>
      )}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </div>
  )
}

const readOnlyKey = (status: QuoteStatus): 'sent' | 'accepted' => (status === 'accepted' ? 'accepted' : 'sent')

const Why = ({ text }: { text: string }) => (
  <p className={styles.why}>
    <Icon name="lock" size={16} /> {text}
  </p>
)

const Answer = ({ answer }: { answer: StatusChange }) => (
  <div className={styles.answer} data-status={answer.status}>
    <p>
      <strong>
        {t(answer.status === 'accepted' ? 'quote.answer.accepted' : 'quote.answer.declined', {
          by: answer.by === '' ? t('quote.answer.somebody') : answer.by,
          when: formatInstant(answer.at),
        })}
      </strong>
    </p>
    {answer.message !== '' && <p className={styles.message}>{answer.message}</p>}
  </div>
)
