import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Drain pipes for houses and for the ground, in lengths. */
export const avloppsror: Family = {
  family: 'avloppsror',
  category: 'avlopp/avloppsror/inomhusror',
  discountGroup: 'AVLOPP',
  numbersFrom: 2_020_000,
  unit: 'st',
  conversion: { factor: 3, unit: 'm' },
  orderMultiple: 1,
  brackets: [
    [20, 0.95],
    [100, 0.9],
  ],
  brands: ['Brunnsjö', 'Avrinn', 'Markplast'],
  dimensions: sized(
    [
      [32, '1,8', 58],
      [50, '1,8', 74],
      [75, '1,9', 118],
      [110, '2,7', 164],
      [160, '4,0', 356],
      [200, '4,9', 548],
      [250, '6,2', 862],
    ] as const,
    ([mm, wall, price]) => ({
      label: `${mm} mm, 3 m`,
      size: mm,
      attributes: { Dimension: `${mm} mm`, 'Godstjocklek mm': wall, Längd: '3 m' },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind(
      'Avloppsrör PP',
      'Avloppsrör av polypropen med muff och fast tätningsring, för inomhusbruk.',
      1,
      { Material: 'Polypropen', Färg: 'Grå', Standard: 'EN 1451-1' },
      { codes: [1, 2, 3, 4] },
    ),
    kind(
      'Markavloppsrör PVC',
      'Slätt markavloppsrör av PVC med muff, ringstyvhet SN8.',
      1.15,
      { Material: 'PVC-U', Färg: 'Rödbrun', Ringstyvhet: 'SN8', Standard: 'EN 1401-1' },
      { category: 'avlopp/avloppsror/markror', codes: [4, 5, 6, 7] },
    ),
    kind(
      'Avloppsrör ljuddämpat',
      'Trelagersrör med mineralfylld kärna, 17 dB(A) vid 4 l/s.',
      2.1,
      { Material: 'Polypropen, mineralfylld', Färg: 'Vit', Standard: 'EN 1451-1' },
      { category: 'avlopp/avloppsror/ljuddampade-ror', codes: [2, 3, 4, 5] },
    ),
    kind(
      'Dräneringsrör',
      'Korrugerat dubbelväggigt dräneringsrör med slitsar.',
      0.7,
      { Material: 'Polyeten', Färg: 'Svart', Standard: 'SS 3520' },
      { category: 'avlopp/avloppsror/draneringsror', codes: [3, 4, 5, 6] },
    ),
  ],
}
