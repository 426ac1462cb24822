import type { Family } from '../family'
import { decimal, kind, sized } from '../kind'

/** Drills, by diameter and length. */
export const borr: Family = {
  family: 'borr',
  category: 'verktyg/forbrukning/betongborr',
  discountGroup: 'VERKTYG',
  numbersFrom: 9_080_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.9]],
  brands: ['Ruff', 'Stålgrip'],
  dimensions: sized(
    [
      [4, 110, 38],
      [5, 110, 39],
      [6, 160, 46],
      [6.5, 160, 48],
      [8, 160, 54],
      [10, 210, 72],
      [12, 210, 88],
      [14, 260, 124],
      [16, 310, 158],
      [20, 450, 312],
    ] as const,
    ([mm, length, price]) => ({
      label: `${decimal(mm)}×${length}`,
      size: mm,
      attributes: { Dimension: `${decimal(mm)} mm`, 'L mm': String(length) },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Betongborr SDS-plus', 'Borr med fyra skär av hårdmetall för armerad betong.', 1, {
      Fäste: 'SDS-plus',
      Material: 'Hårdmetall',
      Standard: 'ISO 5468',
    }),
    kind(
      'Metallborr HSS-G',
      'Slipad metallborr med korsslipad spets, 135°.',
      0.7,
      { Fäste: 'Cylindriskt', Material: 'Snabbstål', Standard: 'DIN 338' },
      { category: 'verktyg/forbrukning/metallborr', codes: [1, 2, 3, 4, 5, 6, 7] },
    ),
    kind(
      'Träborr lång',
      'Slangborr för trä med centrumspets.',
      1.2,
      { Fäste: 'Sexkant', Material: 'Verktygsstål', Standard: 'DIN 6464' },
      { category: 'verktyg/forbrukning/traborr', codes: [6, 7, 8, 9, 10] },
    ),
  ],
}
