import type { Dimension, Family } from '../family'

const sizes: readonly (readonly [mm: number, dn: number, price: number, alloying: number])[] = [
  [15, 12, 164.9, 3.9],
  [18, 15, 181.3, 4.5],
  [22, 20, 203, 5.6],
  [28, 25, 287.6, 8.1],
  [35, 32, 402.2, 12.6],
  [10, 8, 142.5, 2.4],
  [12, 10, 148.7, 2.9],
]

const dimensions: readonly Dimension[] = sizes.map(([mm, dn, price, alloying], index) => ({
  code: 11 + index,
  label: `${mm} mm`,
  size: mm,
  attributes: { Dimension: `${mm} mm`, DN: String(dn), Rör: 'Cu' },
  price,
  alloying,
}))

const brass = {
  Anslutning: 'Klämring',
  Material: 'Avzinkningshärdig mässing',
  Tryckklass: 'PN16',
  Temperatur: 'Max 110 °C',
  Standard: 'EN 1254-2',
}

/** Compression couplings, and the ball valve that ends in them. */
export const klamkoppling: Family = {
  family: 'klamkoppling',
  category: 'vvs/rordelar/klamringskopplingar',
  discountGroup: 'VENTIL',
  numbersFrom: 4_700_000,
  unit: 'st',
  orderMultiple: 5,
  brackets: [[50, 0.94]],
  brands: ['Tappen', 'Armavika', 'Rörla'],
  dimensions,
  fixed: [
    {
      block: 4_208_300,
      brand: 'Tappen',
      series: 1000,
      model: {
        name: () => 'Kulventil med klämring',
        description:
          'Förkromad kulventil med avtappning och klämring för kopparrör. Avsedd för synligt montage under diskbänk och tvättställ.',
        attributes: brass,
        priceFactor: 1,
        codes: [11, 12, 13],
        category: 'vvs/ventiler/kulventiler',
      },
    },
  ],
  models: [
    {
      name: (series) => `Klämringskoppling rak ${series}`,
      description: 'Rak koppling med klämring i båda ändar, för koppar och PEX med stödhylsa.',
      attributes: brass,
      priceFactor: 0.31,
    },
    {
      name: (series) => `Klämringskoppling vinkel ${series}`,
      description: 'Vinkelkoppling 90° med klämring i båda ändar.',
      attributes: { ...brass, Vinkel: '90°' },
      priceFactor: 0.38,
    },
    {
      name: (series) => `Klämringskoppling T ${series}`,
      description: 'T-koppling med klämring i alla tre ändar.',
      attributes: brass,
      priceFactor: 0.52,
    },
    {
      name: (series) => `Klämringskoppling utvändig gänga ${series}`,
      description: 'Övergång från klämring till utvändig gänga.',
      attributes: { ...brass, Material: 'Mässing, förkromad' },
      priceFactor: 0.29,
    },
  ],
}
