const TEN_DECIMALS = 1e10
const FIFTEEN_DIGITS = 1e15

/** A binary fraction holds fifteen decimal digits for certain; what stands after them is noise. */
export const withoutBinaryNoise = (value: number): number =>
  // A whole number has no such noise, and the way by a text is slow.
  Number.isInteger(value) && Math.abs(value) < FIFTEEN_DIGITS ? value : Number(value.toPrecision(15))

/**
 * Rounds to ten decimals, which takes away what binary fractions add: 0.1 + 0.2 is 0.3 (CONST-10).
 * A value too large to hold ten decimals keeps the fifteen digits that are certain.
 */
export const roundToTenDecimals = (value: number): number => {
  const scaled = Math.round(value * TEN_DECIMALS)
  return Math.abs(scaled) < FIFTEEN_DIGITS ? scaled / TEN_DECIMALS : withoutBinaryNoise(value)
}
