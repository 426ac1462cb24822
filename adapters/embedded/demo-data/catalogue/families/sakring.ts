import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Circuit breakers on DIN rail. */
export const sakring: Family = {
  family: 'sakring',
  category: 'el/centraler/dvargbrytare',
  discountGroup: 'EL',
  numbersFrom: 5_540_000,
  register: 'E',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[12, 0.9]],
  brands: ['Brytaren', 'Elvira'],
  dimensions: sized([6, 10, 13, 16, 20, 25, 32, 40, 63], (amperes) => ({
    label: `${amperes} A`,
    size: amperes,
    attributes: { Märkström: `${amperes} A`, 'W mm': '18', 'H mm': '85' },
    price: 62 + amperes * 1.3,
  })),
  fixed: [],
  models: [
    kind('Dvärgbrytare 1-pol C', 'Enpolig dvärgbrytare med C-karakteristik för DIN-skena.', 1, {
      Poler: '1',
      Brytförmåga: '6 kA',
      Standard: 'EN 60898-1',
    }),
    kind('Dvärgbrytare 3-pol C', 'Trepolig dvärgbrytare med C-karakteristik för DIN-skena.', 3.3, {
      Poler: '3',
      Brytförmåga: '6 kA',
      Standard: 'EN 60898-1',
    }),
    kind(
      'Jordfelsbrytare 4-pol 30 mA',
      'Fyrpolig jordfelsbrytare typ A för personskydd.',
      6.4,
      { Poler: '4', Utlösning: '30 mA', Standard: 'EN 61008-1' },
      { category: 'el/centraler/jordfelsbrytare', codes: [6, 8, 9] },
    ),
    kind(
      'Personskyddsbrytare',
      'Jordfelsbrytare och dvärgbrytare i ett, två moduler.',
      4.8,
      { Poler: '2', Utlösning: '30 mA', Standard: 'EN 61009-1' },
      { category: 'el/centraler/personskyddsbrytare', codes: [2, 3, 4] },
    ),
  ],
}
