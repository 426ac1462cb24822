import type { LocationId } from '../kernel/ids'
import { absurdCase } from '../kernel/decider'
import { leadTimeOf, type Stock, type StockLocation, stockLocationOf } from './stock'

export const stockTextKeys = [
  'stock.none',
  'stock.inStock',
  'stock.tooFew',
  'stock.deliveryInDays',
  'stock.incomingOn',
  'stock.incoming',
  'stock.orderProduct',
  'stock.notStockedInStore',
  'stock.outOfStock',
] as const
export type StockTextKey = (typeof stockTextKeys)[number]

export type StockMark = 'inStock' | 'tooFew' | 'incoming' | 'onOrder' | 'gone' | 'none'

/** What to say of an article's stock in one place. `quantity` is -1 when no place is known (CATALOG-31). */
export interface StockText {
  readonly mark: StockMark
  readonly key: StockTextKey
  readonly params: Readonly<Record<string, string | number>>
  readonly quantity: number
}

export interface StockQuestion {
  readonly locationId?: LocationId | undefined
  /** How many are wanted; 1 when left out. */
  readonly quantity?: number | undefined
  readonly discontinued?: boolean | undefined
}

/**
 * `stock.deliveryInDays` has from, to and days (`3-5`), and so has `stock.orderProduct` where they are known;
 * `stock.incomingOn` has date; `inStock` and `tooFew` quantity.
 */
export const stockText = (stock: Stock | undefined, question: StockQuestion = {}): StockText => {
  const location = stockLocationOf(stock, question.locationId)
  if (stock === undefined || location === undefined) {
    return { mark: 'none', key: 'stock.none', params: {}, quantity: -1 }
  }
  const { quantity } = location
  if (question.discontinued === true && quantity <= 0) {
    return { mark: 'gone', key: 'stock.notStockedInStore', params: {}, quantity }
  }
  switch (location.availability) {
    case 'green':
      return quantity < (question.quantity ?? 1)
        ? { mark: 'tooFew', key: 'stock.tooFew', params: { quantity }, quantity }
        : { mark: 'inStock', key: 'stock.inStock', params: { quantity }, quantity }
    case 'yellow':
      return incoming(stock, location)
    case 'gray':
      return location.stocked
        ? incoming(stock, location)
        : { mark: 'onOrder', key: 'stock.orderProduct', params: spanParams(stock, location), quantity }
    case 'red':
      // No more come, but what is left of a discontinued article is still sold (CATALOG-11).
      return question.discontinued === true
        ? { mark: 'tooFew', key: 'stock.tooFew', params: { quantity }, quantity }
        : { mark: 'gone', key: 'stock.outOfStock', params: {}, quantity }
    default:
      return absurdCase(location.availability)
  }
}

const spanParams = (stock: Stock, location: StockLocation): StockText['params'] => {
  const span = leadTimeOf(stock.stockType, location)
  if (span === undefined) return {}
  return { ...span, days: span.from === span.to ? String(span.from) : `${span.from}-${span.to}` }
}

const incoming = (stock: Stock, location: StockLocation): StockText => {
  const { quantity, availabilityDateISO: date } = location
  const params = spanParams(stock, location)
  if (params['days'] !== undefined) return { mark: 'incoming', key: 'stock.deliveryInDays', params, quantity }
  return date === undefined
    ? { mark: 'incoming', key: 'stock.incoming', params: {}, quantity }
    : { mark: 'incoming', key: 'stock.incomingOn', params: { date }, quantity }
}
