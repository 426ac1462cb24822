import type { Department } from '../department'
import type { Dimension, Family } from '../family'
import { kind, sized } from '../kind'

/** Outer diameter mm, DN, price and alloying part of the simplest fitting. */
const pressSizesSizes: readonly (readonly [mm: number, dn: number, price: number, alloying: number])[] = [
  [12, 10, 38.9, 1.1],
  [15, 12, 44.6, 1.4],
  [18, 15, 58.2, 1.8],
  [22, 20, 79.4, 2.6],
  [28, 25, 112.3, 3.9],
  [35, 32, 168.7, 5.8],
  [42, 40, 254.1, 8.2],
  [54, 50, 362.5, 12.4],
]

/** Sizes of pressed fittings; the article number ends in the diameter. */
const pressSizes = (priceFactor: number): readonly Dimension[] =>
  pressSizesSizes.map(([mm, dn, price, alloying]) => ({
    code: mm,
    label: `${mm} mm`,
    size: mm,
    attributes: { Dimension: `${mm} mm`, DN: String(dn) },
    price: price * priceFactor,
    alloying: alloying * priceFactor,
  }))

const klamkopplingSizes: readonly (readonly [mm: number, dn: number, price: number, alloying: number])[] = [
  [15, 12, 164.9, 3.9],
  [18, 15, 181.3, 4.5],
  [22, 20, 203, 5.6],
  [28, 25, 287.6, 8.1],
  [35, 32, 402.2, 12.6],
  [10, 8, 142.5, 2.4],
  [12, 10, 148.7, 2.9],
]

const dimensions: readonly Dimension[] = klamkopplingSizes.map(([mm, dn, price, alloying], index) => ({
  code: 11 + index,
  label: `${mm} mm`,
  size: mm,
  attributes: { Dimension: `${mm} mm`, DN: String(dn), Rör: 'Cu' },
  price,
  alloying,
}))

const klamkopplingBrass = {
  Anslutning: 'Klämring',
  Material: 'Avzinkningshärdig mässing',
  Tryckklass: 'PN16',
  Temperatur: 'Max 110 °C',
  Standard: 'EN 1254-2',
}

/** Compression couplings, and the ball valve that ends in them. */
const klamkoppling: Family = {
  family: 'klamkoppling',
  category: 'vvs/rordelar/klamringskopplingar',
  discountGroup: 'VENTIL',
  numbersFrom: 4_700_000,
  unit: 'st',
  orderMultiple: 5,
  brackets: [[50, 0.94]],
  brands: ['Tappen', 'Armavika', 'Rörla'],
  dimensions,
  fixed: [
    {
      block: 4_208_300,
      brand: 'Tappen',
      series: 1000,
      model: {
        name: 'Kulventil med klämring',
        description:
          'Förkromad kulventil med avtappning och klämring för kopparrör. Avsedd för synligt montage under diskbänk och tvättställ.',
        attributes: klamkopplingBrass,
        priceFactor: 1,
        codes: [11, 12, 13],
        category: 'vvs/ventiler/kulventiler',
      },
    },
  ],
  models: [
    {
      name: 'Klämringskoppling rak {series}',
      description: 'Rak koppling med klämring i båda ändar, för koppar och PEX med stödhylsa.',
      attributes: klamkopplingBrass,
      priceFactor: 0.31,
    },
    {
      name: 'Klämringskoppling vinkel {series}',
      description: 'Vinkelkoppling 90° med klämring i båda ändar.',
      attributes: { ...klamkopplingBrass, Vinkel: '90°' },
      priceFactor: 0.38,
    },
    {
      name: 'Klämringskoppling T {series}',
      description: 'T-koppling med klämring i alla tre ändar.',
      attributes: klamkopplingBrass,
      priceFactor: 0.52,
    },
    {
      name: 'Klämringskoppling utvändig gänga {series}',
      description: 'Övergång från klämring till utvändig gänga.',
      attributes: { ...klamkopplingBrass, Material: 'Mässing, förkromad' },
      priceFactor: 0.29,
    },
  ],
}

const trorCopper = {
  Anslutning: 'Press M-profil',
  Profil: 'M-profil',
  Material: 'Koppar',
  Tryckklass: 'PN16',
  Tätning: 'EPDM O-ring',
  Standard: 'EN 1254-7',
}

/** Tees that are pressed on. */
const tror: Family = {
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
        name: 'T-rör press',
        description: 'T-rör av koppar med pressändar för M-backar. Läcker synligt tills det är pressat.',
        attributes: trorCopper,
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: 'T-rör press rostfritt {series}',
      description: 'T-rör av syrafast stål med pressändar. För tappvatten, värme, kyla och tryckluft.',
      attributes: { ...trorCopper, Material: 'Rostfritt stål', Standard: 'EN 10312' },
      priceFactor: 2.4,
    },
    {
      name: 'T-rör press elförzinkat {series}',
      description: 'T-rör av elförzinkat stål med pressändar, för slutna värmesystem.',
      attributes: { ...trorCopper, Material: 'Elförzinkat stål', Standard: 'EN 10305' },
      priceFactor: 0.82,
    },
    {
      name: 'T-rör press V-profil {series}',
      description: 'T-rör av koppar med pressändar för V-backar.',
      attributes: { ...trorCopper, Anslutning: 'Press V-profil', Profil: 'V-profil' },
      priceFactor: 1.03,
    },
  ],
}

const vinkelCopper = {
  Anslutning: 'Press M-profil',
  Profil: 'M-profil',
  Material: 'Koppar',
  Tryckklass: 'PN16',
  Tätning: 'EPDM O-ring',
  Standard: 'EN 1254-7',
}

/** Elbows that are pressed on. */
const vinkel: Family = {
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
        name: 'Vinkel press 90°',
        description: 'Vinkel 90° av koppar med två pressändar för M-backar.',
        attributes: { ...vinkelCopper, Vinkel: '90°' },
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: 'Vinkel press 45° {series}',
      description: 'Vinkel 45° av koppar med två pressändar.',
      attributes: { ...vinkelCopper, Vinkel: '45°' },
      priceFactor: 1.08,
    },
    {
      name: 'Vinkel press rostfri 90° {series}',
      description: 'Vinkel 90° av syrafast stål med två pressändar.',
      attributes: { ...vinkelCopper, Material: 'Rostfritt stål', Vinkel: '90°', Standard: 'EN 10312' },
      priceFactor: 2.3,
    },
    {
      name: 'Vinkel press elförzinkad 90° {series}',
      description: 'Vinkel 90° av elförzinkat stål, för slutna värmesystem.',
      attributes: { ...vinkelCopper, Material: 'Elförzinkat stål', Vinkel: '90°', Standard: 'EN 10305' },
      priceFactor: 0.8,
    },
    {
      name: 'Böj press med slätända {series}',
      description: 'Böj 90° med en pressände och en slät ände.',
      attributes: { ...vinkelCopper, Vinkel: '90°' },
      priceFactor: 0.97,
    },
  ],
}

const nippelBrass = { Material: 'Mässing', Tryckklass: 'PN16', Standard: 'EN 1254-4' }

/** Fittings with threads. */
const nippel: Family = {
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
  models: [
    kind('Sexkantnippel', 'Nippel med utvändig gänga i båda ändar och sexkant för nyckel.', 1, {
      ...nippelBrass,
      Anslutning: 'Utvändig gänga',
    }),
    kind('Muff', 'Muff med invändig gänga i båda ändar.', 1.08, { ...nippelBrass, Anslutning: 'Invändig gänga' }),
    kind(
      'Bussning',
      'Bussning som minskar gängan ett steg, utvändig mot invändig gänga.',
      0.94,
      { ...nippelBrass, Anslutning: 'Utvändig gänga' },
      { category: 'vvs/rordelar/bussningar', codes: [3, 4, 5, 6, 7, 8] },
    ),
    kind(
      'Propp',
      'Propp med utvändig gänga och sexkant.',
      0.72,
      { ...nippelBrass, Anslutning: 'Utvändig gänga' },
      { category: 'vvs/rordelar/proppar-och-lock' },
    ),
    kind('Sexkantnippel rostfri', 'Nippel av syrafast stål EN 1.4408, utvändig gänga.', 1.85, {
      ...nippelBrass,
      Material: 'Rostfritt stål',
      Anslutning: 'Utvändig gänga',
      Standard: 'ISO 4144',
    }),
  ],
}

export const vvsRordelar: Department = {
  categories: [
    ['vvs/rordelar', 'Rördelar', 'tror'],
    ['vvs/rordelar/t-ror', 'T-rör', 'tror'],
    ['vvs/rordelar/vinklar', 'Vinklar', 'vinkel'],
    ['vvs/rordelar/klamringskopplingar', 'Klämringskopplingar', 'klamkoppling'],
    ['vvs/rordelar/nipplar-och-muffar', 'Nipplar och muffar', 'nippel'],
    ['vvs/rordelar/bussningar', 'Bussningar', 'nippel'],
    ['vvs/rordelar/proppar-och-lock', 'Proppar och lock', 'nippel'],
    ['vvs/rordelar/fordelarror', 'Fördelarrör', 'fordelare'],
  ],
  families: [klamkoppling, tror, vinkel, nippel],
}
