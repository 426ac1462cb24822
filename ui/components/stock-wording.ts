import type { DaySpan, StockStatus } from '#domain/catalogue/stock'
import { absurdCase } from '#domain/kernel/decider'
import { formatDayOfMonth, formatQuantity } from '../texts/format'
import { t } from '../texts/t'

/** The label of a sales unit, including blanks; " st " when the article has none (CATALOG-17). */
const unitLabel = (unit: string): string => (unit === '' ? t('stock.unit') : ` ${unit} `)

/** A span of days: `5`, `10–15`. */
const daysText = ({ from, to }: DaySpan): string =>
  from === to ? formatQuantity(from) : `${formatQuantity(from)}–${formatQuantity(to)}`

/** Stock in words: quantities with their unit, and days in Swedish format. */
export const stockWording = (status: StockStatus, unit: string): string => {
  const counted = { quantity: formatQuantity(status.quantity), unit: unitLabel(unit) }
  switch (status.tag) {
    case 'Unknown':
      return t('stock.none')
    case 'InStock':
      return t('stock.inStock', counted)
    case 'TooFew':
      return t('stock.tooFew', counted)
    case 'Incoming':
      return incomingText(status)
    case 'OnOrder':
      return t('stock.orderProduct')
    case 'SoldOut':
      return t('stock.outOfStock')
    case 'Discontinued':
      return t('stock.notStockedInStore')
    default:
      return absurdCase(status)
  }
}

const incomingText = ({ arrival }: Extract<StockStatus, { tag: 'Incoming' }>): string => {
  switch (arrival?.tag) {
    case 'InDays':
      return t('stock.deliveryInDays', { days: daysText(arrival.days), last: arrival.days.to })
    case 'OnDay':
      return t('stock.incomingOn', { date: formatDayOfMonth(arrival.day) })
    case undefined:
      return t('stock.incoming')
    default:
      return absurdCase(arrival)
  }
}

/** A span of days with its unit: `1 dag`, `10–15 dagar`. */
export const daysWording = (days: DaySpan): string => t('stock.days', { days: daysText(days), last: days.to })

/** The lead time of an order article, such as `10–15 dagar`; undefined when unknown. */
export const leadTimeWording = (status: StockStatus): string | undefined =>
  status.tag === 'OnOrder' && status.leadTime !== undefined ? daysWording(status.leadTime) : undefined

/** The class of the icon for a status. */
export const stockSign: Readonly<
  Record<StockStatus['tag'], 'inStock' | 'tooFew' | 'incoming' | 'onOrder' | 'gone' | 'none'>
> = {
  Unknown: 'none',
  InStock: 'inStock',
  TooFew: 'tooFew',
  Incoming: 'incoming',
  OnOrder: 'onOrder',
  SoldOut: 'gone',
  Discontinued: 'gone',
}
