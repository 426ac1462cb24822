import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Tiles by the pack. */
export const kakel: Family = {
  family: 'kakel',
  category: 'sanitet/kakel-och-klinker/vaggkakel',
  discountGroup: 'SANITET',
  numbersFrom: 8_600_000,
  register: 'none',
  unit: 'frp',
  conversion: { factor: 1.2, unit: 'm²' },
  orderMultiple: 1,
  brackets: [[40, 0.92]],
  brands: ['Stenåsa', 'Plattverket'],
  dimensions: sized(
    [
      [100, 100, 268],
      [150, 150, 239],
      [200, 200, 229],
      [200, 400, 279],
      [300, 600, 389],
      [600, 600, 489],
    ] as const,
    ([width, height, price]) => ({
      label: `${width}×${height}`,
      size: width * 10 + height / 10,
      attributes: { Dimension: `${width}×${height} mm`, 'L mm': String(width), 'H mm': String(height) },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Väggkakel vit blank', 'Vit kakelplatta med blank glasyr. Förpackning om 1,2 m².', 1, {
      Färg: 'Vit',
      Yta: 'Blank',
      Standard: 'EN 14411',
    }),
    kind(
      'Klinker granitkeramik',
      'Frostsäker granitkeramik för golv och vägg, halkklass R10. Förpackning om 1,2 m².',
      1.3,
      { Färg: 'Grå', Yta: 'Matt', Halkklass: 'R10', Standard: 'EN 14411' },
      { category: 'sanitet/kakel-och-klinker/golvklinker' },
    ),
  ],
}
