import type { Dimension } from '../family'

/** Outer diameter mm, DN, price and alloying part of the simplest fitting. */
const sizes: readonly (readonly [mm: number, dn: number, price: number, alloying: number])[] = [
  [12, 10, 38.9, 1.1],
  [15, 12, 44.6, 1.4],
  [18, 15, 58.2, 1.8],
  [22, 20, 79.4, 2.6],
  [28, 25, 112.3, 3.9],
  [35, 32, 168.7, 5.8],
  [42, 40, 254.1, 8.2],
  [54, 50, 362.5, 12.4],
]

/** Sizes of pressed fittings; the article number ends in the diameter. */
export const pressSizes = (priceFactor: number): readonly Dimension[] =>
  sizes.map(([mm, dn, price, alloying]) => ({
    code: mm,
    label: `${mm} mm`,
    size: mm,
    attributes: { Dimension: `${mm} mm`, DN: String(dn) },
    price: price * priceFactor,
    alloying: alloying * priceFactor,
  }))
