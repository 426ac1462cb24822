import type { Dimension, Family, Model } from '../family'

const sizes: readonly (readonly [mm: number, dn: number, length: number, price: number, alloying: number])[] = [
  [15, 12, 82, 189.95, 4.6],
  [18, 15, 84, 214.3, 5.1],
  [22, 20, 96, 251.9, 6.9],
  [28, 25, 112, 244.1, 9.4],
  [35, 32, 128, 438, 13.8],
  [42, 40, 146, 612.4, 19.2],
  [54, 50, 172, 904, 30.5],
]

const dimensions: readonly Dimension[] = sizes.map(([mm, dn, length, price, alloying], index) => ({
  code: 31 + index,
  label: `${mm} mm`,
  size: mm,
  attributes: { Dimension: `${mm} mm`, DN: String(dn), 'L mm': String(length) },
  price,
  alloying,
}))

const brass = {
  Material: 'Avzinkningshärdig mässing',
  Tryckklass: 'PN16',
  Temperatur: 'Max 110 °C',
  Tätning: 'EPDM O-ring',
  Standard: 'EN 13828',
}

const pv = (suffix: string): Model => ({
  name: () => `Presskulventil PV${suffix}`,
  description:
    'Kulventil med pressändar, vingvred och O-ring av EPDM. Läcker synligt tills den är pressad. För koppar och förzinkat stål.',
  attributes: { Anslutning: 'Press M-profil', Profil: 'M-profil', ...brass },
  priceFactor: 1,
})

/** Ball valves that are pressed on. */
export const presskulventil: Family = {
  family: 'presskulventil',
  category: 'vvs/ventiler/kulventiler',
  discountGroup: 'VENTIL',
  numbersFrom: 4_500_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.95]],
  brands: ['Kvarnsjö', 'Pressfast', 'Nordventil'],
  dimensions,
  fixed: [
    { block: 4_208_200, model: { ...pv(''), codes: [31, 33, 34, 35] }, brand: 'Kvarnsjö', series: 1000 },
    {
      block: 4_208_230,
      model: { ...pv('2'), codes: [31, 33, 34, 35], priceFactor: 1.0315 },
      brand: 'Kvarnsjö',
      series: 1000,
    },
  ],
  models: [
    {
      name: (series) => `Presskulventil V-profil ${series}`,
      description: 'Kulventil med pressändar för V-backar och hävarm av stål. Fullt genomlopp.',
      attributes: { Anslutning: 'Press V-profil', Profil: 'V-profil', ...brass },
      priceFactor: 1.04,
    },
    {
      name: (series) => `Avstängningsventil press ${series}`,
      description: 'Avstängningsventil med pressändar och ratt, för stamledningar i tappvatten.',
      attributes: { Anslutning: 'Press M-profil', Profil: 'M-profil', ...brass },
      priceFactor: 0.86,
      category: 'vvs/ventiler/avstangningsventiler',
    },
    {
      name: (series) => `Presskulventil rostfri ${series}`,
      description: 'Kulventil i rostfritt stål med pressändar, för rostfria system och tryckluft.',
      attributes: {
        Anslutning: 'Press M-profil',
        Profil: 'M-profil',
        Material: 'Rostfritt stål',
        Tryckklass: 'PN16',
        Tätning: 'EPDM O-ring',
        Standard: 'EN 10312',
      },
      priceFactor: 2.1,
    },
    {
      name: (series) => `Avstängningsventil snedsäte ${series}`,
      description: 'Avstängningsventil med snett säte och stigande spindel. Lågt tryckfall, går att renovera på plats.',
      attributes: { Anslutning: 'Invändig gänga', ...brass, Standard: 'EN 1213' },
      priceFactor: 1.18,
      category: 'vvs/ventiler/avstangningsventiler',
    },
  ],
}
