import { allergenic, irritatesEyes, sensitisesAirways } from '../clp-warnings'
import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Sealants and glues in tubes. */
export const fogtub: Family = {
  family: 'fogtub',
  category: 'kemi/fog-och-lim/silikon',
  discountGroup: 'KEMI',
  numbersFrom: 6_400_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[12, 0.9]],
  brands: ['Fogvika', 'Tätpunkten'],
  dimensions: sized(
    [
      ['vit', 84, 1],
      ['transparent', 84, 2],
      ['grå', 86, 3],
      ['svart', 86, 4],
      ['manhattan', 92, 5],
    ] as const,
    ([colour, price, size]) => ({
      label: `${colour}, 300 ml`,
      size,
      attributes: { Färg: colour, Volym: '300 ml' },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind(
      'Våtrumssilikon',
      'Neutralhärdande silikon med mögelskydd för dusch, badkar och disk.',
      1,
      { Bas: 'Silikon', Standard: 'EN 15651-3' },
      { warnings: [allergenic] },
    ),
    kind(
      'Akrylfog',
      'Övermålningsbar akrylfog för skarvar inomhus.',
      0.5,
      { Bas: 'Akryl', Standard: 'EN 15651-1' },
      { category: 'kemi/fog-och-lim/akryl', codes: [1, 3], warnings: [allergenic] },
    ),
    kind(
      'Montagelim',
      'Snabbt montagelim med hög vidhäftning, fritt från lösningsmedel.',
      1.2,
      { Bas: 'MS-polymer', Standard: 'ISO 11600' },
      { category: 'kemi/fog-och-lim/montagelim', codes: [1, 3, 4] },
    ),
    kind(
      'Fogskum brandklassat',
      'PU-skum för genomföringar, klassat EI 120.',
      1.8,
      { Bas: 'Polyuretan', Brandklass: 'EI 120', Standard: 'EN 13501-2' },
      { category: 'kemi/fog-och-lim/fogskum', codes: [3], warnings: [sensitisesAirways, irritatesEyes, allergenic] },
    ),
  ],
}
