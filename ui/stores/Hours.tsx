import { compareDates, weekdayOf, type CalendarDate } from '#domain/kernel/calendar-date'
import { holidayOn } from '#domain/stores/holidays'
import { closedHolidays } from '#domain/stores/opening-hours'
import { comingSpecialDays, specialDaysOn, type SpecialDays } from '#domain/stores/special-days'
import type { Store } from '#domain/stores/store'
import { useToday } from '../shop/now'
import { formatDayOfYear, formatTimes } from '../texts/format'
import styles from './Stores.module.css'
import { t } from './t'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

const SPECIALS_SHOWN = 6
const HOLIDAYS_SHOWN = 4

/** The days with other hours from a day on: those that an editor has written, and holidays. */
export const comingDays = (store: Store, from: CalendarDate): readonly SpecialDays[] =>
  [
    ...comingSpecialDays(store.specialDays ?? [], from).slice(0, SPECIALS_SHOWN),
    ...closedHolidays(store, from)
      .slice(0, HOLIDAYS_SHOWN)
      .map(({ day, holiday }) => ({
        ...{ first: day, last: day, hours: '' },
        reason: t(`stores.holiday.${holiday}`),
      })),
  ].toSorted((a, b) => compareDates(a.first, b.first))

/** The week of a store, and the days on which it has other hours (STORE-05, STORE-06). */
export const Hours = ({ store }: { readonly store: Store }) => {
  const today = useToday()
  const { openingHours, specialDays = [] } = store
  const isKnown = openingHours.some((hours) => hours.trim() !== '')
  const coming = today === undefined ? [] : comingDays(store, today)
  const isSpecial =
    today !== undefined && (specialDaysOn(specialDays, today) !== undefined || holidayOn(today) !== undefined)
  return (
    <section aria-labelledby="butik-tider">
      <h2 id="butik-tider">{t('stores.hours')}</h2>
      {!isKnown && <p>{t('stores.hours.unknown')}</p>}
      {isKnown && (
        <table className={styles.hours}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('stores.hours.day')}</th>
              <th scope="col">{t('stores.hours.time')}</th>
            </tr>
          </thead>
          <tbody>
            {weekdays.map((weekday) => {
              const hours = openingHours[weekday - 1]?.trim() ?? ''
              const isToday = today !== undefined && !isSpecial && weekdayOf(today) === weekday
              return (
                <tr key={weekday} data-today={isToday || undefined}>
                  <th scope="row">
                    {t(`stores.day.${weekday}`)}
                    {isToday && ` (${t('stores.hours.today')})`}
                  </th>
                  <td>{hoursWords(hours)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {coming.length > 0 && (
        <>
          <h3>{t('stores.special')}</h3>
          <table className={styles.hours}>
            <tbody>
              {coming.map((special) => (
                <tr key={special.first}>
                  <th scope="row">
                    {specialDaysWords(special)}
                    {special.reason !== undefined && <span className={styles.faint}>{special.reason}</span>}
                  </th>
                  <td className={special.hours === '' ? styles.closed : undefined}>{hoursWords(special.hours)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

/** @param hours `06:30–17:00`, empty when closed */
export const hoursWords = (hours: string): string => (hours === '' ? t('stores.hours.closed') : formatTimes(hours))

export const specialDaysWords = ({ first, last }: SpecialDays): string =>
  first === last
    ? formatDayOfYear(first)
    : first.slice(0, 7) === last.slice(0, 7)
      ? `${Number(first.slice(8))}–${formatDayOfYear(last)}`
      : `${formatDayOfYear(first)}–${formatDayOfYear(last)}`
