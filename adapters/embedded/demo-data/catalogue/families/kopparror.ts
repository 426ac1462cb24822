import type { Dimension, Family } from '../family'

const sizes: readonly (readonly [outer: number, wall: string, dn: number, price: number, alloying: number])[] = [
  [10, '0,8', 8, 58.4, 11.2],
  [12, '1,0', 10, 71.9, 15.8],
  [15, '1,0', 12, 88.2, 20.1],
  [18, '1,0', 15, 106.5, 24.6],
  [22, '1,0', 20, 131.8, 30.4],
  [28, '1,2', 25, 194.6, 46.9],
  [35, '1,5', 32, 301.2, 73.3],
  [42, '1,5', 40, 366.7, 89.1],
  [54, '1,5', 50, 478.9, 116.2],
]

const dimensions: readonly Dimension[] = sizes.map(([outer, wall, dn, price, alloying]) => ({
  code: outer,
  label: `${outer}×${wall}`,
  size: outer,
  attributes: { Dimension: `${outer}×${wall} mm`, DN: String(dn), Längd: '5 m' },
  price,
  alloying,
}))

const copper = {
  Material: 'Koppar',
  Anslutning: 'Slät ände',
  Standard: 'EN 1057',
  Godkännande: 'Typgodkänd, SC1382-12',
}

/** Copper pipe by the metre, in lengths of five. */
export const kopparror: Family = {
  family: 'kopparror',
  category: 'vvs/ror/kopparror',
  discountGroup: 'ROR',
  numbersFrom: 2_700_000,
  unit: 'm',
  conversion: { factor: 1, unit: 'm' },
  orderMultiple: 5,
  brackets: [
    [100, 0.97],
    [500, 0.94],
  ],
  brands: ['Rödhälla Koppar', 'Rörla'],
  dimensions,
  fixed: [
    {
      block: 2_311_100,
      brand: 'Rödhälla Koppar',
      series: 1000,
      model: {
        name: () => 'Kopparrör hårt',
        description: 'Hårt kopparrör i längder om 5 m, för tappvatten, värme och gas.',
        attributes: { ...copper, Hårdhet: 'R290' },
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: (series) => `Kopparrör halvhårt ${series}`,
      description: 'Halvhårt kopparrör i längder om 5 m. Går att bocka för hand.',
      attributes: { ...copper, Hårdhet: 'R250' },
      priceFactor: 1.04,
    },
    {
      name: (series) => `Kopparrör förkromat ${series}`,
      description: 'Förkromat kopparrör i längder om 5 m, för synligt montage.',
      attributes: { ...copper, Material: 'Koppar, förkromad', Hårdhet: 'R250' },
      priceFactor: 1.62,
      codes: [10, 12, 15, 18, 22, 28],
    },
    {
      name: (series) => `Kopparrör vitlackerat ${series}`,
      description: 'Vitlackerat kopparrör i längder om 5 m, för synligt montage.',
      attributes: { ...copper, Material: 'Koppar, vitlackerad', Hårdhet: 'R250' },
      priceFactor: 1.48,
      codes: [12, 15, 18, 22],
    },
  ],
}
