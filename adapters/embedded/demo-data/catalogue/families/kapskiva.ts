import type { Family } from '../family'
import { decimal, kind, sized } from '../kind'

/** Discs for cutting and grinding. */
export const kapskiva: Family = {
  family: 'kapskiva',
  category: 'verktyg/forbrukning/kapskivor',
  discountGroup: 'VERKTYG',
  numbersFrom: 9_200_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 5,
  brackets: [[25, 0.9]],
  brands: ['Ruff', 'Slipverket'],
  dimensions: sized(
    [
      [76, 1, 22],
      [125, 1, 24],
      [125, 1.6, 26],
      [150, 1.6, 36],
      [180, 1.6, 46],
      [230, 2, 58],
    ] as const,
    ([mm, thickness, price]) => ({
      label: `${mm}×${decimal(thickness)}`,
      size: mm + thickness / 10,
      attributes: { 'Diameter mm': String(mm), 'Tjocklek mm': decimal(thickness), 'W mm': String(mm) },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Kapskiva metall', 'Tunn kapskiva för stål och rostfritt, fri från järn, svavel och klor.', 1, {
      Hål: '22,23 mm',
      Standard: 'EN 12413',
    }),
    kind(
      'Diamantklinga',
      'Lasersvetsad diamantklinga för betong och sten.',
      9,
      { Hål: '22,23 mm', Standard: 'EN 13236' },
      { category: 'verktyg/forbrukning/diamantklingor', codes: [2, 4, 5, 6] },
    ),
  ],
}
