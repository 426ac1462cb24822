import type { DiscountGroup } from './family'

export type PriceGroup = 'A' | 'B' | 'standard'

/** Discount per cent of a group of customers on a group of articles. */
export const discountTable: Readonly<Record<PriceGroup, Readonly<Record<DiscountGroup, number>>>> = {
  A: {
    VENTIL: 25,
    PRESS: 25,
    ROR: 22,
    UPPHANGNING: 30,
    VARME: 28,
    AVLOPP: 24,
    SANITET: 26,
    EL: 32,
    VENTILATION: 30,
    VERKTYG: 18,
    FASTE: 35,
    KEMI: 22,
    SKYDD: 20,
  },
  B: {
    VENTIL: 20,
    PRESS: 18,
    ROR: 17,
    UPPHANGNING: 25,
    VARME: 22,
    AVLOPP: 20,
    SANITET: 21,
    EL: 26,
    VENTILATION: 24,
    VERKTYG: 13,
    FASTE: 28,
    KEMI: 17,
    SKYDD: 15,
  },
  standard: {
    VENTIL: 12,
    PRESS: 10,
    ROR: 8,
    UPPHANGNING: 15,
    VARME: 12,
    AVLOPP: 10,
    SANITET: 12,
    EL: 15,
    VENTILATION: 14,
    VERKTYG: 8,
    FASTE: 16,
    KEMI: 10,
    SKYDD: 9,
  },
}

/** Customers whose prices are agreed; the others have the group `standard`. */
export const agreedPriceGroups: Readonly<Record<string, PriceGroup>> = { '104822': 'A', '104830': 'B' }
