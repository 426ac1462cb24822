import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Luminaires. */
export const armatur: Family = {
  family: 'armatur',
  category: 'el/belysning/plafonder',
  discountGroup: 'EL',
  numbersFrom: 6_160_000,
  register: 'E',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.92]],
  brands: ['Ljusvika', 'Klickström'],
  dimensions: sized(
    [
      [10, 1000, 396],
      [14, 1500, 468],
      [20, 2100, 584],
      [28, 3200, 742],
      [40, 4800, 968],
    ] as const,
    ([watts, lumens, price]) => ({
      label: `${watts} W`,
      size: watts,
      attributes: { Effekt: `${watts} W`, Ljusflöde: `${lumens} lm`, Färgtemperatur: '3000/4000 K' },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('LED-plafond', 'Plafond med omställbar ljusfärg och överkoppling.', 1, {
      Skyddsklass: 'IP44',
      Livslängd: '50 000 h',
      Standard: 'EN 60598-1',
    }),
    kind(
      'LED-downlight',
      'Downlight för isolerade tak, dimbar och med skruvlös kopplingsplint.',
      0.6,
      { Skyddsklass: 'IP65', Livslängd: '40 000 h', Standard: 'EN 60598-2-2' },
      { category: 'el/belysning/downlights', codes: [1, 2] },
    ),
    kind(
      'Industriarmatur LED',
      'Tät armatur för garage, förråd och verkstad, genomkopplad.',
      1.2,
      { Skyddsklass: 'IP66', Livslängd: '70 000 h', Standard: 'EN 60598-1' },
      { category: 'el/belysning/industriarmaturer', codes: [3, 4, 5] },
    ),
  ],
}
