import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Tapes. */
export const tejp: Family = {
  family: 'tejp',
  category: 'kemi/tejp/vavtejp',
  discountGroup: 'KEMI',
  numbersFrom: 6_280_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[12, 0.9]],
  brands: ['Klibbo', 'Tätpunkten'],
  dimensions: sized(
    [
      [19, 20, 34],
      [25, 25, 46],
      [50, 25, 84],
      [50, 50, 138],
      [75, 50, 204],
    ] as const,
    ([width, length, price]) => ({
      label: `${width} mm × ${length} m`,
      size: width + length / 100,
      attributes: { 'Bredd mm': String(width), Längd: `${length} m` },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Vävtejp', 'Stark vävtejp som rivs för hand.', 1, { Material: 'Polyetenväv', Färg: 'Silver' }),
    kind(
      'Aluminiumtejp',
      'Aluminiumtejp för isolering och ventilation, tål 120 °C.',
      1.6,
      { Material: 'Aluminium', Temperatur: '−30 till 120 °C' },
      { category: 'kemi/tejp/aluminiumtejp', codes: [3, 4, 5] },
    ),
    kind(
      'Eltejp',
      'Eltejp av PVC, självslocknande.',
      0.5,
      { Material: 'PVC', Färg: 'Svart', Standard: 'EN 60454-3-1' },
      { category: 'kemi/tejp/eltejp', codes: [1, 2] },
    ),
    kind(
      'Gängtejp PTFE',
      'Gängtejp för vatten, luft och gas.',
      0.45,
      { Material: 'PTFE', Standard: 'EN 751-3' },
      { category: 'kemi/tejp/gangtejp', codes: [1, 2] },
    ),
  ],
}
