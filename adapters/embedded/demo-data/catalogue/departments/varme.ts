import type { Department } from '../department'
import type { Dimension, Family } from '../family'
import { coded, kind, sized } from '../kind'
import { radiator } from './radiatorer'
import { radiatorventil } from './radiatorventiler'

const connections: readonly (readonly [code: number, thread: string, colour: string, price: number])[] = [
  [1, 'M28', 'vit', 196],
  [2, 'M30', 'krom', 246],
  [3, 'M30', 'vit', 189],
  [4, 'M30', 'svart', 239],
  [5, 'Klick', 'vit', 212],
  [6, 'Klick', 'krom', 268],
]

const termostatDimensions: readonly Dimension[] = connections.map(([code, thread, colour, price]) => ({
  code,
  label: `${colour}, ${thread}`,
  size: code,
  attributes: { Koppling: thread, Färg: colour[0]?.toUpperCase() + colour.slice(1) },
  price,
}))

const sensor = { Givare: 'Vätskefylld', Område: '6–26 °C', Standard: 'EN 215' }

/** Thermostat heads for radiator valves. */
const termostat: Family = {
  family: 'termostat',
  category: 'varme/radiatorer/termostater',
  discountGroup: 'VARME',
  numbersFrom: 7_200_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [
    [24, 0.95],
    [96, 0.9],
  ],
  brands: ['Gradvis', 'Värmegott'],
  dimensions: termostatDimensions,
  fixed: [
    {
      block: 6_841_100,
      brand: 'Gradvis',
      model: {
        name: 'Termostatdel',
        description: 'Termostatdel med inbyggd vätskefylld givare, frostskydd och begränsning av temperaturen.',
        attributes: sensor,
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: 'Termostatdel fjärrgivare',
      description: 'Termostatdel med givare på 2 m kapillärrör, för radiatorer bakom gardin eller täckgaller.',
      attributes: { ...sensor, Givare: 'Fjärrgivare 2 m' },
      priceFactor: 1.9,
    },
    {
      name: 'Termostatdel institution',
      description: 'Termostatdel för offentlig miljö, stöldskyddad och med dold inställning.',
      attributes: sensor,
      priceFactor: 1.35,
    },
    {
      name: 'Termostatdel elektronisk',
      description: 'Batteridriven termostatdel med veckoprogram.',
      attributes: { ...sensor, Givare: 'Elektronisk', Batteri: '2 × AA' },
      priceFactor: 3.2,
    },
  ],
}

/** Manifolds for underfloor heating and for tap water. */
const fordelare: Family = {
  family: 'fordelare',
  category: 'varme/golvvarme/golvvarmefordelare',
  discountGroup: 'VARME',
  numbersFrom: 1_120_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Slingan', 'Golvario'],
  dimensions: sized([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], (circuits) => ({
    label: `${circuits} slingor`,
    size: circuits,
    attributes: { Slingor: String(circuits), Gänga: 'G1', 'Längd, mm': String(110 + circuits * 50) },
    price: 640 + circuits * 214,
  })),
  models: [
    kind('Golvvärmefördelare', 'Fördelare av rostfritt stål med flödesmätare, luftare och avstängning.', 1, {
      Material: 'Rostfritt stål',
      Tryckklass: 'PN6',
      Anslutning: 'Eurokonus G3/4',
      Standard: 'EN 1264',
    }),
    kind(
      'Tappvattenfördelare',
      'Fördelare för rör-i-rör i tappvatten, med avstängning på varje grupp.',
      1,
      {
        Material: 'Avzinkningshärdig mässing',
        Tryckklass: 'PN10',
        Anslutning: 'Klämring och utvändig gänga',
        Standard: 'EN 1254-3',
      },
      {
        category: 'vvs/rordelar/fordelarror',
        dimensions: sized([2, 3, 4, 5, 6], (groups) => ({
          label: `${groups} grupper`,
          size: groups,
          attributes: { Grupper: String(groups), Gänga: 'G3/4', 'Längd, mm': String(40 + groups * 40) },
          price: 268 + groups * 90,
        })),
      },
    ),
    kind(
      'Fördelarskåp',
      'Fördelarskåp för infällnad med tät botten, läckindikering och låsbar lucka.',
      1,
      { Material: 'Stålplåt', Färg: 'Vit RAL 9016', Standard: 'Säker Vatten 2021' },
      {
        category: 'varme/golvvarme/fordelarskap',
        dimensions: coded(
          [2, 5, 8, 11],
          [
            [550, 3, 760],
            [700, 6, 1180],
            [850, 9, 1540],
            [1000, 12, 1890],
          ] as const,
          ([width, circuits, price]) => ({
            label: `${width}×710 mm, högst ${circuits} slingor`,
            size: width,
            attributes: {
              'Bredd, mm': String(width),
              'Höjd, mm': '710',
              'Djup, mm': '110',
              Slingor: `Högst ${circuits}`,
            },
            price,
          }),
        ),
      },
    ),
  ],
}

const pumpSizes: readonly (readonly [
  code: number,
  dn: number,
  thread: string,
  lift: number,
  length: number,
  kilograms: number,
  price: number,
])[] = [
  [14, 15, 'G1', 4, 130, 1.9, 1846],
  [16, 15, 'G1', 6, 130, 2, 2094],
  [24, 25, 'G1 1/2', 4, 180, 2.2, 1920],
  [26, 25, 'G1 1/2', 6, 180, 2.3, 2185],
  [28, 25, 'G1 1/2', 8, 180, 3.6, 2968],
  [36, 32, 'G2', 6, 180, 2.6, 2412],
  [38, 32, 'G2', 8, 180, 3.9, 3190],
]

const pumpDimensions: readonly Dimension[] = pumpSizes.map(([code, dn, thread, lift, length, kilograms, price]) => ({
  code,
  label: `${dn}-${lift * 10} ${length}`,
  size: dn * 10 + lift,
  attributes: { DN: String(dn), Gänga: thread, Lyfthöjd: `${lift} m`, 'Bygglängd, mm': String(length) },
  kilograms,
  price,
}))

const pumpFacts = {
  Anslutning: 'Utvändig gänga',
  Spänning: '1 × 230 V',
  Temperatur: '2–95 °C',
  Standard: 'EN 60335-2-51',
}

/** Circulation pumps. */
const pump: Family = {
  family: 'pump',
  category: 'varme/pumpar/cirkulationspumpar',
  discountGroup: 'VARME',
  numbersFrom: 5_800_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Cirkula', 'Strömvik'],
  dimensions: pumpDimensions,
  fixed: [
    {
      block: 5_743_100,
      brand: 'Cirkula',
      model: {
        name: 'Cirkulationspump Alva',
        description: 'Varvtalsstyrd våt cirkulationspump för värmesystem. Ställer in sig själv efter behovet.',
        attributes: { ...pumpFacts, Material: 'Gjutjärn', EEI: '≤ 0,18' },
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: 'Cirkulationspump VVC',
      description: 'Cirkulationspump för varmvatten, pumphus av rostfritt stål.',
      attributes: { ...pumpFacts, Material: 'Rostfritt stål', EEI: '≤ 0,20' },
      priceFactor: 1.44,
    },
    {
      name: 'Cirkulationspump kyla',
      description: 'Cirkulationspump för köldbärare ned till −10 °C, med skydd mot kondens.',
      attributes: { ...pumpFacts, Material: 'Gjutjärn', Temperatur: '−10 till 110 °C', EEI: '≤ 0,20' },
      priceFactor: 1.31,
    },
  ],
}

export const varme: Department = {
  categories: [
    ['varme', 'Värme', 'radiator'],
    ['varme/radiatorer', 'Radiatorer', 'radiator'],
    ['varme/radiatorer/panelradiatorer', 'Panelradiatorer', 'radiator'],
    ['varme/radiatorer/termostater', 'Termostater', 'termostat'],
    ['varme/radiatorer/radiatorventiler', 'Radiatorventiler', 'radiatorventil'],
    ['varme/golvvarme', 'Golvvärme', 'fordelare'],
    ['varme/golvvarme/golvvarmefordelare', 'Golvvärmefördelare', 'fordelare'],
    ['varme/golvvarme/fordelarskap', 'Fördelarskåp', 'fordelarskap'],
    ['varme/pumpar', 'Pumpar', 'pump'],
    ['varme/pumpar/cirkulationspumpar', 'Cirkulationspumpar', 'pump'],
  ],
  families: [radiator, termostat, radiatorventil, fordelare, pump],
}
