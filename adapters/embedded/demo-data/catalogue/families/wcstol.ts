import type { Family } from '../family'
import { kind, sized } from '../kind'

const china = { Material: 'Sanitetsporslin', Färg: 'Vit', Spolning: '2/4 l', Standard: 'EN 997' }

/** Toilets, their cisterns and seats. */
export const wcstol: Family = {
  family: 'wcstol',
  category: 'sanitet/wc/golvstaende-wc',
  discountGroup: 'SANITET',
  numbersFrom: 8_240_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Norrström', 'Källvika'],
  dimensions: sized(
    [
      ['utan sits', 2890, 1],
      ['med mjuk sits', 3390, 2],
      ['med hård sits', 3290, 3],
    ] as const,
    ([label, price, size]) => ({ label, size, attributes: { Sits: label, 'L mm': '650', 'H mm': '820' }, price }),
  ),
  fixed: [],
  models: [
    kind('WC-stol S-lås', 'Golvstående WC-stol med dolt S-lås för limning eller skruvning.', 1, {
      ...china,
      Lås: 'S-lås',
    }),
    kind('WC-stol P-lås', 'Golvstående WC-stol med öppet P-lås och avlopp i vägg.', 1.05, { ...china, Lås: 'P-lås' }),
    kind(
      'Vägghängd WC',
      'Vägghängd WC-stol utan spolkant, c/c 180 mm.',
      1.2,
      { ...china, Montage: 'c/c 180 mm' },
      { category: 'sanitet/wc/vagghangd-wc' },
    ),
    kind(
      'WC-fixtur',
      'Fixtur för vägghängd WC med cistern, läckindikering och justerbara fötter.',
      0.95,
      { Material: 'Stål', 'Bygghöjd mm': '1120', Standard: 'EN 14055' },
      { category: 'sanitet/wc/fixturer', codes: [1] },
    ),
  ],
}
