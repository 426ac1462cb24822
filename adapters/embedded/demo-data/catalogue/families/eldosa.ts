import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Boxes for electrical apparatus. */
export const eldosa: Family = {
  family: 'eldosa',
  category: 'el/dosor/apparatdosor',
  discountGroup: 'EL',
  numbersFrom: 5_300_000,
  register: 'E',
  unit: 'st',
  orderMultiple: 10,
  brackets: [
    [50, 0.92],
    [200, 0.86],
  ],
  brands: ['Elvira', 'Dosan'],
  dimensions: sized(
    [
      [1, 'enkel', 19],
      [2, 'dubbel', 36],
      [3, '1,5 fack', 31],
      [4, 'trippel', 58],
    ] as const,
    ([size, label, price]) => ({
      label,
      size,
      attributes: { Utförande: label, 'Djup mm': '46', 'H mm': '71' },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Apparatdosa', 'Apparatdosa för enkel eller dubbel gips, 13–26 mm, för rör 16 och 20 mm.', 1, {
      Material: 'Polypropen, halogenfri',
      Skyddsklass: 'IP20',
      Standard: 'EN 60670-1',
    }),
    kind(
      'Kopplingsdosa',
      'Kopplingsdosa med membran, utanpåliggande.',
      1.6,
      { Material: 'Polypropen, halogenfri', Skyddsklass: 'IP65', Standard: 'EN 60670-22' },
      { category: 'el/dosor/kopplingsdosor' },
    ),
    kind(
      'Takdosa',
      'Takdosa med krok för lamputtag DCL.',
      1.9,
      { Material: 'Polypropen, halogenfri', Skyddsklass: 'IP20', Standard: 'EN 61995-1' },
      { category: 'el/dosor/takdosor', codes: [1, 2] },
    ),
  ],
}
