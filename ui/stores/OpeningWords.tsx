import { addDays, type CalendarDate } from '#domain/kernel/calendar-date'
import { openingDay, openingHoursOn, openingNow } from '#domain/stores/opening-hours'
import { spanOf } from '#domain/stores/span'
import type { Store } from '#domain/stores/store'
import { useTimeOfDay, useToday } from '../shop/now'
import { formatDay, formatTimes } from '../texts/format'
import styles from './Stores.module.css'
import { t } from './t'

const wordsOf = (store: Store, day: CalendarDate, time: string): string => {
  const opening = openingNow(store, day, time)
  switch (opening.tag) {
    case 'Open':
      return t('stores.open.until', { time: formatTimes(opening.until) })
    case 'OpensLater':
      return t('stores.open.at', { time: formatTimes(opening.at) })
    case 'Closed': {
      const tomorrow = addDays(day, 1)
      const next = openingDay(store, tomorrow)
      const hours = spanOf(openingHoursOn(store, next))
      if (hours === undefined) return t('stores.open.closed')
      return t('stores.open.next', {
        day: next === tomorrow ? t('stores.open.tomorrow') : formatDay(next),
        time: formatTimes(hours.from),
      })
    }
  }
}

/** Whether a store is open, and until when; empty until the time is known. */
export const OpeningWords = ({ store }: { readonly store: Store }) => {
  const today = useToday()
  const time = useTimeOfDay()
  if (today === undefined || time === undefined) return <p className={styles.opening}>{'\u00a0'}</p>
  const isOpen = openingNow(store, today, time).tag === 'Open'
  return (
    <p className={styles.opening} data-open={isOpen || undefined}>
      {wordsOf(store, today, time)}
    </p>
  )
}
