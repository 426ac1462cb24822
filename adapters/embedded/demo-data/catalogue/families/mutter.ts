import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Nuts, in boxes, and threaded rod. */
export const mutter: Family = {
  family: 'mutter',
  category: 'fastelement/muttrar/sexkantsmuttrar',
  discountGroup: 'FASTE',
  numbersFrom: 9_560_000,
  register: 'none',
  unit: 'frp',
  conversion: { factor: 100, unit: 'st' },
  orderMultiple: 1,
  brackets: [[10, 0.88]],
  brands: ['Fästteknik Nord', 'Skruvika'],
  dimensions: sized([4, 5, 6, 8, 10, 12, 16, 20], (thread) => ({
    label: `M${thread}`,
    size: thread,
    attributes: { Gänga: `M${thread}`, Nyckelvidd: `${Math.round(thread * 1.6)} mm` },
    price: 18 + thread * thread * 0.9,
  })),
  fixed: [],
  models: [
    kind('Sexkantsmutter', 'Sexkantsmutter klass 8, ask om 100.', 1, {
      Material: 'Elförzinkat stål',
      Hållfasthet: 'Klass 8',
      Standard: 'ISO 4032',
    }),
    kind(
      'Låsmutter',
      'Låsmutter med nylonring, ask om 100.',
      1.4,
      { Material: 'Elförzinkat stål', Hållfasthet: 'Klass 8', Standard: 'ISO 7040' },
      { category: 'fastelement/muttrar/lasmuttrar' },
    ),
    kind('Sexkantsmutter A4', 'Sexkantsmutter av syrafast stål, ask om 100.', 3.4, {
      Material: 'Rostfritt stål',
      Hållfasthet: 'A4-80',
      Standard: 'ISO 4032',
    }),
  ],
}
