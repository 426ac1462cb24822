import type { Dimension, Family } from '../family'

const sizes: readonly (readonly [code: number, from: number, to: number, price: number])[] = [
  [11, 8, 11, 11.8],
  [14, 12, 14, 12.1],
  [19, 15, 19, 12.9],
  [22, 20, 23, 14.2],
  [28, 25, 28, 15.6],
  [36, 32, 36, 17.9],
  [43, 40, 43, 20.4],
  [50, 47, 51, 23.8],
  [56, 53, 58, 26.5],
  [64, 60, 64, 29.9],
]

const dimensions: readonly Dimension[] = sizes.map(([code, from, to, price]) => ({
  code,
  label: `${from}–${to}`,
  size: from,
  attributes: { Dimension: `${from}–${to} mm`, Skruvfäste: 'M8' },
  price,
}))

const steel = { Material: 'Elförzinkat stål', Inlägg: 'EPDM-gummi', Temperatur: '−40 till 110 °C' }

/** Pipe clamps, in packs of fifty. */
export const klammer: Family = {
  family: 'klammer',
  category: 'vvs/upphangning/rorklammer',
  discountGroup: 'UPPHANGNING',
  numbersFrom: 3_700_000,
  unit: 'st',
  orderMultiple: 50,
  brackets: [
    [200, 0.95],
    [1000, 0.88],
  ],
  brands: ['Fästteknik Nord', 'Klamma'],
  dimensions,
  fixed: [
    {
      block: 3_614_000,
      brand: 'Klamma',
      series: 1000,
      model: {
        name: () => 'Rörklammer',
        description: 'Rörklammer med gummiinlägg och snabblås. Dämpar ljud enligt DIN 4109.',
        attributes: steel,
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: (series) => `Rörklammer rostfri ${series}`,
      description: 'Rörklammer av syrafast stål med gummiinlägg, för våtrum och utomhus.',
      attributes: { ...steel, Material: 'Rostfritt stål' },
      priceFactor: 2.8,
    },
    {
      name: (series) => `Rörklammer utan inlägg ${series}`,
      description: 'Rörklammer av elförzinkat stål utan inlägg, för kalla ledningar.',
      attributes: { Material: 'Elförzinkat stål', Temperatur: '−40 till 250 °C' },
      priceFactor: 0.7,
    },
    {
      name: (series) => `Dubbelklammer ${series}`,
      description: 'Dubbelklammer för två rör bredvid varandra, med gummiinlägg.',
      attributes: steel,
      priceFactor: 1.9,
    },
  ],
}
