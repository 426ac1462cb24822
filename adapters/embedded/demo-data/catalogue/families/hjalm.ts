import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Helmets and what goes on them. */
export const hjalm: Family = {
  family: 'hjalm',
  category: 'skydd/huvud/hjalmar',
  discountGroup: 'SKYDD',
  numbersFrom: 7_840_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.9]],
  brands: ['Tryggve', 'Skallra'],
  dimensions: sized(
    [
      ['vit', 1],
      ['gul', 2],
      ['orange', 3],
      ['blå', 4],
    ] as const,
    ([colour, size]) => ({ label: colour, size, attributes: { Färg: colour, Storlek: '53–63 cm' }, price: 386 }),
  ),
  fixed: [],
  models: [
    kind('Skyddshjälm', 'Ventilerad hjälm med ratt, svettband och fyrpunktsrem.', 1, {
      Material: 'ABS',
      Standard: 'EN 397',
    }),
    kind(
      'Hörselkåpa hjälm',
      'Hörselkåpa för hjälm, SNR 30 dB.',
      0.9,
      { Dämpning: '30 dB', Standard: 'EN 352-3' },
      { category: 'skydd/huvud/horselskydd' },
    ),
  ],
}
