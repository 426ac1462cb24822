import type { Family } from '../family'
import { kind, sized } from '../kind'

const brass = { Material: 'Mässing', Tryckklass: 'PN16', Standard: 'EN 1254-4' }

/** Fittings with threads. */
export const nippel: Family = {
  family: 'nippel',
  category: 'vvs/rordelar/nipplar-och-muffar',
  discountGroup: 'VENTIL',
  numbersFrom: 1_000_000,
  unit: 'st',
  orderMultiple: 10,
  brackets: [
    [50, 0.95],
    [200, 0.9],
  ],
  brands: ['Gängverket', 'Tappen', 'Rörla'],
  dimensions: sized(
    [
      [8, 'G1/4', 12.4],
      [10, 'G3/8', 14.9],
      [15, 'G1/2', 18.6],
      [20, 'G3/4', 26.2],
      [25, 'G1', 41.5],
      [32, 'G1 1/4', 68],
      [40, 'G1 1/2', 92],
      [50, 'G2', 148],
    ] as const,
    ([dn, thread, price]) => ({
      label: thread,
      size: dn,
      attributes: { DN: String(dn), Gänga: thread },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Sexkantnippel', 'Nippel med utvändig gänga i båda ändar och sexkant för nyckel.', 1, {
      ...brass,
      Anslutning: 'Utvändig gänga',
    }),
    kind('Muff', 'Muff med invändig gänga i båda ändar.', 1.08, { ...brass, Anslutning: 'Invändig gänga' }),
    kind(
      'Bussning',
      'Bussning som minskar gängan ett steg, utvändig mot invändig gänga.',
      0.94,
      { ...brass, Anslutning: 'Utvändig gänga' },
      { category: 'vvs/rordelar/bussningar', codes: [3, 4, 5, 6, 7, 8] },
    ),
    kind(
      'Propp',
      'Propp med utvändig gänga och sexkant.',
      0.72,
      { ...brass, Anslutning: 'Utvändig gänga' },
      { category: 'vvs/rordelar/proppar-och-lock' },
    ),
    kind('Sexkantnippel rostfri', 'Nippel av syrafast stål EN 1.4408, utvändig gänga.', 1.85, {
      ...brass,
      Material: 'Rostfritt stål',
      Anslutning: 'Utvändig gänga',
      Standard: 'ISO 4144',
    }),
  ],
}
