import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Conduits. */
export const elror: Family = {
  family: 'elror',
  category: 'el/forlaggning/flexror',
  discountGroup: 'EL',
  numbersFrom: 5_180_000,
  register: 'E',
  unit: 'm',
  orderMultiple: 25,
  brackets: [[250, 0.9]],
  brands: ['Elvira', 'Rörla El'],
  dimensions: sized(
    [
      [16, 6.4],
      [20, 7.9],
      [25, 11.6],
      [32, 17.2],
      [40, 26.4],
      [50, 36.8],
    ] as const,
    ([mm, price]) => ({ label: `${mm} mm`, size: mm, attributes: { Dimension: `${mm} mm` }, price }),
  ),
  fixed: [],
  models: [
    kind('Flexrör halogenfritt', 'Böjligt halogenfritt installationsrör med draglina.', 1, {
      Material: 'Polypropen',
      Hållfasthet: '750 N',
      Standard: 'EN 61386-22',
    }),
    kind(
      'VP-rör styvt',
      'Styvt installationsrör för utanpåliggande montage.',
      1.3,
      { Material: 'PVC', Hållfasthet: '750 N', Standard: 'EN 61386-21' },
      { category: 'el/forlaggning/styva-ror', codes: [1, 2, 3, 4, 5] },
    ),
    kind(
      'Kabelskyddsrör',
      'Dubbelväggigt kabelskyddsrör för mark, SRN.',
      2.2,
      { Material: 'Polyeten', Hållfasthet: '450 N', Färg: 'Gul', Standard: 'SS 424 14 37' },
      { category: 'el/forlaggning/kabelskyddsror', codes: [5, 6] },
    ),
  ],
}
