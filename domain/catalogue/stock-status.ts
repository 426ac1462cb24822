import { absurdCase } from '../kernel/decider'
import type { CalendarDate } from '../kernel/calendar-date'
import type { LocationId } from '../kernel/ids'
import { type DaySpan, leadTimeOf, type Stock, type StockLocation, stockLocationOf } from './stock'

/** When more of an article comes: within days from today, or on a day. */
export type Arrival =
  | { readonly tag: 'InDays'; readonly days: DaySpan }
  | { readonly tag: 'OnDay'; readonly day: CalendarDate }

/** The stock of an article in one place. `quantity` is in sales units, and -1 when no place is known (CATALOG-31). */
export type StockStatus = { readonly quantity: number } & (
  | { readonly tag: 'Unknown' }
  | { readonly tag: 'InStock' }
  | { readonly tag: 'TooFew' }
  /** `arrival` is undefined where nobody knows it. */
  | { readonly tag: 'Incoming'; readonly arrival: Arrival | undefined }
  | { readonly tag: 'OnOrder'; readonly leadTime: DaySpan | undefined }
  | { readonly tag: 'SoldOut' }
  | { readonly tag: 'Discontinued' }
)

export interface StockQuestion {
  readonly locationId?: LocationId | undefined
  /** How many are wanted; 1 when left out. */
  readonly quantity?: number | undefined
  readonly discontinued?: boolean | undefined
}

/** What an article's stock says of one place (CATALOG-28 to CATALOG-31). */
export const stockStatus = (stock: Stock | undefined, question: StockQuestion = {}): StockStatus => {
  const location = stockLocationOf(stock, question.locationId)
  if (stock === undefined || location === undefined) return { tag: 'Unknown', quantity: -1 }
  const { quantity } = location
  if (question.discontinued === true && quantity <= 0) return { tag: 'Discontinued', quantity }
  switch (location.availability) {
    case 'green':
      return { tag: quantity < (question.quantity ?? 1) ? 'TooFew' : 'InStock', quantity }
    case 'yellow':
      return { tag: 'Incoming', quantity, arrival: arrivalOf(stock, location) }
    case 'gray':
      return location.stocked
        ? { tag: 'Incoming', quantity, arrival: arrivalOf(stock, location) }
        : { tag: 'OnOrder', quantity, leadTime: leadTimeOf(stock.stockType, location) }
    case 'red':
      // No more come, but what is left of a discontinued article is still sold (CATALOG-11).
      return { tag: question.discontinued === true ? 'TooFew' : 'SoldOut', quantity }
    default:
      return absurdCase(location.availability)
  }
}

/** Days are told before a date. */
const arrivalOf = ({ stockType }: Stock, location: StockLocation): Arrival | undefined => {
  const days = leadTimeOf(stockType, location)
  if (days !== undefined) return { tag: 'InDays', days }
  const day = location.availabilityDateISO
  return day === undefined ? undefined : { tag: 'OnDay', day }
}
