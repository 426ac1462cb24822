import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Gaskets and O-rings, in bags. */
export const packning: Family = {
  family: 'packning',
  category: 'vvs/tatning/packningar',
  discountGroup: 'VENTIL',
  numbersFrom: 1_240_000,
  unit: 'frp',
  conversion: { factor: 10, unit: 'st' },
  orderMultiple: 1,
  brackets: [[10, 0.9]],
  brands: ['Tätpunkten', 'Gängverket'],
  dimensions: sized(
    [
      ['G3/8', 10, 15, 24],
      ['G1/2', 15, 18.5, 26],
      ['G3/4', 20, 24, 29],
      ['G1', 25, 30, 36],
      ['G1 1/4', 32, 38.5, 44],
      ['G1 1/2', 40, 44, 52],
      ['G2', 50, 56, 68],
    ] as const,
    ([thread, dn, outer, price]) => ({
      label: thread,
      size: dn,
      attributes: { Gänga: thread, DN: String(dn), 'Ytterdiameter mm': String(outer).replace('.', ',') },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Plantätning fiber', 'Fiberpackning för unionskopplingar i vatten, värme och gas. Påse om 10.', 1, {
      Material: 'Aramidfiber',
      Temperatur: 'Max 180 °C',
      Standard: 'DIN 28091',
    }),
    kind('Plantätning EPDM', 'Gummipackning för tappvatten. Påse om 10.', 0.7, {
      Material: 'EPDM',
      Temperatur: 'Max 110 °C',
      Standard: 'EN 681-1',
    }),
    kind(
      'O-ring EPDM',
      'O-ring för kulventiler, blandare och presskopplingar. Påse om 10.',
      0.9,
      { Material: 'EPDM', Hårdhet: '70 Shore A', Standard: 'ISO 3601-1' },
      { category: 'vvs/tatning/o-ringar' },
    ),
    kind(
      'Kopparbricka',
      'Tätningsbricka av glödgad koppar för oljeledningar och givare. Påse om 10.',
      1.8,
      { Material: 'Koppar', Standard: 'DIN 7603' },
      { category: 'vvs/tatning/metalltatningar', codes: [1, 2, 3, 4] },
    ),
  ],
}
