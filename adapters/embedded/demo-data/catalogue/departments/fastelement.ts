import type { Department } from '../department'
import type { Dimension, Family } from '../family'
import { coded, decimal, kind, sized } from '../kind'

/** Dimensions in boxes: `pieces` are in one. */
const boxes = (
  codes: readonly number[],
  rows: readonly (readonly [diameter: number, length: number, pieces: number, price: number])[],
  attributes: (diameter: number, length: number) => Readonly<Record<string, string>> = () => ({}),
): readonly Dimension[] =>
  coded(codes, rows, ([diameter, length, pieces, price]) => ({
    label: `${decimal(diameter)}×${length} mm`,
    size: diameter * 1000 + length,
    attributes: {
      Dimension: `${decimal(diameter)}×${length} mm`,
      'Längd, mm': String(length),
      ...attributes(diameter, length),
    },
    price,
    conversion: { factor: pieces, unit: 'st' },
  }))

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Torx drive of a wood screw by its diameter. */
const driveOf = (diameter: number): string =>
  diameter <= 3.5 ? 'TX15' : diameter <= 4.5 ? 'TX20' : diameter <= 5 ? 'TX25' : diameter <= 6 ? 'TX30' : 'TX40'

/** Screws in boxes. */
const skruv: Family = {
  family: 'skruv',
  category: 'fastelement/skruv/traskruv',
  discountGroup: 'FASTE',
  numbersFrom: 9_320_000,
  register: 'none',
  unit: 'frp',
  orderMultiple: 1,
  brackets: [
    [10, 0.9],
    [40, 0.82],
  ],
  brands: ['Fästteknik Nord', 'Gängverket', 'Skruvika'],
  dimensions: boxes(
    places,
    [
      [3.5, 25, 200, 64],
      [3.5, 35, 200, 69],
      [4, 40, 200, 84],
      [4, 50, 200, 96],
      [4.5, 60, 200, 128],
      [5, 70, 100, 132],
      [5, 90, 100, 156],
      [6, 100, 100, 198],
      [6, 120, 100, 234],
      [8, 160, 50, 286],
    ],
    (diameter) => ({ Spår: driveOf(diameter) }),
  ),
  models: [
    kind('Träskruv utomhus', 'Träskruv med torxspår och korrosionsskydd C4.', 1, {
      Material: 'Härdat stål',
      Korrosionsklass: 'C4',
      Standard: 'EN 14592',
    }),
    kind('Träskruv rostfri A4', 'Träskruv av syrafast stål med torxspår.', 2.8, {
      Material: 'Rostfritt stål',
      Korrosionsklass: 'C5',
      Standard: 'EN 14592',
    }),
    kind(
      'Gipsskruv',
      'Gipsskruv för plåtregel, fosfaterad.',
      1,
      { Material: 'Härdat stål', Spår: 'PH2', Standard: 'EN 14566' },
      {
        category: 'fastelement/skruv/gipsskruv',
        dimensions: boxes(places, [
          [3.5, 25, 1000, 128],
          [3.5, 35, 1000, 146],
          [3.5, 41, 1000, 162],
          [3.9, 57, 500, 174],
        ]),
      },
    ),
    kind(
      'Montageskruv',
      'Självborrande montageskruv med sexkantskalle och bricka.',
      1,
      { Material: 'Förzinkat stål', Spår: 'Sexkant 8', Standard: 'ISO 15480' },
      {
        category: 'fastelement/skruv/montageskruv',
        dimensions: boxes(
          [3, 4, 5, 6, 7],
          [
            [4.8, 19, 250, 138],
            [4.8, 25, 250, 152],
            [5.5, 25, 250, 179],
            [5.5, 38, 250, 214],
            [6.3, 50, 100, 228],
          ],
        ),
      },
    ),
  ],
}

/** Metric threads of nuts: width across flats by ISO 4032 and pieces in a box. */
const nuts: readonly (readonly [thread: number, flats: number, pieces: number, price: number])[] = [
  [4, 7, 200, 32],
  [5, 8, 200, 41],
  [6, 10, 200, 50],
  [8, 13, 100, 76],
  [10, 16, 100, 108],
  [12, 18, 100, 148],
  [16, 24, 50, 164],
  [20, 30, 25, 178],
]

/** Nuts in boxes. */
const mutter: Family = {
  family: 'mutter',
  category: 'fastelement/muttrar/sexkantsmuttrar',
  discountGroup: 'FASTE',
  numbersFrom: 9_560_000,
  register: 'none',
  unit: 'frp',
  orderMultiple: 1,
  brackets: [[10, 0.88]],
  brands: ['Fästteknik Nord', 'Skruvika'],
  dimensions: sized(nuts, ([thread, flats, pieces, price]) => ({
    label: `M${thread}`,
    size: thread,
    attributes: { Gänga: `M${thread}`, Nyckelvidd: `${flats} mm` },
    price,
    conversion: { factor: pieces, unit: 'st' },
  })),
  models: [
    kind('Sexkantsmutter', 'Sexkantsmutter klass 8.', 1, {
      Material: 'Elförzinkat stål',
      Hållfasthet: 'Klass 8',
      Standard: 'ISO 4032',
    }),
    kind(
      'Låsmutter',
      'Låsmutter med nylonring.',
      1.4,
      { Material: 'Elförzinkat stål', Hållfasthet: 'Klass 8', Standard: 'ISO 7040' },
      { category: 'fastelement/muttrar/lasmuttrar' },
    ),
    kind('Sexkantsmutter A4', 'Sexkantsmutter av syrafast stål.', 3.4, {
      Material: 'Rostfritt stål',
      Hållfasthet: 'A4-80',
      Standard: 'ISO 4032',
    }),
  ],
}

/** Metric threads of washers: outer diameter by ISO 7089 and by DIN 127, and pieces in a box. */
const washers: readonly (readonly [thread: number, plain: number, spring: number, pieces: number, price: number])[] = [
  [4, 9, 7.6, 200, 26],
  [5, 10, 9.2, 200, 32],
  [6, 12, 11.8, 200, 38],
  [8, 16, 14.8, 100, 56],
  [10, 20, 18.1, 100, 78],
  [12, 24, 21.1, 100, 105],
  [16, 30, 27.4, 50, 116],
  [20, 37, 33.6, 50, 164],
]

const washerDimensions = (outerOf: (row: (typeof washers)[number]) => number): readonly Dimension[] =>
  sized(washers, (row) => ({
    label: `M${row[0]}`,
    size: row[0],
    attributes: { Gänga: `M${row[0]}`, 'Ytterdiameter, mm': decimal(outerOf(row)) },
    price: row[4],
    conversion: { factor: row[3], unit: 'st' },
  }))

const zinc = { Material: 'Elförzinkat stål', Hållfasthet: '200 HV' }

/** Washers in boxes. */
const bricka: Family = {
  family: 'bricka',
  category: 'fastelement/brickor/planbrickor',
  discountGroup: 'FASTE',
  numbersFrom: 9_440_000,
  register: 'none',
  unit: 'frp',
  orderMultiple: 1,
  brackets: [[10, 0.88]],
  brands: ['Fästteknik Nord', 'Skruvika'],
  dimensions: washerDimensions(([, plain]) => plain),
  models: [
    kind('Planbricka', 'Planbricka av elförzinkat stål.', 1, { ...zinc, Standard: 'ISO 7089' }),
    kind('Planbricka A4', 'Planbricka av syrafast stål.', 3.1, {
      Material: 'Rostfritt stål',
      Hållfasthet: '200 HV',
      Standard: 'ISO 7089',
    }),
    kind(
      'Fjäderbricka',
      'Fjäderbricka av fjäderstål.',
      1.1,
      { Material: 'Elförzinkat fjäderstål', Standard: 'DIN 127' },
      { category: 'fastelement/brickor/fjaderbrickor', dimensions: washerDimensions(([, , spring]) => spring) },
    ),
  ],
}

/** Plugs and anchors in boxes. */
const plugg: Family = {
  family: 'plugg',
  category: 'fastelement/plugg/nylonplugg',
  discountGroup: 'FASTE',
  numbersFrom: 9_680_000,
  register: 'none',
  unit: 'frp',
  orderMultiple: 1,
  brackets: [[10, 0.9]],
  brands: ['Fästteknik Nord', 'Skruvika'],
  dimensions: boxes(
    places,
    [
      [5, 25, 200, 52],
      [6, 30, 200, 64],
      [8, 40, 100, 72],
      [10, 50, 50, 78],
      [12, 60, 25, 84],
      [14, 75, 20, 96],
    ],
    (diameter) => ({ 'Borr, mm': String(diameter) }),
  ),
  models: [
    kind('Nylonplugg', 'Plugg av nylon för betong, tegel och lättbetong.', 1, {
      Material: 'Nylon',
      Godkännande: 'ETA',
    }),
    kind(
      'Expander',
      'Expanderskruv för sprucken betong, brandklassad R120.',
      1,
      { Material: 'Elförzinkat stål', Godkännande: 'ETA option 1' },
      {
        category: 'fastelement/plugg/expandrar',
        dimensions: coded(
          [3, 4, 5, 6],
          [
            [8, 75, 50, 368],
            [10, 90, 50, 476],
            [12, 110, 25, 492],
            [16, 145, 10, 548],
          ] as const,
          ([thread, length, pieces, price]) => ({
            label: `M${thread}×${length} mm`,
            size: thread,
            attributes: {
              Dimension: `M${thread}×${length} mm`,
              Gänga: `M${thread}`,
              'Längd, mm': String(length),
              'Borr, mm': String(thread),
            },
            price,
            conversion: { factor: pieces, unit: 'st' },
          }),
        ),
      },
    ),
    kind(
      'Gipsplugg',
      'Självborrande plugg för gips, med skruv.',
      1,
      { Material: 'Zink' },
      {
        category: 'fastelement/plugg/gipsplugg',
        dimensions: boxes(places, [
          [13, 32, 100, 138],
          [14, 38, 50, 146],
          [15, 50, 25, 154],
        ]),
      },
    ),
  ],
}

export const fastelement: Department = {
  categories: [
    ['fastelement', 'Fästelement', 'skruv'],
    ['fastelement/skruv', 'Skruv', 'skruv'],
    ['fastelement/skruv/traskruv', 'Träskruv', 'skruv'],
    ['fastelement/skruv/gipsskruv', 'Gipsskruv', 'gipsskruv'],
    ['fastelement/skruv/montageskruv', 'Montageskruv', 'montageskruv'],
    ['fastelement/brickor', 'Brickor', 'bricka'],
    ['fastelement/brickor/planbrickor', 'Planbrickor', 'bricka'],
    ['fastelement/brickor/fjaderbrickor', 'Fjäderbrickor', 'fjaderbricka'],
    ['fastelement/muttrar', 'Muttrar', 'mutter'],
    ['fastelement/muttrar/sexkantsmuttrar', 'Sexkantsmuttrar', 'mutter'],
    ['fastelement/muttrar/lasmuttrar', 'Låsmuttrar', 'lasmutter'],
    ['fastelement/plugg', 'Plugg', 'plugg'],
    ['fastelement/plugg/nylonplugg', 'Nylonplugg', 'plugg'],
    ['fastelement/plugg/expandrar', 'Expandrar', 'expander'],
    ['fastelement/plugg/gipsplugg', 'Gipsplugg', 'gipsplugg'],
  ],
  families: [skruv, mutter, bricka, plugg],
}
