import * as O from 'fp-ts/Option'
import { calendarDate } from '#domain/kernel/calendar-date'
import type { KnownQuote } from '#domain/quotes/quote-view'
import { Field, SelectField } from '../../components/Field'
import { formatDayOfYear } from '../../texts/format'
import { t } from './t'
import { useChangeHead } from './use-change-head'
import styles from './ValidityPanel.module.css'

/** Numbers of days to choose from; another number that a quote has is among them too. */
const usualDays: readonly number[] = [7, 10, 14, 30, 60, 90, 180, 365]

/** From when a quote holds, for how long, and its last day. */
export const ValidityPanel = ({ view: { quote, isEditable, lastDay } }: { view: KnownQuote }) => {
  const change = useChangeHead(quote.id)
  const { validFrom, validFor } = quote
  const choices = usualDays.includes(validFor) ? usualDays : [...usualDays, validFor].toSorted((a, b) => a - b)
  return (
    <section className={styles.panel} aria-label={t('quote.validity')}>
      {isEditable ? (
        <div className={styles.fields}>
          <Field
            label={t('quote.validFrom')}
            type="date"
            required
            value={validFrom}
            onChange={({ currentTarget: { value } }) => {
              const day = O.toUndefined(calendarDate(value))
              // An emptied field keeps the day that it had.
              if (day !== undefined) change({ validFrom: day })
            }}
          />
          <SelectField
            label={t('quote.validFor')}
            value={validFor}
            onChange={({ currentTarget: { value } }) => change({ validFor: Number(value) })}
          >
            {choices.map((days) => (
              <option key={days} value={days}>
                {t('quote.validFor.days', { count: days })}
              </option>
            ))}
          </SelectField>
        </div>
      ) : (
        <p>{t('quote.validFrom.day', { day: formatDayOfYear(validFrom) })}</p>
      )}
      <p className={styles.last}>{t('quote.lastDay', { day: formatDayOfYear(lastDay) })}</p>
    </section>
  )
}
