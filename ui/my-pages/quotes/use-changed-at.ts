import type { Instant } from '#domain/kernel/ids'
import { useToday } from '../../shop/now'
import { swedishMoment } from '../../texts/format'
import { shortDay } from '../orders/order-days'
import { t } from './t'

/** `i dag 10.31`, or the day and the time of day. */
export const useChangedAt = (at: Instant): string => {
  const today = useToday()
  const { day, time } = swedishMoment(at)
  if (day === undefined) return ''
  return t('quote.when', { day: day === today ? t('quote.today') : shortDay(day, today), time })
}
