import type { Family } from '../family'
import { decimal, kind, sized } from '../kind'

/** kg of copper in a metre of one conductor of one mm², and SEK of surcharge per kg. */
const COPPER = 0.0089
const SURCHARGE = 52

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
      label: `${conductors}G${decimal(area)}`,
      size: conductors * area,
      attributes: { Ledare: 'Koppar', 'Antal ledare': String(conductors), Area: `${decimal(area)} mm²` },
      price: 3 + conductors * area * 1.9,
      alloying: conductors * area * COPPER * SURCHARGE,
    }),
  ),
  fixed: [],
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
