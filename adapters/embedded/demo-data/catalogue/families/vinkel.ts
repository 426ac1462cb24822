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

/** Elbows that are pressed on. */
export const vinkel: Family = {
  family: 'vinkel',
  category: 'vvs/rordelar/vinklar',
  discountGroup: 'PRESS',
  numbersFrom: 1_900_000,
  unit: 'st',
  orderMultiple: 10,
  brackets: [[100, 0.95]],
  brands: ['Pressfast', 'Kvarnsjö', 'Rörla'],
  dimensions: pressSizes(0.58),
  fixed: [
    {
      block: 1_631_000,
      brand: 'Pressfast',
      series: 1000,
      model: {
        name: () => 'Vinkel press 90°',
        description: 'Vinkel 90° av koppar med två pressändar för M-backar.',
        attributes: { ...copper, Vinkel: '90°' },
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: (series) => `Vinkel press 45° ${series}`,
      description: 'Vinkel 45° av koppar med två pressändar.',
      attributes: { ...copper, Vinkel: '45°' },
      priceFactor: 1.08,
    },
    {
      name: (series) => `Vinkel press rostfri 90° ${series}`,
      description: 'Vinkel 90° av syrafast stål med två pressändar.',
      attributes: { ...copper, Material: 'Rostfritt stål', Vinkel: '90°', Standard: 'EN 10312' },
      priceFactor: 2.3,
    },
    {
      name: (series) => `Vinkel press elförzinkad 90° ${series}`,
      description: 'Vinkel 90° av elförzinkat stål, för slutna värmesystem.',
      attributes: { ...copper, Material: 'Elförzinkat stål', Vinkel: '90°', Standard: 'EN 10305' },
      priceFactor: 0.8,
    },
    {
      name: (series) => `Böj press med slätända ${series}`,
      description: 'Böj 90° med en pressände och en slät ände.',
      attributes: { ...copper, Vinkel: '90°' },
      priceFactor: 0.97,
    },
  ],
}
