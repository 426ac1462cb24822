import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Wash basins and sinks. */
export const tvattstall: Family = {
  family: 'tvattstall',
  category: 'sanitet/tvattstall/porslinstvattstall',
  discountGroup: 'SANITET',
  numbersFrom: 8_360_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Norrström', 'Källvika', 'Lavado'],
  dimensions: sized(
    [
      [360, 250, 790],
      [450, 340, 890],
      [500, 390, 990],
      [560, 440, 1090],
      [600, 460, 1290],
      [800, 460, 2190],
      [1000, 460, 3190],
    ] as const,
    ([width, depth, price]) => ({
      label: `${width}×${depth}`,
      size: width,
      attributes: { Dimension: `${width}×${depth} mm`, 'L mm': String(width), 'W mm': String(depth) },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Tvättställ', 'Tvättställ för bult eller konsol, med hål för blandare och bräddavlopp.', 1, {
      Material: 'Sanitetsporslin',
      Färg: 'Vit',
      Standard: 'EN 14688',
    }),
    kind(
      'Diskho rostfri',
      'Diskho för undermontage, 1 mm plåt och ljuddämpad botten.',
      1.8,
      { Material: 'Rostfritt stål', Standard: 'EN 13310' },
      { category: 'sanitet/tvattstall/diskhoar', codes: [2, 3, 4, 6] },
    ),
    kind(
      'Utslagsback rostfri',
      'Utslagsback med galler och bakstänk för städrum och tvättstuga.',
      2.3,
      { Material: 'Rostfritt stål', Standard: 'EN 13310' },
      { category: 'sanitet/tvattstall/utslagsbackar', codes: [3, 4, 5] },
    ),
  ],
}
