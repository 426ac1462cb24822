import type { Family } from '../family'
import { kind, sized } from '../kind'

const zinc = { Material: 'Elförzinkat stål', Hållfasthet: '200 HV' }

/** Washers, in boxes. */
export const bricka: Family = {
  family: 'bricka',
  category: 'fastelement/brickor/planbrickor',
  discountGroup: 'FASTE',
  numbersFrom: 9_440_000,
  register: 'none',
  unit: 'frp',
  conversion: { factor: 100, unit: 'st' },
  orderMultiple: 1,
  brackets: [[10, 0.88]],
  brands: ['Fästteknik Nord', 'Skruvika'],
  dimensions: sized([4, 5, 6, 8, 10, 12, 16, 20], (thread) => ({
    label: `M${thread}`,
    size: thread,
    attributes: { Gänga: `M${thread}`, 'W mm': String(thread * 2 + 1) },
    price: 16 + thread * thread * 0.62,
  })),
  fixed: [],
  models: [
    kind('Planbricka', 'Planbricka, ask om 100.', 1, { ...zinc, Standard: 'ISO 7089' }),
    kind('Planbricka A4', 'Planbricka av syrafast stål, ask om 100.', 3.1, {
      ...zinc,
      Material: 'Rostfritt stål',
      Standard: 'ISO 7089',
    }),
    kind(
      'Fjäderbricka',
      'Fjäderbricka, ask om 100.',
      1.1,
      { ...zinc, Standard: 'DIN 127' },
      { category: 'fastelement/brickor/fjaderbrickor' },
    ),
  ],
}
