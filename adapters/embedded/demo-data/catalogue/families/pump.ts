import type { Dimension, Family } from '../family'

const sizes: readonly (readonly [code: number, dn: number, lift: number, length: number, price: number])[] = [
  [14, 15, 4, 130, 1846],
  [16, 15, 6, 130, 2094],
  [24, 25, 4, 180, 1920],
  [26, 25, 6, 180, 2185],
  [28, 25, 8, 180, 2968],
  [36, 32, 6, 180, 2412],
  [38, 32, 8, 180, 3190],
]

const dimensions: readonly Dimension[] = sizes.map(([code, dn, lift, length, price]) => ({
  code,
  label: `${dn}-${lift * 10} ${length}`,
  size: dn * 10 + lift,
  attributes: { DN: String(dn), Lyfthöjd: `${lift} m`, 'Bygglängd mm': String(length) },
  price,
}))

const pumpFacts = {
  Anslutning: 'Utvändig gänga',
  Spänning: '1 × 230 V',
  Temperatur: '2–95 °C',
  Standard: 'EN 60335-2-51',
}

/** Circulation pumps. */
export const pump: Family = {
  family: 'pump',
  category: 'varme/pumpar/cirkulationspumpar',
  discountGroup: 'VARME',
  numbersFrom: 5_800_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Cirkula', 'Strömvik'],
  dimensions,
  fixed: [
    {
      block: 5_743_100,
      brand: 'Cirkula',
      series: 1000,
      model: {
        name: () => 'Cirkulationspump Alva',
        description: 'Varvtalsstyrd våt cirkulationspump för värmesystem. Ställer in sig själv efter behovet.',
        attributes: { ...pumpFacts, Material: 'Gjutjärn', EEI: '≤ 0,18' },
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: (series) => `Cirkulationspump VVC ${series}`,
      description: 'Cirkulationspump för varmvatten, pumphus av rostfritt stål.',
      attributes: { ...pumpFacts, Material: 'Rostfritt stål', EEI: '≤ 0,20' },
      priceFactor: 1.44,
    },
    {
      name: (series) => `Cirkulationspump kyla ${series}`,
      description: 'Cirkulationspump för köldbärare ned till −10 °C, med skydd mot kondens.',
      attributes: { ...pumpFacts, Material: 'Gjutjärn', Temperatur: '−10 till 110 °C', EEI: '≤ 0,20' },
      priceFactor: 1.31,
    },
  ],
}
