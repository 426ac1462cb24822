import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Power tools. */
export const borrmaskin: Family = {
  family: 'borrmaskin',
  category: 'verktyg/elverktyg/skruvdragare',
  discountGroup: 'VERKTYG',
  numbersFrom: 8_720_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Ruff', 'Morvika Maskin', 'Harven'],
  dimensions: sized(
    [
      ['12 V', 'utan batteri', 1190, 12],
      ['12 V', '2 × 3,0 Ah', 2290, 13],
      ['18 V', 'utan batteri', 1690, 18],
      ['18 V', '2 × 5,0 Ah', 3490, 19],
    ] as const,
    ([voltage, battery, price, size]) => ({
      label: `${voltage}, ${battery}`,
      size,
      attributes: { Spänning: voltage, Batteri: battery, 'L mm': '168', 'H mm': '240' },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Borrskruvdragare', 'Borrskruvdragare med kolborstfri motor och metallchuck 13 mm.', 1, {
      Moment: '60 Nm',
      Standard: 'EN 62841-2-1',
    }),
    kind('Slagskruvdragare', 'Slagskruvdragare med tre steg och läge för plåtskruv.', 1.05, {
      Moment: '180 Nm',
      Standard: 'EN 62841-2-2',
    }),
    kind(
      'Borrhammare SDS-plus',
      'Borrhammare med tre funktioner och vibrationsdämpat handtag.',
      1.7,
      { Slagenergi: '2,4 J', Standard: 'EN 62841-2-6' },
      { category: 'verktyg/elverktyg/borrhammare', codes: [3, 4] },
    ),
    kind(
      'Vinkelslip 125 mm',
      'Vinkelslip med broms och skydd som ställs utan verktyg.',
      1.1,
      { Varvtal: '8500 r/min', Standard: 'EN 62841-2-3' },
      { category: 'verktyg/elverktyg/vinkelslipar', codes: [3, 4] },
    ),
  ],
}
