import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Showers. */
export const duschset: Family = {
  family: 'duschset',
  category: 'sanitet/dusch/duschset',
  discountGroup: 'SANITET',
  numbersFrom: 8_480_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[6, 0.95]],
  brands: ['Källvika', 'Lavado'],
  dimensions: sized(
    [
      ['krom', 690, 1],
      ['matt svart', 940, 2],
      ['borstad mässing', 1290, 3],
    ] as const,
    ([finish, price, size]) => ({
      label: finish,
      size,
      attributes: { Ytbehandling: finish, 'H mm': '720' },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Duschset', 'Handdusch med tre strålar, stång 720 mm och slang 1,75 m.', 1, {
      Material: 'Mässing, förkromad',
      Flöde: '9 l/min',
      Standard: 'EN 1112',
    }),
    kind(
      'Takduschset',
      'Takdusch 250 mm med handdusch, stigrör och omkastare. För blandare 160 c/c.',
      3.6,
      { Material: 'Mässing, förkromad', Flöde: '12 l/min', Standard: 'EN 1112' },
      { category: 'sanitet/dusch/takduschar' },
    ),
    kind(
      'Duschslang',
      'Slät duschslang som inte vrider sig, 1,75 m.',
      0.24,
      { Material: 'PVC', Gänga: 'G1/2', Standard: 'EN 1113' },
      { category: 'sanitet/dusch/duschslangar' },
    ),
  ],
}
