import type { Dimension, Family, Model } from '../family'
import { coded } from '../kind'

const kulventilSizes: readonly (readonly [
  dn: number,
  thread: string,
  length: number,
  height: number,
  width: number,
  kilograms: number,
  price: number,
  alloying: number,
])[] = [
  [10, 'G3/8', 52, 44, 80, 0.16, 118.6, 3.6],
  [15, 'G1/2', 59, 47, 80, 0.22, 132.4, 4.4],
  [20, 'G3/4', 71, 53, 95, 0.35, 184.5, 6.2],
  [25, 'G1', 83, 60, 95, 0.54, 268, 9.8],
  [32, 'G1 1/4', 100, 73, 120, 0.86, 412.75, 14.6],
  [40, 'G1 1/2', 110, 79, 120, 1.22, 588, 21.3],
  [50, 'G2', 131, 88, 158, 1.95, 894.5, 33.1],
  [65, 'G2 1/2', 157, 117, 200, 3.61, 1986, 61.4],
]

const kulventilDimensions: readonly Dimension[] = kulventilSizes.map(
  ([dn, thread, length, height, width, kilograms, price, alloying], index) => ({
    code: index + 1,
    label: `DN${dn}`,
    size: dn,
    attributes: {
      DN: String(dn),
      Gänga: thread,
      'Längd, mm': String(length),
      'Höjd, mm': String(height),
      'Bredd, mm': String(width),
    },
    kilograms,
    price,
    alloying,
  }),
)

const kulventilBrass = {
  Material: 'Avzinkningshärdig mässing',
  Tryckklass: 'PN40',
  Temperatur: 'Max 120 °C',
  Godkännande: 'Typgodkänd, SC0411-14',
  Standard: 'EN 13828',
}

const fullBore: Model = {
  name: 'Kulventil FF',
  description:
    'Kulventil med fullt genomlopp i avzinkningshärdig mässing. Invändig gänga i båda ändar, hävarm i epoxilackat stål. Godkänd för tappvatten, värme och kyla. PN40, max 120 °C.',
  attributes: { Anslutning: 'Invändig gänga', ...kulventilBrass },
  priceFactor: 1,
}

/** With flanges of EN 1092-2, PN16; length over the flanges by EN 558, series 27. */
const flangedDimensions: readonly Dimension[] = coded(
  [3, 4, 5, 6, 7, 8],
  [
    [20, 120, 110, 150, 105, '4 × 14 mm', 2.4, 690],
    [25, 125, 118, 150, 115, '4 × 14 mm', 3.2, 820],
    [32, 130, 132, 180, 140, '4 × 19 mm', 4.6, 1090],
    [40, 140, 140, 180, 150, '4 × 19 mm', 5.6, 1340],
    [50, 150, 152, 230, 165, '4 × 19 mm', 7.8, 1690],
    [65, 170, 168, 230, 185, '4 × 19 mm', 10.9, 2480],
  ] as const,
  ([dn, length, height, width, flange, holes, kilograms, price]) => ({
    label: `DN${dn}`,
    size: dn,
    attributes: {
      DN: String(dn),
      'Längd, mm': String(length),
      'Höjd, mm': String(height),
      'Bredd, mm': String(width),
      'Flänsdiameter, mm': String(flange),
      Bulthål: holes,
    },
    kilograms,
    price,
  }),
)

/** Ball valves with threads or flanges. */
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
  dimensions: kulventilDimensions,
  alloyed: 'mässing',
  fixed: [
    {
      block: 4_208_100,
      model: { ...fullBore, name: 'Kulventil FF 1000', codes: [1, 2, 3, 4, 5, 6] },
      brand: 'Nordventil',
    },
    { block: 4_207_900, model: { ...fullBore, name: 'Kulventil FF 900', codes: [2, 3, 4] }, brand: 'Nordventil' },
  ],
  models: [
    {
      name: 'Kulventil MF',
      description:
        'Kulventil med utvändig och invändig gänga, fullt genomlopp och hävarm i epoxilackat stål. För tappvatten, värme och kyla.',
      attributes: { Anslutning: 'Utvändig och invändig gänga', ...kulventilBrass },
      priceFactor: 1.06,
    },
    {
      name: 'Kulventil rostfri',
      description: 'Tvådelad kulventil i syrafast stål med låsbar hävarm. Tål tryckluft, ånga och aggressiva vatten.',
      attributes: {
        Anslutning: 'Invändig gänga',
        Material: 'Rostfritt stål',
        Tryckklass: 'PN63',
        Temperatur: 'Max 180 °C',
        Standard: 'EN 12516',
      },
      priceFactor: 2.35,
      massFactor: 0.95,
    },
    {
      name: 'Kulventil med avtappning',
      description:
        'Kulventil med avtappning på sidan och vingvred. Gör det lätt att tömma en stam utan att hela huset blir utan vatten.',
      attributes: { Anslutning: 'Invändig gänga', ...kulventilBrass },
      priceFactor: 1.32,
      codes: [2, 3, 4, 5],
    },
    { ...fullBore, priceFactor: 1.12 },
    {
      name: 'Kulventil fläns',
      description: 'Kulventil i segjärn med flänsar borrade enligt PN16. Utbytbar tätning på spindeln.',
      attributes: {
        Anslutning: 'Fläns',
        Material: 'Segjärn',
        Tryckklass: 'PN16',
        Temperatur: 'Max 110 °C',
        Standard: 'EN 1092-2',
      },
      priceFactor: 1,
      dimensions: flangedDimensions,
    },
  ],
}

const presskulventilSizes: readonly (readonly [
  mm: number,
  dn: number,
  length: number,
  kilograms: number,
  price: number,
  alloying: number,
])[] = [
  [15, 12, 82, 0.24, 189.95, 4.6],
  [18, 15, 84, 0.28, 214.3, 5.1],
  [22, 20, 96, 0.38, 251.9, 6.9],
  [28, 25, 112, 0.52, 318, 9.4],
  [35, 32, 128, 0.77, 438, 13.8],
  [42, 40, 146, 1.08, 612.4, 19.2],
  [54, 50, 172, 1.7, 904, 30.5],
]

const presskulventilDimensions: readonly Dimension[] = presskulventilSizes.map(
  ([mm, dn, length, kilograms, price, alloying], index) => ({
    code: 31 + index,
    label: `${mm} mm`,
    size: mm,
    attributes: { Dimension: `${mm} mm`, DN: String(dn), 'Längd, mm': String(length) },
    kilograms,
    price,
    alloying,
  }),
)

const presskulventilBrass = {
  Material: 'Avzinkningshärdig mässing',
  Tryckklass: 'PN16',
  Temperatur: 'Max 110 °C',
  Tätning: 'EPDM O-ring',
  Standard: 'EN 13828',
}

const pv = (suffix: string): Model => ({
  name: `Presskulventil PV${suffix}`,
  description:
    'Kulventil med pressändar, vingvred och O-ring av EPDM. Läcker synligt tills den är pressad. För koppar och förzinkat stål.',
  attributes: { Anslutning: 'Press M-profil', ...presskulventilBrass },
  priceFactor: 1,
})

/** Stop valves with a slanted seat and threads. */
const slantedDimensions: readonly Dimension[] = coded(
  [31, 33, 34, 35, 36, 37],
  [
    [15, 'G1/2', 66, 0.31, 224],
    [20, 'G3/4', 76, 0.44, 288],
    [25, 'G1', 91, 0.69, 392],
    [32, 'G1 1/4', 112, 1.12, 584],
    [40, 'G1 1/2', 122, 1.48, 736],
    [50, 'G2', 151, 2.35, 1080],
  ] as const,
  ([dn, thread, length, kilograms, price]) => ({
    label: `DN${dn}`,
    size: dn,
    attributes: { DN: String(dn), Gänga: thread, 'Längd, mm': String(length) },
    kilograms,
    price,
  }),
)

/** Ball valves that are pressed on, and other stop valves. */
export const presskulventil: Family = {
  family: 'presskulventil',
  category: 'vvs/ventiler/kulventiler',
  discountGroup: 'VENTIL',
  numbersFrom: 4_500_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.95]],
  brands: ['Kvarnsjö', 'Pressfast', 'Nordventil'],
  dimensions: presskulventilDimensions,
  alloyed: 'mässing',
  fixed: [
    { block: 4_208_200, model: { ...pv(''), codes: [31, 33, 34, 35] }, brand: 'Kvarnsjö' },
    {
      block: 4_208_230,
      model: { ...pv('2'), codes: [31, 33, 34, 35], priceFactor: 1.0315 },
      brand: 'Kvarnsjö',
    },
  ],
  models: [
    {
      name: 'Presskulventil V-profil',
      description: 'Kulventil med pressändar för V-backar och hävarm av stål. Fullt genomlopp.',
      attributes: { Anslutning: 'Press V-profil', ...presskulventilBrass },
      priceFactor: 1.04,
    },
    {
      name: 'Avstängningsventil press',
      description: 'Avstängningsventil med pressändar och ratt, för stamledningar i tappvatten.',
      attributes: { Anslutning: 'Press M-profil', ...presskulventilBrass },
      priceFactor: 0.86,
      category: 'vvs/ventiler/avstangningsventiler',
    },
    {
      name: 'Presskulventil rostfri',
      description: 'Kulventil i rostfritt stål med pressändar, för rostfria system och tryckluft.',
      attributes: {
        Anslutning: 'Press M-profil',
        Material: 'Rostfritt stål',
        Tryckklass: 'PN16',
        Tätning: 'EPDM O-ring',
        Standard: 'EN 10312',
      },
      priceFactor: 2.1,
    },
    {
      name: 'Avstängningsventil snedsäte',
      description: 'Avstängningsventil med snett säte och stigande spindel. Lågt tryckfall, går att renovera på plats.',
      attributes: { Anslutning: 'Invändig gänga', ...presskulventilBrass, Standard: 'EN 1213' },
      priceFactor: 1,
      dimensions: slantedDimensions,
      category: 'vvs/ventiler/avstangningsventiler',
    },
    {
      name: 'Presskulventil M-profil',
      description: 'Kulventil med pressändar för M-backar och hävarm av stål. Fullt genomlopp.',
      attributes: { Anslutning: 'Press M-profil', ...presskulventilBrass },
      priceFactor: 1.02,
    },
  ],
}
