import type { Department } from '../department'
import type { Dimension, Family, FamilyWarning } from '../family'
import { kind, sized } from '../kind'

const outlets: readonly (readonly [code: number, mm: number, direction: string, flow: string, price: number])[] = [
  [50, 50, 'sida', '0,8 l/s', 486],
  [51, 50, 'botten', '0,9 l/s', 472],
  [75, 75, 'sida', '1,2 l/s', 538],
  [76, 75, 'botten', '1,4 l/s', 521],
  [10, 110, 'botten', '1,8 l/s', 689],
]

const dimensions: readonly Dimension[] = outlets.map(([code, mm, direction, flow, price]) => ({
  code,
  label: `${mm} mm, utlopp ${direction}`,
  size: mm,
  attributes: { Dimension: `${mm} mm`, Utlopp: direction[0]?.toUpperCase() + direction.slice(1), Flöde: flow },
  price,
}))

const golvbrunnPlastic = { Material: 'Polypropen', Godkännande: 'Typgodkänd, SC0163-11', Standard: 'EN 1253' }

const sealant: FamilyWarning = {
  code: 'H317',
  signalWord: 'Varning',
  description: 'Kan orsaka allergisk hudreaktion.',
  detailedDescription: 'Gäller tätningsmassan som följer med. Använd skyddshandskar (P280).',
}

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
      series: 1000,
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
      name: 'Golvbrunn rostfri {series}',
      description: 'Golvbrunn av rostfritt stål med ram och sil 197 × 197 mm.',
      attributes: { ...golvbrunnPlastic, Material: 'Rostfritt stål' },
      priceFactor: 3.4,
    },
    {
      name: 'Golvbrunn renovering {series}',
      description: 'Låg golvbrunn för renovering, med tätningsmassa och förhöjningsring.',
      attributes: golvbrunnPlastic,
      priceFactor: 1.28,
      warnings: [sealant],
    },
    {
      name: 'Linjebrunn {series}',
      description: 'Linjebrunn mot vägg med ställbar ram och lock för kakel.',
      attributes: { ...golvbrunnPlastic, Material: 'Rostfritt stål' },
      priceFactor: 5.1,
      codes: [50, 51, 75],
    },
  ],
}

/** Drain pipes for houses and for the ground, in lengths. */
const avloppsror: Family = {
  family: 'avloppsror',
  category: 'avlopp/avloppsror/inomhusror',
  discountGroup: 'AVLOPP',
  numbersFrom: 2_020_000,
  unit: 'st',
  conversion: { factor: 3, unit: 'm' },
  orderMultiple: 1,
  brackets: [
    [20, 0.95],
    [100, 0.9],
  ],
  brands: ['Brunnsjö', 'Avrinn', 'Markplast'],
  dimensions: sized(
    [
      [32, '1,8', 58],
      [50, '1,8', 74],
      [75, '1,9', 118],
      [110, '2,7', 164],
      [160, '4,0', 356],
      [200, '4,9', 548],
      [250, '6,2', 862],
    ] as const,
    ([mm, wall, price]) => ({
      label: `${mm} mm, 3 m`,
      size: mm,
      attributes: { Dimension: `${mm} mm`, 'Godstjocklek mm': wall, Längd: '3 m' },
      price,
    }),
  ),
  models: [
    kind(
      'Avloppsrör PP',
      'Avloppsrör av polypropen med muff och fast tätningsring, för inomhusbruk.',
      1,
      { Material: 'Polypropen', Färg: 'Grå', Standard: 'EN 1451-1' },
      { codes: [1, 2, 3, 4] },
    ),
    kind(
      'Markavloppsrör PVC',
      'Slätt markavloppsrör av PVC med muff, ringstyvhet SN8.',
      1.15,
      { Material: 'PVC-U', Färg: 'Rödbrun', Ringstyvhet: 'SN8', Standard: 'EN 1401-1' },
      { category: 'avlopp/avloppsror/markror', codes: [4, 5, 6, 7] },
    ),
    kind(
      'Avloppsrör ljuddämpat',
      'Trelagersrör med mineralfylld kärna, 17 dB(A) vid 4 l/s.',
      2.1,
      { Material: 'Polypropen, mineralfylld', Färg: 'Vit', Standard: 'EN 1451-1' },
      { category: 'avlopp/avloppsror/ljuddampade-ror', codes: [2, 3, 4, 5] },
    ),
    kind(
      'Dräneringsrör',
      'Korrugerat dubbelväggigt dräneringsrör med slitsar.',
      0.7,
      { Material: 'Polyeten', Färg: 'Svart', Standard: 'SS 3520' },
      { category: 'avlopp/avloppsror/draneringsror', codes: [3, 4, 5, 6] },
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
    ([mm, price]) => ({ label: `${mm} mm`, size: mm, attributes: { Dimension: `${mm} mm` }, price }),
  ),
  models: [
    kind('Avloppsböj 45°', 'Böj 45° med muff och fast tätningsring.', 1, { ...avloppsdelPlastic, Vinkel: '45°' }),
    kind('Avloppsböj 88°', 'Böj 88,5° med muff och fast tätningsring.', 1.06, {
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
      ['G1 1/4', 32, 'vit', 86],
      ['G1 1/4', 32, 'krom', 264],
      ['G1 1/4', 32, 'svart', 318],
      ['G1 1/2', 40, 'vit', 98],
      ['G1 1/2', 50, 'vit', 112],
    ] as const,
    ([thread, mm, colour, price]) => ({
      label: `${thread} × ${mm}, ${colour}`,
      size: mm,
      attributes: { Gänga: thread, 'Utlopp mm': String(mm), Färg: colour },
      price,
    }),
  ),
  models: [
    kind('Vattenlås tvättställ', 'Flaskvattenlås som rensas utan verktyg. 50 mm låshöjd.', 1, {
      Material: 'Polypropen',
      Standard: 'EN 274-1',
    }),
    kind(
      'Vattenlås diskbänk',
      'Vattenlås för en eller två hoar, med anslutning för diskmaskin.',
      1.4,
      { Material: 'Polypropen', Standard: 'EN 274-1' },
      { category: 'avlopp/vattenlas/diskbanksvattenlas', codes: [4, 5] },
    ),
    kind(
      'Bottenventil klick',
      'Bottenventil som öppnas med ett tryck, för tvättställ med bräddavlopp.',
      1.9,
      { Material: 'Mässing, förkromad', Standard: 'EN 274-1' },
      { category: 'avlopp/vattenlas/bottenventiler', codes: [1, 2, 3] },
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
    ['avlopp/avloppsror/ljuddampade-ror', 'Ljuddämpade rör', 'avloppsror'],
    ['avlopp/avloppsror/draneringsror', 'Dräneringsrör', 'avloppsror'],
    ['avlopp/avloppsdelar', 'Avloppsdelar', 'avloppsdel'],
    ['avlopp/avloppsdelar/bojar', 'Böjar', 'avloppsdel'],
    ['avlopp/avloppsdelar/grenror', 'Grenrör', 'avloppsdel'],
    ['avlopp/avloppsdelar/muffar', 'Muffar', 'avloppsdel'],
    ['avlopp/avloppsdelar/rensror', 'Rensrör', 'avloppsdel'],
    ['avlopp/vattenlas', 'Vattenlås', 'vattenlas'],
    ['avlopp/vattenlas/tvattstallsvattenlas', 'Vattenlås för tvättställ', 'vattenlas'],
    ['avlopp/vattenlas/diskbanksvattenlas', 'Vattenlås för diskbänk', 'vattenlas'],
    ['avlopp/vattenlas/bottenventiler', 'Bottenventiler', 'vattenlas'],
  ],
  families: [golvbrunn, avloppsror, avloppsdel, vattenlas],
}
