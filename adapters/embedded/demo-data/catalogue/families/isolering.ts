import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Pipe insulation by the metre. */
export const isolering: Family = {
  family: 'isolering',
  category: 'vvs/isolering/rorskalar',
  discountGroup: 'ROR',
  numbersFrom: 3_060_000,
  register: 'none',
  unit: 'm',
  orderMultiple: 1,
  brackets: [
    [30, 0.94],
    [120, 0.88],
  ],
  brands: ['Isolo', 'Varmhus'],
  dimensions: sized(
    [
      [15, 20, 31],
      [18, 20, 33],
      [22, 20, 36],
      [28, 30, 48],
      [35, 30, 55],
      [42, 40, 74],
      [54, 40, 88],
      [76, 50, 126],
      [89, 50, 148],
      [114, 60, 204],
    ] as const,
    ([pipe, thickness, price]) => ({
      label: `${pipe}-${thickness}`,
      size: pipe,
      attributes: { 'Rör mm': String(pipe), 'Tjocklek mm': String(thickness), Längd: '1,2 m' },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Rörskål stenull', 'Rörskål av stenull med aluminiumfolie och självhäftande flik.', 1, {
      Material: 'Stenull',
      Brandklass: 'A2L-s1,d0',
      Standard: 'EN 14303',
    }),
    kind(
      'Cellgummislang',
      'Cellgummi mot kondens på kallvatten och kyla.',
      1.1,
      { Material: 'Cellgummi', Brandklass: 'BL-s2,d0', Standard: 'EN 14304' },
      { category: 'vvs/isolering/cellgummi', codes: [1, 2, 3, 4, 5, 6, 7] },
    ),
    kind(
      'Lamellmatta',
      'Lamellmatta av stenull på aluminiumfolie för kanaler och stora rör.',
      1.9,
      { Material: 'Stenull', Brandklass: 'A2-s1,d0', Standard: 'EN 14303' },
      { category: 'ventilation/isolering/lamellmattor', codes: [4, 6, 8, 10] },
    ),
  ],
}
