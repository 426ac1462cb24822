import type { Family } from '../family'
import { pressSizes } from './press-sizes'

const copper = {
  Anslutning: 'Press M-profil',
  Profil: 'M-profil',
  Material: 'Koppar',
  Tryckklass: 'PN16',
  Tätning: 'EPDM O-ring',
  Standard: 'EN 1254-7',
}

/** Tees that are pressed on. */
export const tror: Family = {
  family: 'tror',
  category: 'vvs/rordelar/t-ror',
  discountGroup: 'PRESS',
  numbersFrom: 1_700_000,
  unit: 'st',
  orderMultiple: 10,
  brackets: [[100, 0.95]],
  brands: ['Pressfast', 'Kvarnsjö', 'Rörla'],
  dimensions: pressSizes(1),
  fixed: [
    {
      block: 1_630_500,
      brand: 'Pressfast',
      series: 1000,
      model: {
        name: () => 'T-rör press',
        description: 'T-rör av koppar med pressändar för M-backar. Läcker synligt tills det är pressat.',
        attributes: copper,
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: (series) => `T-rör press rostfritt ${series}`,
      description: 'T-rör av syrafast stål med pressändar. För tappvatten, värme, kyla och tryckluft.',
      attributes: { ...copper, Material: 'Rostfritt stål', Standard: 'EN 10312' },
      priceFactor: 2.4,
    },
    {
      name: (series) => `T-rör press elförzinkat ${series}`,
      description: 'T-rör av elförzinkat stål med pressändar, för slutna värmesystem.',
      attributes: { ...copper, Material: 'Elförzinkat stål', Standard: 'EN 10305' },
      priceFactor: 0.82,
    },
    {
      name: (series) => `T-rör press V-profil ${series}`,
      description: 'T-rör av koppar med pressändar för V-backar.',
      attributes: { ...copper, Anslutning: 'Press V-profil', Profil: 'V-profil' },
      priceFactor: 1.03,
    },
  ],
}
