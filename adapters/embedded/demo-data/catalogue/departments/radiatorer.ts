import type { Dimension, Family, Model } from '../family'
import { kind } from '../kind'

type Height = 300 | 500 | 600

/** What a metre of a type emits at 75/65/20 °C in W (EN 442), and weighs in kg, by height in mm. */
interface RadiatorType {
  readonly name: string
  readonly panels: string
  readonly depth: number
  readonly output: Readonly<Record<Height, number>>
  readonly mass: Readonly<Record<Height, number>>
  readonly priceFactor: number
}

const types = {
  C11: {
    name: 'C11',
    panels: 'en panel och en konvektor',
    depth: 61,
    output: { 300: 553, 500: 862, 600: 1001 },
    mass: { 300: 9, 500: 15, 600: 18.1 },
    priceFactor: 0.62,
  },
  C21: {
    name: 'C21',
    panels: 'två paneler och en konvektor',
    depth: 66,
    output: { 300: 805, 500: 1181, 600: 1355 },
    mass: { 300: 15, 500: 24.6, 600: 29.4 },
    priceFactor: 0.84,
  },
  C22: {
    name: 'C22',
    panels: 'två paneler och två konvektorer',
    depth: 102,
    output: { 300: 993, 500: 1470, 600: 1696 },
    mass: { 300: 17.4, 500: 29, 600: 34.8 },
    priceFactor: 1,
  },
  C33: {
    name: 'C33',
    panels: 'tre paneler och tre konvektorer',
    depth: 153,
    output: { 300: 1404, 500: 2091, 600: 2399 },
    mass: { 300: 26, 500: 43.3, 600: 52 },
    priceFactor: 1.55,
  },
  P1: {
    name: 'P1',
    panels: 'en slät panel',
    depth: 46,
    output: { 300: 339, 500: 524, 600: 613 },
    mass: { 300: 6.2, 500: 10.1, 600: 12 },
    priceFactor: 0.52,
  },
} as const satisfies Readonly<Record<string, RadiatorType>>

/** Lengths in mm, and the price of a height as a share of that of 500 mm. */
const heights: readonly (readonly [height: Height, priceShare: number, lengths: readonly number[]])[] = [
  [500, 1, [400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1400, 1600, 1800, 2000]],
  [600, 1.1, [600, 800, 1000, 1200, 1400, 1600, 1800]],
  [300, 0.82, [800, 1000, 1200, 1400, 1600, 2000]],
]

const radiatorDimensions = ({ name, depth, output, mass }: RadiatorType): readonly Dimension[] =>
  heights.flatMap(([height, priceShare, lengths], place) =>
    lengths.map((length) => ({
      // The last digits of the number of a radiator that stands fixed: 11 for 1000 mm.
      code: length / 100 + 1 + place * 30,
      label: `${height}×${length}`,
      size: height * 10_000 + length,
      attributes: {
        Typ: name,
        Dimension: `${height}×${length} mm`,
        'Höjd, mm': String(height),
        'Längd, mm': String(length),
        'Djup, mm': String(depth),
        Effekt: `${Math.round((length * output[height]) / 1000)} W`,
        Systemtemperatur: '75/65/20 °C',
      },
      kilograms: (length * mass[height]) / 1000,
      price: Math.round((840 + length * 1.3) * priceShare),
    })),
  )

const panel = {
  Anslutning: 'Invändig gänga',
  Gänga: 'G1/2',
  Material: 'Stål',
  Färg: 'Vit RAL 9016',
  Tryckklass: 'PN10',
  Standard: 'EN 442',
}

const radiatorType = (type: RadiatorType): Model =>
  kind(
    `Radiator ${type.name}`,
    `Panelradiator ${type.name} med ${type.panels}, färdig med konsoler, luftskruv och propp.`,
    type.priceFactor,
    panel,
    { dimensions: radiatorDimensions(type) },
  )

/** Panel radiators. */
export const radiator: Family = {
  family: 'radiator',
  category: 'varme/radiatorer/panelradiatorer',
  discountGroup: 'VARME',
  numbersFrom: 7_600_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Värmegott', 'Panelia'],
  dimensions: radiatorDimensions(types.C22),
  fixed: [
    {
      block: 6_720_500,
      brand: 'Värmegott',
      model: {
        ...radiatorType(types.C22),
        dimensions: radiatorDimensions(types.C22).filter(({ code }) => code < 30),
      },
    },
  ],
  models: [types.C11, types.C21, types.C33, types.P1, types.C22].map(radiatorType),
}
