import type { StockLocation, StockType } from './stock'

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
