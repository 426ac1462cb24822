import type { Dimension, Family } from '../family'

const sizes: readonly (readonly [litres: number, power: string, height: number, price: number])[] = [
  [30, '1 kW', 560, 3590],
  [55, '1,5 kW', 640, 4120],
  [80, '3 kW', 790, 4480],
  [100, '3 kW', 930, 4690],
  [150, '3 kW', 1180, 5020],
  [200, '3 kW', 1390, 5439.5],
  [300, '3 kW', 1740, 7250],
  [500, '6 kW', 1880, 11_900],
]

const dimensions: readonly Dimension[] = sizes.map(([litres, power, height, price]) => ({
  code: litres,
  label: `${litres} l`,
  size: litres,
  attributes: { Volym: `${litres} l`, Effekt: power, 'Höjd mm': String(height) },
  price,
}))

const tank = { Anslutning: 'Utvändig gänga', Gänga: 'G3/4', Tryckklass: 'PN10', Standard: 'EN 60335-2-21' }

/** Hot-water tanks. */
export const beredare: Family = {
  family: 'beredare',
  category: 'varme/varmvatten/varmvattenberedare',
  discountGroup: 'VARME',
  numbersFrom: 8_000_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Värmegott', 'Hettan'],
  dimensions,
  fixed: [
    {
      block: 6_530_000,
      brand: 'Värmegott',
      series: 1000,
      model: {
        name: () => 'Varmvattenberedare',
        description: 'Varmvattenberedare med emaljerad tank, elpatron och säkerhetsventil. Golvstående.',
        attributes: { ...tank, Material: 'Emaljerat stål', Energiklass: 'C' },
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: (series) => `Varmvattenberedare rostfri ${series}`,
      description: 'Varmvattenberedare med tank av rostfritt stål, för surt eller hårt vatten.',
      attributes: { ...tank, Material: 'Rostfritt stål', Energiklass: 'B' },
      priceFactor: 1.38,
    },
    {
      name: (series) => `Varmvattenberedare vägg ${series}`,
      description: 'Vägghängd varmvattenberedare för kök och omklädningsrum.',
      attributes: { ...tank, Material: 'Emaljerat stål', Energiklass: 'C' },
      priceFactor: 0.94,
      codes: [30, 55, 80, 100],
    },
  ],
}
