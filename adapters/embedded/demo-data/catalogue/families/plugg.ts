import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Plugs and anchors, in boxes. */
export const plugg: Family = {
  family: 'plugg',
  category: 'fastelement/plugg/nylonplugg',
  discountGroup: 'FASTE',
  numbersFrom: 9_680_000,
  register: 'none',
  unit: 'frp',
  conversion: { factor: 100, unit: 'st' },
  orderMultiple: 1,
  brackets: [[10, 0.9]],
  brands: ['Fästteknik Nord', 'Skruvika'],
  dimensions: sized(
    [
      [5, 25, 42],
      [6, 30, 48],
      [8, 40, 64],
      [10, 50, 96],
      [12, 60, 142],
      [14, 75, 208],
    ] as const,
    ([diameter, length, price]) => ({
      label: `${diameter}×${length}`,
      size: diameter,
      attributes: { Dimension: `${diameter}×${length} mm`, 'L mm': String(length) },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Nylonplugg', 'Plugg av nylon för betong, tegel och lättbetong. Ask om 100.', 1, {
      Material: 'Nylon',
      Godkännande: 'ETA',
    }),
    kind(
      'Expander',
      'Expanderskruv för sprucken betong, brandklassad R120. Ask om 100.',
      6.2,
      { Material: 'Elförzinkat stål', Godkännande: 'ETA option 1' },
      { category: 'fastelement/plugg/expandrar', codes: [3, 4, 5, 6] },
    ),
    kind(
      'Gipsplugg',
      'Självborrande plugg för gips med skruv. Ask om 100.',
      1.5,
      { Material: 'Zink' },
      { category: 'fastelement/plugg/gipsplugg', codes: [1, 2, 3] },
    ),
  ],
}
