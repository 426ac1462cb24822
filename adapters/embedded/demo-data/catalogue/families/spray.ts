import { drowsiness, flammableAerosol, toxicToWater } from '../clp-warnings'
import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Aerosols. */
export const spray: Family = {
  family: 'spray',
  category: 'kemi/sprayer/smorj-och-rostlosning',
  discountGroup: 'KEMI',
  numbersFrom: 6_860_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[12, 0.88]],
  brands: ['Kemverket', 'Fogvika'],
  dimensions: sized(
    [
      [150, 62],
      [400, 98],
      [500, 118],
    ] as const,
    ([millilitres, price]) => ({
      label: `${millilitres} ml`,
      size: millilitres,
      attributes: { Volym: `${millilitres} ml` },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind(
      'Rostlösare',
      'Tränger in i fastrostade gängor och smörjer.',
      1,
      { Temperatur: '−20 till 150 °C' },
      { warnings: [flammableAerosol, drowsiness] },
    ),
    kind(
      'Zinkspray',
      'Kallgalvanisering med 98 % zink i torr film.',
      1.5,
      { Färg: 'Zinkgrå', Standard: 'EN ISO 1461' },
      { category: 'kemi/sprayer/rostskydd', warnings: [flammableAerosol, drowsiness, toxicToWater] },
    ),
    kind(
      'Läcksökningsspray',
      'Bildar bubblor där gas eller tryckluft läcker.',
      0.9,
      { Standard: 'EN 14291' },
      { category: 'kemi/sprayer/lacksokning' },
    ),
  ],
}
