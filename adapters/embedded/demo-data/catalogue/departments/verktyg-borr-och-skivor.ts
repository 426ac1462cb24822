import type { Dimension, Family } from '../family'
import { coded, decimal, kind } from '../kind'

const drills = (
  codes: readonly number[],
  rows: readonly (readonly [diameter: number, length: number, price: number])[],
): readonly Dimension[] =>
  coded(codes, rows, ([diameter, length, price]) => ({
    label: `${decimal(diameter)}×${length} mm`,
    size: diameter,
    attributes: { Dimension: `${decimal(diameter)} mm`, 'Längd, mm': String(length) },
    price,
  }))

/** Drills, by diameter and length. */
export const borr: Family = {
  family: 'borr',
  category: 'verktyg/forbrukning/betongborr',
  discountGroup: 'VERKTYG',
  numbersFrom: 9_080_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.9]],
  brands: ['Ruff', 'Stålgrip'],
  dimensions: drills(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [
      [4, 110, 38],
      [5, 110, 39],
      [6, 160, 46],
      [6.5, 160, 48],
      [8, 160, 54],
      [10, 210, 72],
      [12, 210, 88],
      [14, 260, 124],
      [16, 310, 158],
      [20, 450, 312],
    ],
  ),
  models: [
    kind('Betongborr SDS-plus', 'Borr med fyra skär av hårdmetall för armerad betong.', 1, {
      Fäste: 'SDS-plus',
      Material: 'Hårdmetall',
      Standard: 'ISO 5468',
    }),
    kind(
      'Metallborr HSS-G',
      'Slipad metallborr med korsslipad spets, 135°.',
      1,
      { Fäste: 'Cylindriskt', Material: 'Snabbstål', Standard: 'DIN 338' },
      {
        category: 'verktyg/forbrukning/metallborr',
        dimensions: drills(
          [1, 2, 3, 4, 5, 6, 7],
          [
            [4, 75, 26],
            [5, 86, 29],
            [6, 93, 36],
            [6.5, 101, 41],
            [8, 117, 58],
            [10, 133, 89],
            [12, 151, 128],
          ],
        ),
      },
    ),
    kind(
      'Träborr lång',
      'Slangborr för trä med centrumspets.',
      1,
      { Fäste: 'Sexkant', Material: 'Verktygsstål', Standard: 'DIN 6464' },
      {
        category: 'verktyg/forbrukning/traborr',
        dimensions: drills(
          [6, 7, 8, 9, 10],
          [
            [10, 460, 124],
            [12, 460, 132],
            [14, 460, 148],
            [16, 460, 168],
            [20, 460, 212],
          ],
        ),
      },
    ),
  ],
}

const discs = (
  codes: readonly number[],
  rows: readonly (readonly [diameter: number, thickness: number, price: number])[],
): readonly Dimension[] =>
  coded(codes, rows, ([diameter, thickness, price]) => ({
    label: `${diameter}×${decimal(thickness, 1)} mm`,
    size: diameter + thickness / 10,
    attributes: {
      'Diameter, mm': String(diameter),
      'Tjocklek, mm': decimal(thickness, 1),
      // Small discs fit straight grinders.
      Hål: diameter < 100 ? '10 mm' : '22,23 mm',
    },
    price,
  }))

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
  dimensions: discs(
    [1, 2, 3, 4, 5, 6],
    [
      [76, 1, 22],
      [125, 1, 24],
      [125, 1.6, 26],
      [150, 1.6, 36],
      [180, 1.6, 46],
      [230, 2, 58],
    ],
  ),
  models: [
    kind('Kapskiva metall', 'Tunn kapskiva för stål och rostfritt, fri från järn, svavel och klor.', 1, {
      Standard: 'EN 12413',
    }),
    kind(
      'Diamantklinga',
      'Lasersvetsad diamantklinga för betong och sten.',
      1,
      { Standard: 'EN 13236' },
      {
        category: 'verktyg/forbrukning/diamantklingor',
        orderMultiple: 1,
        brackets: [[5, 0.92]],
        dimensions: discs(
          [2, 4, 5, 6],
          [
            [125, 2.2, 218],
            [150, 2.4, 296],
            [180, 2.4, 384],
            [230, 2.6, 522],
          ],
        ),
      },
    ),
  ],
}
