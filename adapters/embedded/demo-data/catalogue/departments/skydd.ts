import type { Department } from '../department'
import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Gloves by the pair. */
const handske: Family = {
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
    label: `storlek ${size}`,
    size,
    attributes: { Storlek: String(size) },
    price: 49,
  })),
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

/** Helmets and what goes on them. */
const hjalm: Family = {
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
  models: [
    kind('Skyddshjälm', 'Ventilerad hjälm med ratt, svettband och fyrpunktsrem.', 1, {
      Material: 'ABS',
      Standard: 'EN 397',
    }),
    kind(
      'Hörselkåpa hjälm',
      'Hörselkåpa med fäste för hjälm.',
      1,
      { Fäste: 'Hjälm, 30 mm', Standard: 'EN 352-3' },
      {
        category: 'skydd/huvud/horselskydd',
        dimensions: sized(
          [
            [26, 289],
            [30, 347],
            [33, 412],
          ] as const,
          ([decibels, price]) => ({
            label: `${decibels} dB`,
            size: decibels,
            attributes: { Dämpning: `SNR ${decibels} dB` },
            price,
          }),
        ),
      },
    ),
  ],
}

export const skydd: Department = {
  categories: [
    ['skydd', 'Personskydd', 'hjalm'],
    ['skydd/handskar', 'Handskar', 'handske'],
    ['skydd/handskar/montagehandskar', 'Montagehandskar', 'handske'],
    ['skydd/handskar/skarskydd', 'Skärskydd', 'skarskyddshandske'],
    ['skydd/handskar/vinterhandskar', 'Vinterhandskar', 'vinterhandske'],
    ['skydd/handskar/kemhandskar', 'Kemhandskar', 'kemhandske'],
    ['skydd/huvud', 'Huvud och hörsel', 'hjalm'],
    ['skydd/huvud/hjalmar', 'Hjälmar', 'hjalm'],
    ['skydd/huvud/horselskydd', 'Hörselskydd', 'horselkapa'],
  ],
  families: [handske, hjalm],
}
