import { addDays, type CalendarDate } from '#domain/kernel/calendar-date'
import type { Instant } from '#domain/kernel/ids'
import { formatDayOfMonth, formatDayOfYear, swedishMoment } from '../../texts/format'
import { t } from './t'

/** When a user last logged in, as Swedes say it: `i dag 07.12`, `i går`, `11 dec`, `aldrig`. */
export const lastLogInText = (at: Instant | undefined, today: CalendarDate | undefined): string => {
  if (at === undefined) return t('users.never')
  const { day, time } = swedishMoment(at)
  if (day === undefined) return ''
  if (day === today) return t('users.today', { time })
  if (today !== undefined && day === addDays(today, -1)) return t('users.yesterday')
  return day.slice(0, 4) === today?.slice(0, 4) ? formatDayOfMonth(day) : formatDayOfYear(day)
}
