import type { Dimension, Family } from '../family'
import { coded, decimal, kind, sized } from '../kind'
import { surchargePerKilogram } from '../metal-surcharge'

/** kg of copper in a metre of one conductor of one mm². */
const COPPER = 0.0089

/** Cable by the metre. */
export const kabel: Family = {
  family: 'kabel',
  category: 'el/kabel/installationskabel',
  discountGroup: 'EL',
  numbersFrom: 5_060_000,
  register: 'E',
  unit: 'm',
  orderMultiple: 1,
  brackets: [
    [50, 0.92],
    [500, 0.84],
  ],
  brands: ['Kabelvik', 'Elvira', 'Trådvik'],
  dimensions: sized(
    [
      [2, 1.5],
      [3, 1.5],
      [5, 1.5],
      [3, 2.5],
      [5, 2.5],
      [5, 4],
      [5, 6],
      [5, 10],
      [5, 16],
      [4, 25],
      [4, 50],
    ] as const,
    ([conductors, area]) => ({
      // G says that one of the conductors is for protective earth.
      label: `${conductors}${conductors === 2 ? '×' : 'G'}${decimal(area)} mm²`,
      size: conductors * area,
      attributes: {
        Ledare: 'Koppar',
        'Antal ledare': String(conductors),
        Area: `${decimal(area)} mm²`,
        'Kopparvikt, kg/m': decimal(conductors * area * COPPER, 3),
      },
      price: 3 + conductors * area * 1.9,
      alloying: conductors * area * COPPER * surchargePerKilogram.koppar,
    }),
  ),
  alloyed: 'koppar',
  models: [
    kind('Installationskabel EQLQ', 'Halogenfri installationskabel för fast förläggning inomhus och utomhus.', 1, {
      Isolering: 'Polyolefin',
      Brandklass: 'Dca-s2,d2,a2',
      Spänning: '300/500 V',
      Standard: 'SS 424 02 19-4',
    }),
    kind(
      'Kraftkabel N1XE',
      'Halogenfri kraftkabel för förläggning i mark, rör och luft.',
      1.3,
      { Isolering: 'PEX', Brandklass: 'Eca', Spänning: '0,6/1 kV', Standard: 'SS 424 14 18' },
      { category: 'el/kabel/kraftkabel', codes: [5, 6, 7, 8, 9, 10, 11] },
    ),
    kind(
      'Gummikabel H07RN-F',
      'Böjlig gummikabel för byggplatser och maskiner, tål olja och kyla.',
      1.6,
      { Isolering: 'Gummi', Brandklass: 'Eca', Spänning: '450/750 V', Standard: 'EN 50525-2-21' },
      { category: 'el/kabel/gummikabel', codes: [2, 3, 4, 5, 6, 7] },
    ),
    kind(
      'Styrkabel skärmad',
      'Skärmad styrkabel med numrerade ledare.',
      1.2,
      { Isolering: 'PVC', Brandklass: 'Eca', Spänning: '300/500 V', Standard: 'EN 50525-2-51' },
      { category: 'el/kabel/styrkabel', codes: [1, 2, 3, 4, 5] },
    ),
  ],
}

/** Conduits in coils, or in lengths that are sold whole. */
const conduits = (
  rows: readonly (readonly [outer: number, metres: number, price: number])[],
  sold: 'Ring' | 'Längd',
  codes: readonly number[] = [],
): readonly Dimension[] =>
  coded(codes, rows, ([outer, metres, price]) => ({
    label: `${outer} mm`,
    size: outer,
    attributes: { Dimension: `${outer} mm`, [sold]: `${metres} m` },
    price,
    orderMultiple: metres,
  }))

/** Conduits. */
export const elror: Family = {
  family: 'elror',
  category: 'el/forlaggning/flexror',
  discountGroup: 'EL',
  numbersFrom: 5_180_000,
  register: 'E',
  unit: 'm',
  orderMultiple: 1,
  brackets: [[300, 0.9]],
  brands: ['Elvira', 'Rörla El'],
  dimensions: conduits(
    [
      [16, 100, 6.4],
      [20, 100, 7.9],
      [25, 50, 11.6],
      [32, 25, 17.2],
      [40, 25, 26.4],
      [50, 25, 36.8],
    ],
    'Ring',
  ),
  models: [
    kind('Flexrör halogenfritt', 'Böjligt halogenfritt installationsrör med draglina, på ring.', 1, {
      Material: 'Polypropen',
      Hållfasthet: '750 N',
      Standard: 'EN 61386-22',
    }),
    kind(
      'VP-rör styvt',
      'Styvt installationsrör för utanpåliggande montage.',
      1,
      { Material: 'PVC', Hållfasthet: '750 N', Standard: 'EN 61386-21' },
      {
        category: 'el/forlaggning/styva-ror',
        dimensions: conduits(
          [
            [16, 3, 8.3],
            [20, 3, 10.3],
            [25, 3, 15.1],
            [32, 3, 22.4],
            [40, 3, 34.3],
          ],
          'Längd',
        ),
      },
    ),
    kind(
      'Kabelskyddsrör',
      'Dubbelväggigt kabelskyddsrör för mark, SRN.',
      1,
      { Material: 'Polyeten', Hållfasthet: '450 N', Färg: 'Gul', Standard: 'SS 424 14 37' },
      {
        category: 'el/forlaggning/kabelskyddsror',
        dimensions: conduits(
          [
            [50, 50, 28.4],
            [110, 6, 58.1],
          ],
          'Längd',
          [5, 6],
        ),
      },
    ),
  ],
}
