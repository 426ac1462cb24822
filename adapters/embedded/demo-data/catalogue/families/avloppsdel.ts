import type { Family } from '../family'
import { kind, sized } from '../kind'

const plastic = { Material: 'Polypropen', Färg: 'Grå', Standard: 'EN 1451-1' }

/** Bends, branches and couplings for drains. */
export const avloppsdel: Family = {
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
  fixed: [],
  models: [
    kind('Avloppsböj 45°', 'Böj 45° med muff och fast tätningsring.', 1, { ...plastic, Vinkel: '45°' }),
    kind('Avloppsböj 88°', 'Böj 88,5° med muff och fast tätningsring.', 1.06, { ...plastic, Vinkel: '88,5°' }),
    kind(
      'Grenrör 45°',
      'Grenrör 45° med tre anslutningar i samma dimension.',
      1.9,
      { ...plastic, Vinkel: '45°' },
      { category: 'avlopp/avloppsdelar/grenror' },
    ),
    kind('Dubbelmuff avlopp', 'Dubbelmuff utan stopp, för reparation och skarvning.', 0.9, plastic, {
      category: 'avlopp/avloppsdelar/muffar',
    }),
    kind('Rensrör', 'Rensrör med skruvlock för inspektion av stam och ledning.', 2.4, plastic, {
      category: 'avlopp/avloppsdelar/rensror',
      codes: [3, 4, 5],
    }),
  ],
}
