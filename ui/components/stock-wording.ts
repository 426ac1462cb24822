import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { StockText } from '#domain/catalogue/stock-text'
import { stockUnitOf } from '#domain/catalogue/stock'
import { calendarDate } from '#domain/kernel/calendar-date'
import { formatDayOfMonth, formatQuantity } from '../texts/format'
import { t, textOf } from '../texts/t'

const shown = (value: string | number): string => {
  if (typeof value === 'number') return formatQuantity(value)
  return pipe(
    calendarDate(value),
    O.match(() => value.replace('-', '–'), formatDayOfMonth),
  )
}

/** Stock in words: quantities with their unit, days as a Swede writes them. */
export const stockWording = ({ key, params }: StockText, unit: string): string => {
  const readable = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]))
  return textOf(key, { ...readable, unit: stockUnitOf(unit) })
}

/** How long it takes, such as `10–15 dagar`; undefined where nobody says. */
export const leadTimeWording = ({ params: { days } }: StockText): string | undefined =>
  days === undefined ? undefined : t('stock.days', { days: shown(days) })
