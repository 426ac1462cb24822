import type { Dimension, Family, Model } from '../family'

const sizes: readonly (readonly [
  dn: number,
  thread: string,
  length: number,
  height: number,
  width: number,
  weight: string,
  price: number,
  alloying: number,
])[] = [
  [10, 'G3/8', 52, 44, 80, '0,16', 118.6, 3.6],
  [15, 'G1/2', 59, 47, 80, '0,22', 132.4, 4.4],
  [20, 'G3/4', 71, 53, 95, '0,35', 184.5, 6.2],
  [25, 'G1', 83, 60, 95, '0,54', 268, 9.8],
  [32, 'G1 1/4', 100, 73, 120, '0,86', 412.75, 14.6],
  [40, 'G1 1/2', 110, 79, 120, '1,22', 588, 21.3],
  [50, 'G2', 131, 88, 158, '1,95', 894.5, 33.1],
  [65, 'G2 1/2', 157, 117, 200, '3,61', 1986, 61.4],
]

const dimensions: readonly Dimension[] = sizes.map(
  ([dn, thread, length, height, width, weight, price, alloying], index) => ({
    code: index + 1,
    label: `DN${dn}`,
    size: dn,
    attributes: {
      DN: String(dn),
      Gänga: thread,
      'L mm': String(length),
      'H mm': String(height),
      'W mm': String(width),
      'Vikt kg': weight,
    },
    price,
    alloying,
  }),
)

const brass = {
  Material: 'Avzinkningshärdig mässing',
  Tryckklass: 'PN40',
  Temperatur: 'Max 120 °C',
  Godkännande: 'Typgodkänd, SC0411-14',
  Standard: 'EN 13828',
}

const fullBore: Model = {
  name: (series) => `Kulventil FF ${series}`,
  description:
    'Kulventil med fullt genomlopp i avzinkningshärdig mässing. Invändig gänga i båda ändar, hävarm i epoxilackat stål. Godkänd för tappvatten, värme och kyla. PN40, max 120 °C.',
  attributes: { Anslutning: 'Invändig gänga', ...brass },
  priceFactor: 1,
}

/** Ball valves with threads. */
export const kulventil: Family = {
  family: 'kulventil',
  category: 'vvs/ventiler/kulventiler',
  discountGroup: 'VENTIL',
  numbersFrom: 4_300_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [
    [10, 0.96],
    [50, 0.91],
  ],
  brands: ['Nordventil', 'Kvarnsjö', 'Tappen', 'Armavika'],
  dimensions,
  fixed: [
    { block: 4_208_100, model: { ...fullBore, codes: [1, 2, 3, 4, 5, 6] }, brand: 'Nordventil', series: 1000 },
    { block: 4_207_900, model: { ...fullBore, codes: [2, 3, 4] }, brand: 'Nordventil', series: 900 },
  ],
  models: [
    {
      name: (series) => `Kulventil MF ${series}`,
      description:
        'Kulventil med utvändig och invändig gänga, fullt genomlopp och hävarm i epoxilackat stål. För tappvatten, värme och kyla.',
      attributes: { Anslutning: 'Utvändig gänga', ...brass },
      priceFactor: 1.06,
    },
    {
      name: (series) => `Kulventil rostfri ${series}`,
      description: 'Tvådelad kulventil i syrafast stål med låsbar hävarm. Tål tryckluft, ånga och aggressiva vatten.',
      attributes: {
        Anslutning: 'Invändig gänga',
        Material: 'Rostfritt stål',
        Tryckklass: 'PN63',
        Temperatur: 'Max 180 °C',
        Standard: 'EN 12516',
      },
      priceFactor: 2.35,
    },
    {
      name: (series) => `Kulventil med avtappning ${series}`,
      description:
        'Kulventil med avtappning på sidan och vingvred. Gör det lätt att tömma en stam utan att hela huset blir utan vatten.',
      attributes: { Anslutning: 'Invändig gänga', ...brass },
      priceFactor: 1.32,
      codes: [2, 3, 4, 5],
    },
    { ...fullBore, name: (series) => `Kulventil FF ${series + 1000}`, priceFactor: 1.12 },
    {
      name: (series) => `Kulventil fläns ${series}`,
      description: 'Kulventil med flänsar borrade enligt PN16. Låg bygglängd, utbytbar tätning på spindeln.',
      attributes: {
        Anslutning: 'Fläns',
        Material: 'Rödgods',
        Tryckklass: 'PN16',
        Temperatur: 'Max 110 °C',
        Standard: 'EN 1092-1',
      },
      priceFactor: 3.1,
      codes: [3, 4, 5, 6, 7, 8],
    },
  ],
}
