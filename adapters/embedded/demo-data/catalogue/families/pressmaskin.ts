import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Pressing tools and their jaws. */
export const pressmaskin: Family = {
  family: 'pressmaskin',
  category: 'verktyg/rorverktyg/pressbackar',
  discountGroup: 'VERKTYG',
  numbersFrom: 8_840_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Pressfast', 'Harven'],
  dimensions: sized([12, 15, 18, 22, 28, 35, 42, 54], (mm) => ({
    label: `${mm} mm`,
    size: mm,
    attributes: { Dimension: `${mm} mm` },
    price: 890 + mm * 26,
  })),
  fixed: [],
  models: [
    kind('Pressback M-profil', 'Pressback för pressmaskin 32 kN.', 1, { Profil: 'M-profil', Material: 'Stål' }),
    kind('Pressback V-profil', 'Pressback för pressmaskin 32 kN.', 1.02, { Profil: 'V-profil', Material: 'Stål' }),
    kind(
      'Pressmaskin 32 kN',
      'Batteridriven pressmaskin till 54 mm, med väska, två batterier och laddare.',
      6.8,
      { Presskraft: '32 kN', Spänning: '18 V', Standard: 'EN 62841-1' },
      { category: 'verktyg/rorverktyg/pressmaskiner', codes: [8] },
    ),
    kind(
      'Röravskärare',
      'Röravskärare för koppar och rostfritt, med gradare i handtaget.',
      0.42,
      { Material: 'Stål och aluminium' },
      { category: 'verktyg/rorverktyg/roravskarare', codes: [4, 6, 8] },
    ),
  ],
}
