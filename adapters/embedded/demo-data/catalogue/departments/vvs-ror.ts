import type { Department } from '../department'
import type { Dimension, Family } from '../family'
import { coded, decimal } from '../kind'
import { density, pipeMass } from '../pipe-mass'

const COIL = 50

const pexrorSizes: readonly (readonly [outer: number, wall: number, dn: number, conduit: number, price: number])[] = [
  [12, 2, 8, 20, 986],
  [15, 2.5, 10, 25, 1148],
  [16, 2.2, 12, 25, 1284],
  [18, 2.5, 12, 28, 1466],
  [22, 3, 15, 34, 1892],
  [28, 4, 20, 40, 2674],
]

const pexrorDimensions: readonly Dimension[] = pexrorSizes.map(([outer, wall, dn, , price]) => ({
  code: outer,
  label: `${outer}×${decimal(wall, 1)}, ${COIL} m`,
  size: outer,
  attributes: {
    Dimension: `${outer}×${decimal(wall, 1)} mm`,
    DN: String(dn),
    'Godstjocklek, mm': decimal(wall, 1),
    Längd: `${COIL} m`,
  },
  kilograms: pipeMass(outer, wall, density.pex) * COIL,
  price,
}))

const conduitOf = ({ code }: Dimension): Readonly<Record<string, string>> => ({
  'Skyddsrör, mm': String(pexrorSizes.find(([outer]) => outer === code)?.[3] ?? 25),
})

const pex = {
  Material: 'PEX-a',
  Tryckklass: 'PN10',
  Temperatur: 'Max 95 °C',
  Standard: 'EN ISO 15875',
  Godkännande: 'Typgodkänd, SC0225-09',
}

/** Coils of PEX pipe, sold by the coil. */
const pexror: Family = {
  family: 'pexror',
  category: 'vvs/ror/pex-ror',
  discountGroup: 'ROR',
  numbersFrom: 2_500_000,
  unit: 'frp',
  conversion: { factor: 50, unit: 'm' },
  orderMultiple: 1,
  brackets: [
    [5, 0.97],
    [20, 0.93],
  ],
  brands: ['Slingan', 'Rörla'],
  dimensions: pexrorDimensions,
  fixed: [
    {
      block: 2_417_300,
      brand: 'Slingan',
      model: {
        name: 'PEX rör i rör',
        description: 'PEX-rör för tappvatten i korrugerat skyddsrör. Röret går att byta utan att väggen öppnas.',
        attributes: pex,
        attributesOf: conduitOf,
        priceFactor: 1,
        massFactor: 1.9,
      },
    },
  ],
  models: [
    {
      name: 'PEX värmerör',
      description: 'PEX-rör med syrespärr för golvvärme och radiatorer.',
      attributes: { ...pex, Syrespärr: 'EVOH' },
      priceFactor: 0.74,
    },
    {
      name: 'PEX isolerat',
      description: 'PEX-rör med 9 mm cellisolering, för dragning i bjälklag.',
      attributes: { ...pex, Isolering: '9 mm' },
      priceFactor: 1.36,
      massFactor: 1.3,
    },
    {
      name: 'Alupex',
      description: 'Flerskiktsrör med kärna av aluminium. Behåller formen när det böjs.',
      attributes: { ...pex, Material: 'PE-RT och aluminium', Standard: 'EN ISO 21003' },
      priceFactor: 1.12,
      dimensions: coded(
        [15, 16, 22, 28],
        [
          [16, 2, 12, 1284],
          [20, 2.25, 15, 1690],
          [26, 3, 20, 2310],
          [32, 3, 25, 3140],
        ] as const,
        ([outer, wall, dn, price]) => ({
          label: `${outer}×${decimal(wall)}, ${COIL} m`,
          size: outer,
          attributes: { Dimension: `${outer}×${decimal(wall)} mm`, DN: String(dn), Längd: `${COIL} m` },
          kilograms: pipeMass(outer, wall, 1.2) * COIL,
          price,
        }),
      ),
    },
    {
      name: 'PEX rör i rör tappvatten',
      description: 'PEX-rör för tappvatten i korrugerat skyddsrör. Röret går att byta utan att väggen öppnas.',
      attributes: pex,
      attributesOf: conduitOf,
      priceFactor: 1,
      massFactor: 1.9,
    },
  ],
}

const kopparrorSizes: readonly (readonly [outer: number, wall: number, dn: number, price: number, alloying: number])[] =
  [
    [10, 0.8, 8, 58.4, 11.2],
    [12, 1, 10, 71.9, 15.8],
    [15, 1, 12, 88.2, 20.1],
    [18, 1, 15, 106.5, 24.6],
    [22, 1, 20, 131.8, 30.4],
    [28, 1.2, 25, 194.6, 46.9],
    [35, 1.5, 32, 301.2, 73.3],
    [42, 1.5, 40, 366.7, 89.1],
    [54, 1.5, 50, 478.9, 116.2],
  ]

const kopparrorDimensions: readonly Dimension[] = kopparrorSizes.map(([outer, wall, dn, price, alloying]) => ({
  code: outer,
  label: `${outer}×${decimal(wall, 1)} mm`,
  size: outer,
  attributes: {
    Dimension: `${outer}×${decimal(wall, 1)} mm`,
    DN: String(dn),
    'Godstjocklek, mm': decimal(wall, 1),
    Längd: '5 m',
  },
  kilograms: pipeMass(outer, wall, density.copper),
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
const kopparror: Family = {
  family: 'kopparror',
  category: 'vvs/ror/kopparror',
  discountGroup: 'ROR',
  numbersFrom: 2_700_000,
  unit: 'm',
  orderMultiple: 5,
  brackets: [
    [100, 0.97],
    [500, 0.94],
  ],
  brands: ['Rödhälla Koppar', 'Rörla'],
  dimensions: kopparrorDimensions,
  alloyed: 'koppar',
  fixed: [
    {
      block: 2_311_100,
      brand: 'Rödhälla Koppar',
      model: {
        name: 'Kopparrör hårt',
        description: 'Hårt kopparrör i längder om 5 m, för tappvatten, värme och gas.',
        attributes: { ...copper, Hårdhet: 'R290' },
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: 'Kopparrör halvhårt',
      description: 'Halvhårt kopparrör i längder om 5 m. Går att bocka för hand.',
      attributes: { ...copper, Hårdhet: 'R250' },
      priceFactor: 1.04,
    },
    {
      name: 'Kopparrör förkromat',
      description: 'Förkromat kopparrör i längder om 5 m, för synligt montage.',
      attributes: { ...copper, Material: 'Koppar, förkromad', Hårdhet: 'R250' },
      priceFactor: 1.62,
      codes: [10, 12, 15, 18, 22, 28],
    },
    {
      name: 'Kopparrör vitlackerat',
      description: 'Vitlackerat kopparrör i längder om 5 m, för synligt montage.',
      attributes: { ...copper, Material: 'Koppar, vitlackerad', Hårdhet: 'R250' },
      priceFactor: 1.48,
      codes: [12, 15, 18, 22],
    },
    {
      name: 'Kopparrör hårt',
      description: 'Hårt kopparrör i längder om 5 m, för tappvatten, värme och gas.',
      attributes: { ...copper, Hårdhet: 'R290' },
      priceFactor: 1.01,
    },
  ],
}

const klammerSizes: readonly (readonly [code: number, from: number, to: number, price: number])[] = [
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

const klammerDimensions: readonly Dimension[] = klammerSizes.map(([code, from, to, price]) => ({
  code,
  label: `${from}–${to} mm`,
  size: from,
  attributes: { Dimension: `${from}–${to} mm`, Skruvfäste: 'M8' },
  price,
  // Boxes hold fewer of the large ones.
  orderMultiple: from < 32 ? 50 : from < 47 ? 25 : 10,
}))

const steel = { Material: 'Elförzinkat stål', Inlägg: 'EPDM-gummi', Temperatur: '−40 till 110 °C' }

/** Pipe clamps, in boxes. */
const klammer: Family = {
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
  dimensions: klammerDimensions,
  fixed: [
    {
      block: 3_614_000,
      brand: 'Klamma',
      model: {
        name: 'Rörklammer',
        description: 'Rörklammer med gummiinlägg och snabblås. Dämpar ljud enligt DIN 4109.',
        attributes: steel,
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: 'Rörklammer rostfri',
      description: 'Rörklammer av syrafast stål med gummiinlägg, för våtrum och utomhus.',
      attributes: { ...steel, Material: 'Rostfritt stål' },
      priceFactor: 2.8,
      orderMultiple: 10,
    },
    {
      name: 'Rörklammer utan inlägg',
      description: 'Rörklammer av elförzinkat stål utan inlägg, för kalla ledningar.',
      attributes: { Material: 'Elförzinkat stål', Temperatur: '−40 till 250 °C' },
      priceFactor: 0.7,
    },
    {
      name: 'Dubbelklammer',
      description: 'Dubbelklammer för två rör bredvid varandra, med gummiinlägg.',
      attributes: steel,
      priceFactor: 1.9,
      orderMultiple: 10,
    },
  ],
}

export const vvsRor: Department = {
  categories: [
    ['vvs/ror', 'Rör', 'kopparror'],
    ['vvs/ror/kopparror', 'Kopparrör', 'kopparror'],
    ['vvs/ror/pex-ror', 'PEX-rör', 'pexror'],
    ['vvs/upphangning', 'Upphängning', 'klammer'],
    ['vvs/upphangning/rorklammer', 'Rörklammer', 'klammer'],
  ],
  families: [pexror, kopparror, klammer],
}
