import type { Family } from '../family'
import { kind, sized } from '../kind'

const tap = { Material: 'Mässing', Anslutning: 'Slang G3/8', Energiklass: 'A', Godkännande: 'Typgodkänd' }

/** Taps and mixers. */
export const blandare: Family = {
  family: 'blandare',
  category: 'sanitet/blandare/tvattstallsblandare',
  discountGroup: 'SANITET',
  numbersFrom: 8_120_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[6, 0.95]],
  brands: ['Lavado', 'Källvika', 'Norrström'],
  dimensions: sized(
    [
      ['krom', 1290, 1],
      ['matt svart', 1690, 2],
      ['borstad stål', 1790, 3],
      ['borstad mässing', 2190, 4],
    ] as const,
    ([finish, price, size]) => ({
      label: finish,
      size,
      attributes: { Ytbehandling: finish, 'H mm': '168' },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Tvättställsblandare', 'Ettgreppsblandare med mjukstängning, kallstart och begränsat flöde.', 1, {
      ...tap,
      Flöde: '5,7 l/min',
      Standard: 'EN 817',
    }),
    kind(
      'Köksblandare',
      'Ettgreppsblandare med hög svängbar pip och avstängning för diskmaskin.',
      1.35,
      { ...tap, Flöde: '9 l/min', Standard: 'EN 817' },
      { category: 'sanitet/blandare/koksblandare' },
    ),
    kind(
      'Duschblandare termostat',
      'Termostatblandare 160 c/c med spärr vid 38 °C. Vattnet blir aldrig hetare än du ställt in.',
      1.1,
      { ...tap, Anslutning: '160 c/c M26', Flöde: '12 l/min', Standard: 'EN 1111' },
      { category: 'sanitet/blandare/duschblandare' },
    ),
    kind(
      'Badkarsblandare termostat',
      'Termostatblandare 160 c/c med omkastare mellan pip och handdusch.',
      1.5,
      { ...tap, Anslutning: '160 c/c M26', Flöde: '20 l/min', Standard: 'EN 1111' },
      { category: 'sanitet/blandare/badkarsblandare', codes: [1, 2] },
    ),
  ],
}
