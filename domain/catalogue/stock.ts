import type { CalendarDate } from '../kernel/calendar-date'
import type { LocationId } from '../kernel/ids'
import { absurdCase } from '../kernel/decider'

/** Warehouse, transit, transit plus, virtual (CATALOG-05). */
export const stockTypes = ['LAG', 'TRA', 'TRA_PLUS', 'VIR'] as const

export type StockType = (typeof stockTypes)[number]

export const availabilities = ['green', 'yellow', 'gray', 'red'] as const

export type Availability = (typeof availabilities)[number]

export interface SubAvailability {
  readonly date: CalendarDate
  readonly quantity: number
}

/** What one place holds of an article (CATALOG-04). Days are counted from today. */
export interface StockLocation {
  readonly locationId: LocationId
  readonly availability: Availability
  readonly availabilityDate: string | undefined
  readonly availabilityDateISO: CalendarDate | undefined
  readonly availableFromDays: number | undefined
  readonly availableToDays: number | undefined
  readonly quantity: number
  readonly orderMultiple: number
  readonly stocked: boolean
  readonly status: string | undefined
  readonly subAvailabilities: readonly SubAvailability[]
}

export interface Stock {
  readonly stockType: StockType
  readonly locations: readonly StockLocation[]
}

const VIRTUAL_LOCATION = 'VIRTUAL'

/** Places where goods lie; the virtual location is stock on the web and no place (CATALOG-16). */
export const physicalLocations = (stock: Stock | undefined): readonly StockLocation[] =>
  stock?.locations.filter(({ locationId }) => locationId !== VIRTUAL_LOCATION) ?? []

/** The place asked for, else the only one, else the first when no place was asked for (CATALOG-16). */
export const stockLocationOf = (
  stock: Stock | undefined,
  locationId: LocationId | undefined,
): StockLocation | undefined => {
  const places = physicalLocations(stock)
  if (locationId === undefined || places.length === 1) return places[0]
  return places.find((place) => place.locationId === locationId)
}

/** Days from today, both ends included. */
export interface DaySpan {
  readonly from: number
  readonly to: number
}

/** Days that hold for a stock type when its data give none (CATALOG-26, CATALOG-27). */
export const usualLeadTime: Readonly<Record<StockType, DaySpan | undefined>> = {
  LAG: undefined,
  TRA: undefined,
  TRA_PLUS: { from: 10, to: 15 },
  VIR: { from: 5, to: 10 },
}

/** When an article comes, as its data or else its stock type says. */
export const leadTimeOf = (stockType: StockType, location: StockLocation): DaySpan | undefined => {
  const from = location.availableFromDays ?? location.availableToDays
  const to = location.availableToDays ?? location.availableFromDays
  return from === undefined || to === undefined ? usualLeadTime[stockType] : { from, to }
}

/** When more of an article comes: within days from today, or on a day. */
export type Arrival =
  | { readonly tag: 'InDays'; readonly days: DaySpan }
  | { readonly tag: 'OnDay'; readonly day: CalendarDate }

/** The stock of an article in one place. `quantity` is in sales units, and -1 when no place is known (CATALOG-31). */
export type StockStatus = { readonly quantity: number } & (
  | { readonly tag: 'Unknown' }
  | { readonly tag: 'InStock' }
  | { readonly tag: 'TooFew' }
  /** `arrival` is undefined where unknown. */
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

/** Whether a place has some of an article, but fewer than wanted. */
export const hasTooFew = (stock: Stock | undefined, question: StockQuestion): boolean => {
  const { tag, quantity } = stockStatus(stock, question)
  return tag === 'TooFew' && quantity < (question.quantity ?? 1)
}

/** Days are told before a date. */
const arrivalOf = ({ stockType }: Stock, location: StockLocation): Arrival | undefined => {
  const days = leadTimeOf(stockType, location)
  if (days !== undefined) return { tag: 'InDays', days }
  const day = location.availabilityDateISO
  return day === undefined ? undefined : { tag: 'OnDay', day }
}
