import type { CalendarDate } from '../kernel/calendar-date'
import type { LocationId } from '../kernel/ids'

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
