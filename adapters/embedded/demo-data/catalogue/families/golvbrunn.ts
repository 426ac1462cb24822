import type { Dimension, Family, FamilyWarning } from '../family'

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

const plastic = { Material: 'Polypropen', Godkännande: 'Typgodkänd, SC0163-11', Standard: 'EN 1253' }

const sealant: FamilyWarning = {
  code: 'H317',
  signalWord: 'Varning',
  description: 'Kan orsaka allergisk hudreaktion.',
  detailedDescription: 'Gäller tätningsmassan som följer med. Använd skyddshandskar (P280).',
}

/** Floor gullies. */
export const golvbrunn: Family = {
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
        name: () => 'Golvbrunn GB 150',
        description:
          'Golvbrunn av polypropen för betong och träbjälklag, med klämring för tätskikt och utbytbart vattenlås.',
        attributes: plastic,
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: (series) => `Golvbrunn rostfri ${series}`,
      description: 'Golvbrunn av rostfritt stål med ram och sil 197 × 197 mm.',
      attributes: { ...plastic, Material: 'Rostfritt stål' },
      priceFactor: 3.4,
    },
    {
      name: (series) => `Golvbrunn renovering ${series}`,
      description: 'Låg golvbrunn för renovering, med tätningsmassa och förhöjningsring.',
      attributes: plastic,
      priceFactor: 1.28,
      warnings: [sealant],
    },
    {
      name: (series) => `Linjebrunn ${series}`,
      description: 'Linjebrunn mot vägg med ställbar ram och lock för kakel.',
      attributes: { ...plastic, Material: 'Rostfritt stål' },
      priceFactor: 5.1,
      codes: [50, 51, 75],
    },
  ],
}
