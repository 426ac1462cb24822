import type { Dimension } from './family'
import { COPPER_FITTING_SURCHARGE } from './metal-surcharge'

/** Outer diameter of the pipe and how deep it goes in, mm; DN; price and surcharge of a tee of copper. */
const rows: readonly (readonly [mm: number, depth: number, dn: number, price: number, alloying: number])[] = [
  [12, 18, 10, 38.9, 1.1],
  [15, 22, 12, 44.6, 1.4],
  [18, 22, 15, 58.2, 1.8],
  [22, 24, 20, 79.4, 2.6],
  [28, 24, 25, 112.3, 3.9],
  [35, 26, 32, 168.7, 5.8],
  [42, 36, 40, 254.1, 8.2],
  [54, 40, 50, 362.5, 12.4],
]

/** Small fittings lie in bags, large ones singly; those of stainless steel cost more and lie in smaller bags. */
const inBags = (mm: number, stainless: boolean): number => {
  if (stainless) return mm <= 22 ? 5 : 1
  return mm <= 22 ? 10 : mm <= 28 ? 5 : 1
}

interface PressGoods {
  /** Price and mass as a share of those of a tee. */
  readonly share: number
  readonly stainless?: boolean
}

/** Sizes of pressed fittings; the article number ends in the diameter. */
export const pressSizes = ({ share, stainless = false }: PressGoods): readonly Dimension[] =>
  rows.map(([mm, depth, dn, price, alloying]) => ({
    code: mm,
    label: `${mm} mm`,
    size: mm,
    attributes: { Dimension: `${mm} mm`, DN: String(dn), 'Insticksdjup, mm': String(depth) },
    kilograms: (alloying * share) / COPPER_FITTING_SURCHARGE,
    price: price * share,
    alloying: alloying * share,
    orderMultiple: inBags(mm, stainless),
  }))

/** Attributes of a fitting of copper for jaws of profile M. */
export const copperFitting = {
  Anslutning: 'Press M-profil',
  Material: 'Koppar',
  Tryckklass: 'PN16',
  Tätning: 'EPDM O-ring',
  Standard: 'EN 1254-7',
} as const
