import type { Department } from '../department'
import { sealantIncluded } from '../clp-warnings'
import type { Dimension, Family } from '../family'
import { coded, decimal, kind, sized } from '../kind'
import { density, pipeMass } from '../pipe-mass'

const outlets: readonly (readonly [code: number, mm: number, direction: string, flow: string, price: number])[] = [
  [50, 50, 'sida', '0,8 l/s', 486],
  [51, 50, 'botten', '0,9 l/s', 472],
  [75, 75, 'sida', '1,2 l/s', 538],
  [76, 75, 'botten', '1,4 l/s', 521],
  [10, 110, 'botten', '1,8 l/s', 689],
]

const dimensions: readonly Dimension[] = outlets.map(([code, mm, direction, flow, price]) => ({
  code,
  label: `utlopp ${direction} ${mm} mm`,
  size: mm,
  attributes: { Dimension: `${mm} mm`, Utlopp: direction[0]?.toUpperCase() + direction.slice(1), Flöde: flow },
  price,
}))

const golvbrunnPlastic = { Material: 'Polypropen', Godkännande: 'Typgodkänd, SC0163-11', Standard: 'EN 1253' }

/** Floor gullies. */
const golvbrunn: Family = {
  family: 'golvbrunn',
  category: 'avlopp/golvbrunnar',
  discountGroup: 'AVLOPP',
  numbersFrom: 7_400_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[6, 0.95]],
  brands: ['Brunnsjö', 'Avrinn'],
  dimensions,
  fixed: [
    {
      block: 7_110_200,
      brand: 'Brunnsjö',
      model: {
        name: 'Golvbrunn GB 150',
        description:
          'Golvbrunn av polypropen för betong och träbjälklag, med klämring för tätskikt och utbytbart vattenlås.',
        attributes: golvbrunnPlastic,
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: 'Golvbrunn rostfri',
      description: 'Golvbrunn av rostfritt stål med ram och sil 197 × 197 mm.',
      attributes: { ...golvbrunnPlastic, Material: 'Rostfritt stål' },
      priceFactor: 3.4,
    },
    {
      name: 'Golvbrunn renovering',
      description: 'Låg golvbrunn för renovering, med tätningsmassa och förhöjningsring.',
      attributes: golvbrunnPlastic,
      priceFactor: 1.28,
      warnings: sealantIncluded,
    },
    {
      name: 'Linjebrunn',
      description: 'Linjebrunn mot vägg med ställbar ram och lock för kakel.',
      attributes: { ...golvbrunnPlastic, Material: 'Rostfritt stål' },
      priceFactor: 1,
      dimensions: coded(
        [50, 51, 75],
        [
          [600, 50, '0,8 l/s', 2290],
          [700, 50, '0,8 l/s', 2460],
          [900, 75, '1,0 l/s', 2890],
        ] as const,
        ([length, outlet, flow, price]) => ({
          label: `${length} mm, utlopp ${outlet} mm`,
          size: length,
          attributes: { Dimension: `${outlet} mm`, 'Längd, mm': String(length), Flöde: flow },
          price,
        }),
      ),
    },
  ],
}

const LENGTH = 3

/** Lengths of plain pipe, from outer diameter and wall in mm and price. */
const pipes = (
  codes: readonly number[],
  rows: readonly (readonly [outer: number, wall: number, price: number])[],
  material: number,
): readonly Dimension[] =>
  coded(codes, rows, ([outer, wall, price]) => ({
    label: `${outer} mm, ${LENGTH} m`,
    size: outer,
    attributes: {
      Dimension: `${outer} mm`,
      'Godstjocklek, mm': decimal(wall, 1),
      Längd: `${LENGTH} m`,
    },
    kilograms: pipeMass(outer, wall, material) * LENGTH,
    price,
  }))

/** Drain pipes for houses and for the ground, in lengths. */
const avloppsror: Family = {
  family: 'avloppsror',
  category: 'avlopp/avloppsror/inomhusror',
  discountGroup: 'AVLOPP',
  numbersFrom: 2_020_000,
  unit: 'st',
  conversion: { factor: LENGTH, unit: 'm' },
  orderMultiple: 1,
  brackets: [
    [20, 0.95],
    [100, 0.9],
  ],
  brands: ['Brunnsjö', 'Avrinn', 'Markplast'],
  dimensions: pipes(
    [1, 2, 3, 4],
    [
      [32, 1.8, 58],
      [50, 1.8, 74],
      [75, 1.9, 118],
      [110, 2.7, 164],
    ],
    density.polypropylene,
  ),
  models: [
    kind('Avloppsrör PP', 'Avloppsrör av polypropen med muff och fast tätningsring, för inomhusbruk.', 1, {
      Material: 'Polypropen',
      Färg: 'Grå',
      Standard: 'EN 1451-1',
    }),
    kind(
      'Markavloppsrör PVC',
      'Slätt markavloppsrör av PVC med muff, ringstyvhet SN8.',
      1,
      { Material: 'PVC-U', Färg: 'Rödbrun', Ringstyvhet: 'SN8', Standard: 'EN 1401-1' },
      {
        category: 'avlopp/avloppsror/markror',
        dimensions: pipes(
          [4, 5, 6, 7],
          [
            [110, 3.2, 189],
            [160, 4.7, 409],
            [200, 5.9, 630],
            [250, 7.3, 991],
          ],
          density.pvc,
        ),
      },
    ),
    kind(
      'Avloppsrör ljuddämpat',
      'Trelagersrör med mineralfylld kärna, 17 dB(A) vid 4 l/s.',
      1,
      { Material: 'Polypropen, mineralfylld', Färg: 'Vit', Standard: 'EN 1451-1' },
      {
        category: 'avlopp/avloppsror/ljuddampade-ror',
        dimensions: pipes(
          [2, 3, 4, 5],
          [
            [50, 3.2, 155],
            [75, 3.8, 248],
            [110, 5.3, 344],
            [160, 5.6, 748],
          ],
          density.filledPolypropylene,
        ),
      },
    ),
    kind(
      'Dräneringsrör',
      'Korrugerat dubbelväggigt dräneringsrör med slitsar, slätt invändigt.',
      1,
      { Material: 'Polyeten', Färg: 'Svart', Ringstyvhet: 'SN8', Standard: 'SS 3520' },
      {
        category: 'avlopp/avloppsror/draneringsror',
        conversion: { factor: 6, unit: 'm' },
        dimensions: coded(
          [3, 4, 5, 6],
          [
            [92, 80, 166],
            [110, 95, 230],
            [160, 139, 498],
            [200, 174, 767],
          ] as const,
          ([outer, inner, price]) => ({
            label: `${outer}/${inner} mm, 6 m`,
            size: outer,
            attributes: {
              Dimension: `${outer} mm`,
              'Innerdiameter, mm': String(inner),
              Längd: '6 m',
            },
            price,
          }),
        ),
      },
    ),
  ],
}

const avloppsdelPlastic = { Material: 'Polypropen', Färg: 'Grå', Standard: 'EN 1451-1' }

/** Bends, branches and couplings for drains. */
const avloppsdel: Family = {
  family: 'avloppsdel',
  category: 'avlopp/avloppsdelar/bojar',
  discountGroup: 'AVLOPP',
  numbersFrom: 2_140_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[20, 0.92]],
  brands: ['Brunnsjö', 'Avrinn', 'Markplast'],
  dimensions: sized(
    [
      [32, 14],
      [50, 18],
      [75, 31],
      [110, 46],
      [160, 148],
    ] as const,
    ([mm, price]) => ({
      label: `${mm} mm`,
      size: mm,
      attributes: { Dimension: `${mm} mm` },
      price,
      orderMultiple: mm <= 50 ? 10 : mm <= 75 ? 5 : 1,
    }),
  ),
  models: [
    kind('Avloppsböj 45°', 'Böj 45° med muff och fast tätningsring.', 1, { ...avloppsdelPlastic, Vinkel: '45°' }),
    kind('Avloppsböj 88,5°', 'Böj 88,5° med muff och fast tätningsring.', 1.06, {
      ...avloppsdelPlastic,
      Vinkel: '88,5°',
    }),
    kind(
      'Grenrör 45°',
      'Grenrör 45° med tre anslutningar i samma dimension.',
      1.9,
      { ...avloppsdelPlastic, Vinkel: '45°' },
      { category: 'avlopp/avloppsdelar/grenror' },
    ),
    kind('Dubbelmuff avlopp', 'Dubbelmuff utan stopp, för reparation och skarvning.', 0.9, avloppsdelPlastic, {
      category: 'avlopp/avloppsdelar/muffar',
    }),
    kind('Rensrör', 'Rensrör med skruvlock för inspektion av stam och ledning.', 2.4, avloppsdelPlastic, {
      category: 'avlopp/avloppsdelar/rensror',
      codes: [3, 4, 5],
    }),
  ],
}

/** Traps for basins and sinks. */
const vattenlas: Family = {
  family: 'vattenlas',
  category: 'avlopp/vattenlas/tvattstallsvattenlas',
  discountGroup: 'AVLOPP',
  numbersFrom: 2_820_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.94]],
  brands: ['Avrinn', 'Lavado'],
  dimensions: sized(
    [
      ['G1 1/4', 32, 'vit', 'Polypropen', 86],
      ['G1 1/4', 32, 'krom', 'Mässing, förkromad', 264],
      ['G1 1/4', 32, 'svart', 'Mässing, svartlackerad', 318],
      ['G1 1/2', 40, 'vit', 'Polypropen', 98],
      ['G1 1/2', 50, 'vit', 'Polypropen', 112],
    ] as const,
    ([thread, mm, colour, material, price]) => ({
      label: `${thread} × ${mm} mm, ${colour}`,
      size: mm,
      attributes: { Gänga: thread, Dimension: `${mm} mm`, Färg: colour, Material: material },
      price,
    }),
  ),
  models: [
    kind('Vattenlås tvättställ', 'Flaskvattenlås som rensas utan verktyg. 50 mm låshöjd.', 1, {
      Låshöjd: '50 mm',
      Standard: 'EN 274-1',
    }),
    kind(
      'Vattenlås diskbänk',
      'Vattenlås för en eller två hoar, med anslutning för diskmaskin.',
      1.4,
      { Låshöjd: '50 mm', Standard: 'EN 274-1' },
      { category: 'avlopp/vattenlas/diskbanksvattenlas', codes: [4, 5] },
    ),
    kind(
      'Bottenventil klick',
      'Bottenventil som öppnas med ett tryck, för tvättställ med bräddavlopp.',
      1,
      { Standard: 'EN 274-1' },
      {
        category: 'avlopp/vattenlas/bottenventiler',
        dimensions: sized(
          [
            ['vit', 'Mässing, vitlackerad', 214],
            ['krom', 'Mässing, förkromad', 246],
            ['svart', 'Mässing, svartlackerad', 398],
          ] as const,
          ([colour, material, price]) => ({
            label: `G1 1/4, ${colour}`,
            size: 32,
            attributes: { Gänga: 'G1 1/4', Färg: colour, Material: material },
            price,
          }),
        ),
      },
    ),
  ],
}

export const avlopp: Department = {
  categories: [
    ['avlopp', 'Golv och avlopp', 'golvbrunn'],
    ['avlopp/golvbrunnar', 'Golvbrunnar', 'golvbrunn'],
    ['avlopp/avloppsror', 'Avloppsrör', 'avloppsror'],
    ['avlopp/avloppsror/inomhusror', 'Inomhusrör', 'avloppsror'],
    ['avlopp/avloppsror/markror', 'Markrör', 'avloppsror'],
    ['avlopp/avloppsror/ljuddampade-ror', 'Ljuddämpade rör', 'ljuddampat-ror'],
    ['avlopp/avloppsror/draneringsror', 'Dräneringsrör', 'draneringsror'],
    ['avlopp/avloppsdelar', 'Avloppsdelar', 'avloppsdel'],
    ['avlopp/avloppsdelar/bojar', 'Böjar', 'avloppsboj'],
    ['avlopp/avloppsdelar/grenror', 'Grenrör', 'avloppsdel'],
    ['avlopp/avloppsdelar/muffar', 'Muffar', 'dubbelmuff'],
    ['avlopp/avloppsdelar/rensror', 'Rensrör', 'rensror'],
    ['avlopp/vattenlas', 'Vattenlås', 'vattenlas'],
    ['avlopp/vattenlas/tvattstallsvattenlas', 'Vattenlås för tvättställ', 'vattenlas'],
    ['avlopp/vattenlas/diskbanksvattenlas', 'Vattenlås för diskbänk', 'rorvattenlas'],
    ['avlopp/vattenlas/bottenventiler', 'Bottenventiler', 'bottenventil'],
  ],
  families: [golvbrunn, avloppsror, avloppsdel, vattenlas],
}
