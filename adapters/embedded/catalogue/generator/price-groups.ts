import type { DiscountGroup } from './family'

export type PriceGroup = 'A' | 'B' | 'standard'

/** Discount per cent of a group of customers on a group of articles. */
export const discountTable: Readonly<Record<PriceGroup, Readonly<Record<DiscountGroup, number>>>> = {
  A: { VENTIL: 25, PRESS: 25, ROR: 22, UPPHANGNING: 30, VARME: 28, AVLOPP: 24 },
  B: { VENTIL: 20, PRESS: 18, ROR: 17, UPPHANGNING: 25, VARME: 22, AVLOPP: 20 },
  standard: { VENTIL: 12, PRESS: 10, ROR: 8, UPPHANGNING: 15, VARME: 12, AVLOPP: 10 },
}

/** Customers whose prices are agreed; the others have the group `standard`. */
export const agreedPriceGroups: Readonly<Record<string, PriceGroup>> = { '104822': 'A', '104830': 'B' }
