import type { CalendarDate } from '#domain/kernel/calendar-date'
import { DocketFact } from '../components/Docket'
import { formatDay } from '../texts/format'
import { t } from './t'

/** The day of a delivery in the head of its docket. */
export const DocketDay = ({ day }: { day: CalendarDate | undefined }) => (
  <DocketFact label={t('checkout.day')}>{day === undefined ? '–' : formatDay(day)}</DocketFact>
)
