import type { Department } from '../department'
import type { Dimension, Family } from '../family'
import { kind, sized } from '../kind'

/** Heat pumps. */
const varmepump: Family = {
  family: 'varmepump',
  category: 'varme/varmepumpar/luft-vatten',
  discountGroup: 'VARME',
  numbersFrom: 6_040_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Strömvik', 'Hettan'],
  dimensions: sized([4, 6, 8, 10, 12, 16], (power) => ({
    label: `${power} kW`,
    size: power,
    attributes: { Effekt: `${power} kW` },
    price: 38_000 + power * 4100,
  })),
  models: [
    kind(
      'Luft/vattenvärmepump',
      'Varvtalsstyrd utedel för hus med vattenburen värme, ned till −25 °C.',
      1,
      { Köldmedium: 'R290', Energiklass: 'A+++', Spänning: '3 × 400 V', Standard: 'EN 14825' },
      {
        attributesOf: ({ size }) => ({
          'Bredd, mm': String(980 + size * 20),
          'Höjd, mm': String(700 + size * 50),
          'Djup, mm': '420',
        }),
      },
    ),
    kind(
      'Bergvärmepump',
      'Varvtalsstyrd bergvärmepump med inbyggd varmvattentank på 180 l.',
      1.5,
      {
        Köldmedium: 'R454B',
        Energiklass: 'A+++',
        Spänning: '3 × 400 V',
        Varmvattentank: '180 l',
        'Bredd, mm': '600',
        'Höjd, mm': '1800',
        'Djup, mm': '620',
        Standard: 'EN 14825',
      },
      { category: 'varme/varmepumpar/bergvarme' },
    ),
    kind(
      'Luft/luftvärmepump',
      'Inne- och utedel med fem meter rörsats, avfuktning och ljudnivå från 19 dB(A).',
      0.34,
      { Köldmedium: 'R32', Energiklass: 'A++', Spänning: '1 × 230 V', Standard: 'EN 14825' },
      { category: 'varme/varmepumpar/luft-luft', codes: [1, 2, 3] },
    ),
  ],
}

const sizes: readonly (readonly [
  litres: number,
  power: string,
  height: number,
  width: number,
  kilograms: number,
  price: number,
])[] = [
  [30, '1 kW', 560, 350, 18, 3590],
  [55, '1,5 kW', 640, 430, 28, 4120],
  [80, '3 kW', 790, 480, 38, 4480],
  [100, '3 kW', 930, 480, 44, 4690],
  [150, '3 kW', 1180, 520, 60, 5020],
  [200, '3 kW', 1390, 595, 74, 5439.5],
  [300, '3 kW', 1740, 595, 105, 7250],
  [500, '6 kW', 1880, 750, 155, 11_900],
]

const dimensions: readonly Dimension[] = sizes.map(([litres, power, height, width, kilograms, price]) => ({
  code: litres,
  label: `${litres} l`,
  size: litres,
  attributes: { Volym: `${litres} l`, Effekt: power, 'Höjd, mm': String(height), 'Bredd, mm': String(width) },
  kilograms,
  price,
}))

const tank = { Anslutning: 'Utvändig gänga', Gänga: 'G3/4', Tryckklass: 'PN10', Standard: 'EN 60335-2-21' }

/** Hot-water tanks. */
const beredare: Family = {
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
      model: {
        name: 'Varmvattenberedare',
        description: 'Varmvattenberedare med emaljerad tank, elpatron och säkerhetsventil. Golvstående.',
        attributes: { ...tank, Material: 'Emaljerat stål', Energiklass: 'C' },
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: 'Varmvattenberedare rostfri',
      description: 'Varmvattenberedare med tank av rostfritt stål, för surt eller hårt vatten.',
      attributes: { ...tank, Material: 'Rostfritt stål', Energiklass: 'B' },
      priceFactor: 1.38,
    },
    {
      name: 'Varmvattenberedare vägg',
      description: 'Vägghängd varmvattenberedare för kök och omklädningsrum.',
      attributes: { ...tank, Material: 'Emaljerat stål', Energiklass: 'C' },
      priceFactor: 0.94,
      codes: [30, 55, 80, 100],
    },
  ],
}

/** Expansion vessels. */
const expansionskarl: Family = {
  family: 'expansionskarl',
  category: 'varme/expansionskarl/slutna-karl',
  discountGroup: 'VARME',
  numbersFrom: 5_920_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Trycka', 'Värmegott'],
  dimensions: sized(
    [
      [8, 206, 290, 540],
      [12, 280, 275, 596],
      [18, 280, 380, 652],
      [25, 280, 480, 748],
      [35, 354, 460, 986],
      [50, 409, 490, 1340],
      [80, 480, 565, 1986],
      [140, 480, 950, 3120],
      [200, 634, 760, 4460],
    ] as const,
    ([litres, diameter, height, price]) => ({
      label: `${litres} l`,
      size: litres,
      attributes: {
        Volym: `${litres} l`,
        'Diameter, mm': String(diameter),
        'Höjd, mm': String(height),
        Gänga: litres > 35 ? 'G1' : 'G3/4',
      },
      price,
    }),
  ),
  models: [
    kind('Expansionskärl värme', 'Slutet expansionskärl med membran för värmesystem, förtryck 0,5 bar.', 1, {
      Material: 'Stål',
      Tryckklass: 'PN3',
      Standard: 'EN 13831',
    }),
    kind(
      'Hydropress',
      'Tryckkärl med utbytbar gummiblåsa för egen brunn.',
      1.45,
      { Material: 'Stål', Tryckklass: 'PN10', Standard: 'EN 13831' },
      { category: 'varme/expansionskarl/hydropressar', codes: [3, 4, 6, 7, 8, 9] },
    ),
  ],
}

export const varmekallor: Department = {
  categories: [
    ['varme/varmepumpar', 'Värmepumpar', 'varmepump'],
    ['varme/varmepumpar/luft-vatten', 'Luft/vatten', 'varmepump'],
    ['varme/varmepumpar/bergvarme', 'Bergvärme', 'bergvarmepump'],
    ['varme/varmepumpar/luft-luft', 'Luft/luft', 'luftluftvarmepump'],
    ['varme/varmvatten', 'Varmvatten', 'beredare'],
    ['varme/varmvatten/varmvattenberedare', 'Varmvattenberedare', 'beredare'],
    ['varme/expansionskarl', 'Expansionskärl', 'expansionskarl'],
    ['varme/expansionskarl/slutna-karl', 'Slutna kärl', 'expansionskarl'],
    ['varme/expansionskarl/hydropressar', 'Hydropressar', 'hydropress'],
  ],
  families: [varmepump, beredare, expansionskarl],
}
