import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Traps for basins and sinks. */
export const vattenlas: Family = {
  family: 'vattenlas',
  category: 'avlopp/vattenlas/tvattstallsvattenlas',
  discountGroup: 'AVLOPP',
  numbersFrom: 2_820_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.94]],
  brands: ['Avrinn', 'Lavado'],
  dimensions: sized(
    [
      ['G1 1/4', 32, 'vit', 86],
      ['G1 1/4', 32, 'krom', 264],
      ['G1 1/4', 32, 'svart', 318],
      ['G1 1/2', 40, 'vit', 98],
      ['G1 1/2', 50, 'vit', 112],
    ] as const,
    ([thread, mm, colour, price]) => ({
      label: `${thread} × ${mm}, ${colour}`,
      size: mm,
      attributes: { Gänga: thread, 'Utlopp mm': String(mm), Färg: colour },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Vattenlås tvättställ', 'Flaskvattenlås som rensas utan verktyg. 50 mm låshöjd.', 1, {
      Material: 'Polypropen',
      Standard: 'EN 274-1',
    }),
    kind(
      'Vattenlås diskbänk',
      'Vattenlås för en eller två hoar, med anslutning för diskmaskin.',
      1.4,
      { Material: 'Polypropen', Standard: 'EN 274-1' },
      { category: 'avlopp/vattenlas/diskbanksvattenlas', codes: [4, 5] },
    ),
    kind(
      'Bottenventil klick',
      'Bottenventil som öppnas med ett tryck, för tvättställ med bräddavlopp.',
      1.9,
      { Material: 'Mässing, förkromad', Standard: 'EN 274-1' },
      { category: 'avlopp/vattenlas/bottenventiler', codes: [1, 2, 3] },
    ),
  ],
}
