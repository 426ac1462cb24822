import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Gloves by the pair. */
export const handske: Family = {
  family: 'handske',
  category: 'skydd/handskar/montagehandskar',
  discountGroup: 'SKYDD',
  numbersFrom: 7_720_000,
  register: 'none',
  unit: 'par',
  orderMultiple: 1,
  brackets: [
    [12, 0.9],
    [60, 0.82],
  ],
  brands: ['Nävra', 'Tryggve'],
  dimensions: sized([7, 8, 9, 10, 11], (size) => ({
    label: `strl ${size}`,
    size,
    attributes: { Storlek: String(size) },
    price: 49,
  })),
  fixed: [],
  models: [
    kind('Montagehandske', 'Tunn stickad handske doppad i nitrilskum.', 1, {
      Material: 'Nylon och nitril',
      Standard: 'EN 388 4121X',
    }),
    kind(
      'Skärskyddshandske',
      'Handske med skärskydd D för plåt och rostfritt.',
      2.6,
      { Material: 'HPPE och PU', Standard: 'EN 388 4X43D' },
      { category: 'skydd/handskar/skarskydd' },
    ),
    kind(
      'Vinterhandske',
      'Fodrad och vattentät handske.',
      3.4,
      { Material: 'Polyester och latex', Standard: 'EN 511 X2X' },
      { category: 'skydd/handskar/vinterhandskar' },
    ),
    kind(
      'Kemhandske nitril',
      'Lång nitrilhandske mot lösningsmedel och frätande ämnen.',
      1.3,
      { Material: 'Nitril', Standard: 'EN ISO 374-1 typ A' },
      { category: 'skydd/handskar/kemhandskar' },
    ),
  ],
}
