import type { Department } from '../department'
import type { Dimension, Family } from '../family'
import { coded, decimal, kind, sized } from '../kind'

/** Wet-room membranes and their primer, in buckets and cans. */
const tatskikt: Family = {
  family: 'tatskikt',
  category: 'kemi/tatskikt/tatskiktsmassa',
  discountGroup: 'KEMI',
  numbersFrom: 2_940_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[6, 0.94]],
  brands: ['Tätpunkten', 'Murholm'],
  dimensions: sized(
    [
      [5, 428],
      [10, 760],
      [20, 1390],
    ] as const,
    ([kilograms, price]) => ({
      label: `${kilograms} kg`,
      size: kilograms,
      attributes: { Innehåll: `${kilograms} kg` },
      kilograms,
      price,
    }),
  ),
  models: [
    kind(
      'Tätskiktsmassa',
      'Rollbart tätskikt för vägg och golv i våtrum under kakel och klinker. Åtgång för två strykningar.',
      1,
      {
        Bas: 'Dispersion',
        Klass: 'DM O2P',
        Åtgång: '1,2 kg/m²',
        'Andra strykning efter': '2 h',
        Golvvärme: 'Ja',
        Standard: 'EN 14891',
      },
      {
        massFactor: 1.05,
        attributesOf: ({ kilograms = 0 }) => ({ 'Räcker till': `${decimal(kilograms / 1.2, 1)} m²` }),
      },
    ),
    kind(
      'Primer vägg och golv',
      'Primer före tätskikt, fästmassa och avjämningsmassa på gjutna ytor, puts och skivor.',
      1,
      { Bas: 'Dispersion', Åtgång: '0,1 l/m²', Torktid: '1 h' },
      {
        category: 'kemi/tatskikt/primer',
        massFactor: 1.06,
        attributesOf: ({ kilograms = 0 }) => ({ 'Räcker till': `${decimal(kilograms / 0.1, 0)} m²` }),
        dimensions: sized(
          [
            [1, 98],
            [5, 372],
            [10, 688],
          ] as const,
          ([litres, price]) => ({
            label: `${litres} l`,
            size: litres,
            attributes: { Volym: `${litres} l` },
            kilograms: litres,
            price,
          }),
        ),
      },
    ),
  ],
}

/** Rolls of 100 mm, from length in m and price. */
const rolls = (rows: readonly (readonly [length: number, price: number])[]): readonly Dimension[] =>
  sized(rows, ([length, price]) => ({
    label: `100 mm × ${length} m`,
    size: length,
    attributes: { 'Bredd, mm': '100', Längd: `${length} m` },
    price,
  }))

/** Bands for the corners and joints of a membrane. */
const tatband: Family = {
  family: 'tatband',
  category: 'kemi/tatskikt/tatband',
  discountGroup: 'KEMI',
  numbersFrom: 4_060_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.92]],
  brands: ['Tätpunkten', 'Murholm'],
  dimensions: rolls([
    [10, 148],
    [25, 338],
    [50, 612],
  ]),
  models: [
    kind('Tätband', 'Elastiskt tätband för hörn och golvvinkel, läggs i våt tätskiktsmassa.', 1, {
      Material: 'Termoplastisk elast på fiberduk',
      Golvvärme: 'Ja',
    }),
    kind('Förstärkningsremsa', 'Remsa av fiberduk för skarvar mellan skivor, läggs i våt tätskiktsmassa.', 0.5, {
      Material: 'Polyesterduk',
      Golvvärme: 'Ja',
    }),
  ],
}

const corners: readonly Dimension[] = coded(
  [1, 2],
  [
    [2, 58],
    [10, 248],
  ] as const,
  ([pieces, price]) => ({
    label: `${pieces} st`,
    size: pieces,
    attributes: { 'Antal per förpackning': String(pieces) },
    price,
    conversion: { factor: pieces, unit: 'st' },
  }),
)

/** Cuffs and corners of a membrane. */
const tatmanschett: Family = {
  family: 'tatmanschett',
  category: 'kemi/tatskikt/manschetter-och-horn',
  discountGroup: 'KEMI',
  numbersFrom: 6_560_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.92]],
  brands: ['Tätpunkten', 'Murholm'],
  dimensions: sized(
    [
      [10, 14, 120, 36],
      [15, 22, 120, 39],
      [32, 55, 150, 54],
      [75, 110, 250, 88],
    ] as const,
    ([from, to, side, price]) => ({
      label: `${from}–${to} mm`,
      size: from,
      attributes: { Rör: `${from}–${to} mm`, 'Bredd, mm': String(side), 'Längd, mm': String(side) },
      price,
    }),
  ),
  models: [
    kind('Rörmanschett', 'Manschett som tätar mellan rör och tätskikt i våtrum.', 1, {
      Material: 'Termoplastisk elast på fiberduk',
    }),
    kind(
      'Brunnsmanschett',
      'Självhäftande manschett som ansluter tätskiktet till golvbrunnens klämring.',
      1,
      { Material: 'Butylgummi på fiberduk' },
      {
        dimensions: sized(
          [
            [370, 176],
            [500, 248],
          ] as const,
          ([side, price]) => ({
            label: `${side}×${side} mm`,
            size: side,
            attributes: { 'Bredd, mm': String(side), 'Längd, mm': String(side) },
            price,
          }),
        ),
      },
    ),
    kind(
      'Innerhörn',
      'Förformat innerhörn till tätskikt i våtrum.',
      1,
      { Material: 'Termoplastisk elast på fiberduk' },
      { unit: 'frp', dimensions: corners },
    ),
    kind(
      'Ytterhörn',
      'Förformat ytterhörn till tätskikt i våtrum.',
      1,
      { Material: 'Termoplastisk elast på fiberduk' },
      { unit: 'frp', dimensions: corners },
    ),
  ],
}

/** What keeps water out of the walls and floor of a wet room, below its tiles. */
export const kemiTatskikt: Department = {
  categories: [
    ['kemi/tatskikt', 'Tätskikt', 'tatskikt'],
    ['kemi/tatskikt/tatskiktsmassa', 'Tätskiktsmassa', 'tatskikt'],
    ['kemi/tatskikt/primer', 'Primer', 'primer'],
    ['kemi/tatskikt/tatband', 'Tätband och remsor', 'tatband'],
    ['kemi/tatskikt/manschetter-och-horn', 'Manschetter och hörn', 'tatmanschett'],
  ],
  families: [tatskikt, tatband, tatmanschett],
}
