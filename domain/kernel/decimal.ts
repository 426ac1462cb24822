const TEN_DECIMALS = 1e10

/** Rounds to ten decimals, which takes away what binary fractions add: 0.1 + 0.2 is 0.3 (CONST-10). */
export const roundToTenDecimals = (value: number): number => {
  const scaled = value * TEN_DECIMALS
  return Number.isSafeInteger(Math.round(scaled)) ? Math.round(scaled) / TEN_DECIMALS : value
}
