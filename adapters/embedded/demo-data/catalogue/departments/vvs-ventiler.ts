import type { Department } from '../department'
import type { Dimension, Family, Model } from '../family'
import { kind, sized } from '../kind'

const kulventilSizes: readonly (readonly [
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

const kulventilDimensions: readonly Dimension[] = kulventilSizes.map(
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

const kulventilBrass = {
  Material: 'Avzinkningshärdig mässing',
  Tryckklass: 'PN40',
  Temperatur: 'Max 120 °C',
  Godkännande: 'Typgodkänd, SC0411-14',
  Standard: 'EN 13828',
}

const fullBore: Model = {
  name: 'Kulventil FF {series}',
  description:
    'Kulventil med fullt genomlopp i avzinkningshärdig mässing. Invändig gänga i båda ändar, hävarm i epoxilackat stål. Godkänd för tappvatten, värme och kyla. PN40, max 120 °C.',
  attributes: { Anslutning: 'Invändig gänga', ...kulventilBrass },
  priceFactor: 1,
}

/** Ball valves with threads. */
const kulventil: Family = {
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
  fixed: [
    { block: 4_208_100, model: { ...fullBore, codes: [1, 2, 3, 4, 5, 6] }, brand: 'Nordventil', series: 1000 },
    { block: 4_207_900, model: { ...fullBore, codes: [2, 3, 4] }, brand: 'Nordventil', series: 900 },
  ],
  models: [
    {
      name: 'Kulventil MF {series}',
      description:
        'Kulventil med utvändig och invändig gänga, fullt genomlopp och hävarm i epoxilackat stål. För tappvatten, värme och kyla.',
      attributes: { Anslutning: 'Utvändig gänga', ...kulventilBrass },
      priceFactor: 1.06,
    },
    {
      name: 'Kulventil rostfri {series}',
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
      name: 'Kulventil med avtappning {series}',
      description:
        'Kulventil med avtappning på sidan och vingvred. Gör det lätt att tömma en stam utan att hela huset blir utan vatten.',
      attributes: { Anslutning: 'Invändig gänga', ...kulventilBrass },
      priceFactor: 1.32,
      codes: [2, 3, 4, 5],
    },
    { ...fullBore, seriesAdds: 1000, priceFactor: 1.12 },
    {
      name: 'Kulventil fläns {series}',
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

const presskulventilSizes: readonly (readonly [
  mm: number,
  dn: number,
  length: number,
  price: number,
  alloying: number,
])[] = [
  [15, 12, 82, 189.95, 4.6],
  [18, 15, 84, 214.3, 5.1],
  [22, 20, 96, 251.9, 6.9],
  [28, 25, 112, 244.1, 9.4],
  [35, 32, 128, 438, 13.8],
  [42, 40, 146, 612.4, 19.2],
  [54, 50, 172, 904, 30.5],
]

const presskulventilDimensions: readonly Dimension[] = presskulventilSizes.map(
  ([mm, dn, length, price, alloying], index) => ({
    code: 31 + index,
    label: `${mm} mm`,
    size: mm,
    attributes: { Dimension: `${mm} mm`, DN: String(dn), 'L mm': String(length) },
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
  attributes: { Anslutning: 'Press M-profil', Profil: 'M-profil', ...presskulventilBrass },
  priceFactor: 1,
})

/** Ball valves that are pressed on. */
const presskulventil: Family = {
  family: 'presskulventil',
  category: 'vvs/ventiler/kulventiler',
  discountGroup: 'VENTIL',
  numbersFrom: 4_500_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.95]],
  brands: ['Kvarnsjö', 'Pressfast', 'Nordventil'],
  dimensions: presskulventilDimensions,
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
      name: 'Presskulventil V-profil {series}',
      description: 'Kulventil med pressändar för V-backar och hävarm av stål. Fullt genomlopp.',
      attributes: { Anslutning: 'Press V-profil', Profil: 'V-profil', ...presskulventilBrass },
      priceFactor: 1.04,
    },
    {
      name: 'Avstängningsventil press {series}',
      description: 'Avstängningsventil med pressändar och ratt, för stamledningar i tappvatten.',
      attributes: { Anslutning: 'Press M-profil', Profil: 'M-profil', ...presskulventilBrass },
      priceFactor: 0.86,
      category: 'vvs/ventiler/avstangningsventiler',
    },
    {
      name: 'Presskulventil rostfri {series}',
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
      name: 'Avstängningsventil snedsäte {series}',
      description: 'Avstängningsventil med snett säte och stigande spindel. Lågt tryckfall, går att renovera på plats.',
      attributes: { Anslutning: 'Invändig gänga', ...presskulventilBrass, Standard: 'EN 1213' },
      priceFactor: 1.18,
      category: 'vvs/ventiler/avstangningsventiler',
    },
  ],
}

const backventilBrass = { Material: 'Avzinkningshärdig mässing', Tryckklass: 'PN25', Anslutning: 'Invändig gänga' }

/** Check valves and strainers. */
const backventil: Family = {
  family: 'backventil',
  category: 'vvs/ventiler/backventiler',
  discountGroup: 'VENTIL',
  numbersFrom: 4_820_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.95]],
  brands: ['Nordventil', 'Armavika', 'Tappen'],
  dimensions: sized(
    [
      [15, 'G1/2', 48, 96],
      [20, 'G3/4', 54, 118],
      [25, 'G1', 63, 164],
      [32, 'G1 1/4', 70, 246],
      [40, 'G1 1/2', 78, 332],
      [50, 'G2', 90, 498],
    ] as const,
    ([dn, thread, length, price]) => ({
      label: `DN${dn}`,
      size: dn,
      attributes: { DN: String(dn), Gänga: thread, 'L mm': String(length) },
      price,
    }),
  ),
  models: [
    kind('Backventil FF', 'Fjäderbelastad backventil för vatten, värme och tryckluft. Monteras i valfritt läge.', 1, {
      ...backventilBrass,
      Standard: 'EN 13959',
    }),
    kind(
      'Smutsfilter FF',
      'Smutsfilter med rostfri sil som går att ta ut och skölja. Sätts före pump, mätare och blandningsventil.',
      1.22,
      { ...backventilBrass, Maskvidd: '0,5 mm', Standard: 'EN 13443-1' },
      { category: 'vvs/ventiler/smutsfilter' },
    ),
    kind('Backventil rödgods', 'Klaffbackventil med lågt tryckfall och tätning av NBR.', 1.7, {
      ...backventilBrass,
      Material: 'Rödgods',
      Standard: 'EN 12334',
    }),
  ],
}

const sakerhetsventilBrass = { Material: 'Avzinkningshärdig mässing', Anslutning: 'Invändig gänga' }

/** Safety valves and mixing valves. */
const sakerhetsventil: Family = {
  family: 'sakerhetsventil',
  category: 'vvs/ventiler/sakerhetsventiler',
  discountGroup: 'VENTIL',
  numbersFrom: 4_940_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Tappen', 'Nordventil'],
  dimensions: sized(
    [
      [15, 2.5, 214],
      [15, 9, 226],
      [20, 2.5, 318],
      [20, 9, 334],
      [25, 2.5, 562],
      [25, 9, 584],
      [32, 2.5, 946],
    ] as const,
    ([dn, bar, price]) => ({
      label: `DN${dn} ${String(bar).replace('.', ',')} bar`,
      size: dn + bar / 100,
      attributes: { DN: String(dn), Öppningstryck: `${String(bar).replace('.', ',')} bar` },
      price,
    }),
  ),
  models: [
    kind('Säkerhetsventil', 'Membransäkerhetsventil för slutna värmesystem och varmvattenberedare.', 1, {
      ...sakerhetsventilBrass,
      Standard: 'EN 1491',
    }),
    kind(
      'Blandningsventil termostatisk',
      'Termostatisk blandningsventil 35–60 °C som skyddar mot skållning. Stänger om kallvattnet uteblir.',
      3.4,
      { ...sakerhetsventilBrass, Område: '35–60 °C', Standard: 'EN 1111' },
      { category: 'vvs/ventiler/blandningsventiler', codes: [1, 3, 5, 7] },
    ),
    kind(
      'Påfyllningsventil',
      'Påfyllningsventil med backventil, avstängning och manometer för värmesystem.',
      1.9,
      { ...sakerhetsventilBrass, Standard: 'EN 1567' },
      { category: 'vvs/ventiler/pafyllningsventiler', codes: [1, 3] },
    ),
  ],
}

export const vvsVentiler: Department = {
  categories: [
    ['vvs', 'VVS', 'kulventil'],
    ['vvs/ventiler', 'Ventiler', 'kulventil'],
    ['vvs/ventiler/kulventiler', 'Kulventiler', 'kulventil'],
    ['vvs/ventiler/avstangningsventiler', 'Avstängningsventiler', 'presskulventil'],
    ['vvs/ventiler/backventiler', 'Backventiler', 'backventil'],
    ['vvs/ventiler/smutsfilter', 'Smutsfilter', 'backventil'],
    ['vvs/ventiler/sakerhetsventiler', 'Säkerhetsventiler', 'sakerhetsventil'],
    ['vvs/ventiler/blandningsventiler', 'Blandningsventiler', 'sakerhetsventil'],
    ['vvs/ventiler/pafyllningsventiler', 'Påfyllningsventiler', 'sakerhetsventil'],
  ],
  families: [kulventil, presskulventil, backventil, sakerhetsventil],
}
