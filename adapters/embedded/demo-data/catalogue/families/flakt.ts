import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Fans. */
export const flakt: Family = {
  family: 'flakt',
  category: 'ventilation/flaktar/kanalflaktar',
  discountGroup: 'VENTILATION',
  numbersFrom: 3_420_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Luftia', 'Strömvik'],
  dimensions: sized(
    [
      [100, 180, 890],
      [125, 300, 1140],
      [160, 520, 1490],
      [200, 860, 1980],
      [250, 1120, 2460],
      [315, 1540, 3180],
    ] as const,
    ([mm, flow, price]) => ({
      label: `Ø${mm}`,
      size: mm,
      attributes: { Dimension: `Ø${mm} mm`, Luftflöde: `${flow} m³/h`, 'W mm': String(mm) },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Kanalfläkt EC', 'Kanalfläkt med EC-motor, steglös styrning 0–10 V.', 1.3, {
      Spänning: '1 × 230 V',
      Skyddsklass: 'IP44',
      Standard: 'EN 60335-2-80',
    }),
    kind(
      'Badrumsfläkt',
      'Tyst badrumsfläkt med fuktgivare, timer och backspjäll.',
      0.9,
      { Spänning: '1 × 230 V', Skyddsklass: 'IP45', Standard: 'EN 60335-2-80' },
      { category: 'ventilation/flaktar/badrumsflaktar', codes: [1, 2, 3] },
    ),
  ],
}
