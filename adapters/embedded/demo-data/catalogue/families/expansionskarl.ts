import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Expansion vessels. */
export const expansionskarl: Family = {
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
      [8, 206, 540],
      [12, 280, 596],
      [18, 280, 652],
      [25, 280, 748],
      [35, 354, 986],
      [50, 409, 1340],
      [80, 480, 1986],
      [140, 480, 3120],
      [200, 634, 4460],
    ] as const,
    ([litres, diameter, price]) => ({
      label: `${litres} l`,
      size: litres,
      attributes: { Volym: `${litres} l`, 'W mm': String(diameter), Gänga: litres > 35 ? 'G1' : 'G3/4' },
      price,
    }),
  ),
  fixed: [],
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
