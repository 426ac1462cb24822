import type { Department } from '../department'
import type { Dimension, Family } from '../family'
import { coded, kind, sized } from '../kind'
import { copperFitting, pressSizes } from '../press-sizes'

/** Small couplings lie in bags, large ones singly. */
const inBags = (mm: number): number => (mm <= 15 ? 10 : mm <= 22 ? 5 : 1)

const klamkopplingSizes: readonly (readonly [
  mm: number,
  dn: number,
  thread: string,
  kilograms: number,
  price: number,
  alloying: number,
])[] = [
  [15, 12, 'G1/2', 0.21, 164.9, 3.9],
  [18, 15, 'G1/2', 0.25, 181.3, 4.5],
  [22, 20, 'G3/4', 0.31, 203, 5.6],
  [28, 25, 'G1', 0.45, 287.6, 8.1],
  [35, 32, 'G1 1/4', 0.7, 402.2, 12.6],
  [10, 8, 'G3/8', 0.13, 142.5, 2.4],
  [12, 10, 'G3/8', 0.16, 148.7, 2.9],
]

const klamkopplingDimensions = (
  said: (mm: number, thread: string) => { readonly label: string; readonly thread: object },
): readonly Dimension[] =>
  klamkopplingSizes.map(([mm, dn, thread, kilograms, price, alloying], index) => ({
    code: 11 + index,
    label: said(mm, thread).label,
    size: mm,
    attributes: { Dimension: `${mm} mm`, DN: String(dn), ...said(mm, thread).thread, Rör: 'Cu' },
    kilograms,
    price,
    alloying,
    orderMultiple: inBags(mm),
  }))

const plain = klamkopplingDimensions((mm) => ({ label: `${mm} mm`, thread: {} }))
const toThread = klamkopplingDimensions((mm, thread) => ({ label: `${mm} mm × ${thread}`, thread: { Gänga: thread } }))

// Codes beyond those of clamping rings.
const pressedAsWell = (stainless: boolean): readonly Dimension[] =>
  pressSizes({ share: 1, stainless }).map((dimension, index) => ({ ...dimension, code: 21 + index }))

const klamkopplingBrass = {
  Anslutning: 'Klämring',
  Material: 'Avzinkningshärdig mässing',
  Tryckklass: 'PN16',
  Temperatur: 'Max 110 °C',
  Standard: 'EN 1254-2',
}

/** Straight couplings, with clamping rings or pressed, and the ball valve that ends in clamping rings. */
const klamkoppling: Family = {
  family: 'klamkoppling',
  category: 'vvs/rordelar/klamringskopplingar',
  discountGroup: 'VENTIL',
  numbersFrom: 4_700_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[50, 0.94]],
  brands: ['Tappen', 'Armavika', 'Rörla'],
  dimensions: plain,
  alloyed: 'mässing',
  fixed: [
    {
      block: 4_208_300,
      brand: 'Tappen',
      model: {
        name: 'Kulventil med klämring',
        description:
          'Förkromad kulventil med avtappning och klämring för kopparrör. Avsedd för synligt montage under diskbänk och tvättställ.',
        attributes: klamkopplingBrass,
        priceFactor: 1,
        dimensions: plain.filter(({ code }) => code <= 13).map((dimension) => ({ ...dimension, orderMultiple: 1 })),
        category: 'vvs/ventiler/kulventiler',
      },
    },
  ],
  models: [
    kind(
      'Klämringskoppling rak',
      'Rak koppling med klämring i båda ändar, för koppar och PEX med stödhylsa.',
      0.31,
      klamkopplingBrass,
      { massFactor: 0.42 },
    ),
    kind(
      'Klämringskoppling vinkel',
      'Vinkelkoppling 90° med klämring i båda ändar.',
      0.38,
      { ...klamkopplingBrass, Vinkel: '90°' },
      { massFactor: 0.48 },
    ),
    kind('Klämringskoppling T', 'T-koppling med klämring i alla tre ändar.', 0.52, klamkopplingBrass, {
      massFactor: 0.66,
    }),
    kind(
      'Klämringskoppling utvändig gänga',
      'Övergång från klämring till utvändig gänga.',
      0.29,
      { ...klamkopplingBrass, Anslutning: 'Klämring och utvändig gänga', Material: 'Mässing, förkromad' },
      { massFactor: 0.38, dimensions: toThread },
    ),
    kind(
      'Presskoppling rak',
      'Rak presskoppling av koppar, muff mot muff, för M-backar. Läcker synligt tills den är pressad.',
      0.44,
      copperFitting,
      { category: 'vvs/rordelar/presskopplingar', dimensions: pressedAsWell(false), massFactor: 0.5 },
    ),
    kind(
      'Presskoppling rak rostfri',
      'Rak presskoppling av syrafast stål, muff mot muff, för M-backar.',
      1.05,
      { ...copperFitting, Material: 'Rostfritt stål', Standard: 'EN 10312' },
      { category: 'vvs/rordelar/presskopplingar', dimensions: pressedAsWell(true), massFactor: 0.45 },
    ),
  ],
}

/** Tees that are pressed on. */
const tror: Family = {
  family: 'tror',
  category: 'vvs/rordelar/t-ror',
  discountGroup: 'PRESS',
  numbersFrom: 1_700_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[100, 0.95]],
  brands: ['Pressfast', 'Kvarnsjö', 'Rörla'],
  dimensions: pressSizes({ share: 1 }),
  alloyed: 'koppar',
  fixed: [
    {
      block: 1_630_500,
      brand: 'Pressfast',
      model: kind(
        'T-rör press',
        'T-rör av koppar med pressändar för M-backar. Läcker synligt tills det är pressat.',
        1,
        copperFitting,
      ),
    },
  ],
  models: [
    kind(
      'T-rör press rostfritt',
      'T-rör av syrafast stål med pressändar. För tappvatten, värme, kyla och tryckluft.',
      2.4,
      { ...copperFitting, Material: 'Rostfritt stål', Standard: 'EN 10312' },
      { massFactor: 0.92, dimensions: pressSizes({ share: 1, stainless: true }) },
    ),
    kind(
      'T-rör press elförzinkat',
      'T-rör av elförzinkat stål med pressändar, för slutna värmesystem.',
      0.82,
      { ...copperFitting, Material: 'Elförzinkat stål', Standard: 'EN 10305' },
      { massFactor: 0.95 },
    ),
    kind('T-rör press V-profil', 'T-rör av koppar med pressändar för V-backar.', 1.03, {
      ...copperFitting,
      Anslutning: 'Press V-profil',
    }),
    kind(
      'T-rör press',
      'T-rör av koppar med pressändar för M-backar. Läcker synligt tills det är pressat.',
      1,
      copperFitting,
    ),
  ],
}

/** Elbows that are pressed on. */
const vinkel: Family = {
  family: 'vinkel',
  category: 'vvs/rordelar/vinklar',
  discountGroup: 'PRESS',
  numbersFrom: 1_900_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[100, 0.95]],
  brands: ['Pressfast', 'Kvarnsjö', 'Rörla'],
  dimensions: pressSizes({ share: 0.58 }),
  alloyed: 'koppar',
  fixed: [
    {
      block: 1_631_000,
      brand: 'Pressfast',
      model: kind('Pressvinkel 90°', 'Vinkel 90° av koppar med två pressändar för M-backar.', 1, {
        ...copperFitting,
        Vinkel: '90°',
      }),
    },
  ],
  models: [
    kind(
      'Pressvinkel 45°',
      'Vinkel 45° av koppar med två pressändar.',
      0.94,
      { ...copperFitting, Vinkel: '45°' },
      { massFactor: 0.86 },
    ),
    kind(
      'Pressvinkel 90° rostfri',
      'Vinkel 90° av syrafast stål med två pressändar.',
      2.3,
      { ...copperFitting, Material: 'Rostfritt stål', Vinkel: '90°', Standard: 'EN 10312' },
      { massFactor: 0.92, dimensions: pressSizes({ share: 0.58, stainless: true }) },
    ),
    kind(
      'Pressvinkel 90° elförzinkad',
      'Vinkel 90° av elförzinkat stål, för slutna värmesystem.',
      0.8,
      { ...copperFitting, Material: 'Elförzinkat stål', Vinkel: '90°', Standard: 'EN 10305' },
      { massFactor: 0.95 },
    ),
    kind(
      'Pressböj med slät ände',
      'Böj 90° av koppar med en pressände och en slät ände.',
      0.97,
      { ...copperFitting, Vinkel: '90°' },
      { massFactor: 0.94 },
    ),
    kind('Pressvinkel 90°', 'Vinkel 90° av koppar med två pressändar för M-backar.', 1, {
      ...copperFitting,
      Vinkel: '90°',
    }),
  ],
}

const nippelBrass = { Material: 'Mässing', Tryckklass: 'PN16', Standard: 'EN 1254-4' }

const nippelMultiple = (dn: number): number => (dn <= 15 ? 10 : dn <= 25 ? 5 : 1)

/** Fittings with threads. */
const nippel: Family = {
  family: 'nippel',
  category: 'vvs/rordelar/nipplar-och-muffar',
  discountGroup: 'VENTIL',
  numbersFrom: 1_000_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [
    [50, 0.95],
    [200, 0.9],
  ],
  brands: ['Gängverket', 'Tappen', 'Rörla'],
  dimensions: sized(
    [
      [8, 'G1/4', 0.016, 12.4],
      [10, 'G3/8', 0.024, 14.9],
      [15, 'G1/2', 0.038, 18.6],
      [20, 'G3/4', 0.058, 26.2],
      [25, 'G1', 0.095, 41.5],
      [32, 'G1 1/4', 0.15, 68],
      [40, 'G1 1/2', 0.2, 92],
      [50, 'G2', 0.32, 148],
    ] as const,
    ([dn, thread, kilograms, price]) => ({
      label: thread,
      size: dn,
      attributes: { DN: String(dn), Gänga: thread },
      kilograms,
      price,
      orderMultiple: nippelMultiple(dn),
    }),
  ),
  alloyed: 'mässing',
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
      { ...nippelBrass, Anslutning: 'Utvändig och invändig gänga' },
      {
        category: 'vvs/rordelar/bussningar',
        dimensions: coded(
          [3, 4, 5, 6, 7, 8],
          [
            [15, 'G1/2', 'G3/8', 0.022, 18.6],
            [20, 'G3/4', 'G1/2', 0.036, 26.2],
            [25, 'G1', 'G3/4', 0.061, 41.5],
            [32, 'G1 1/4', 'G1', 0.098, 68],
            [40, 'G1 1/2', 'G1 1/4', 0.11, 92],
            [50, 'G2', 'G1 1/2', 0.24, 148],
          ] as const,
          ([dn, outer, inner, kilograms, price]) => ({
            label: `${outer} × ${inner}`,
            size: dn,
            attributes: { DN: String(dn), Gänga: `${outer} × ${inner}` },
            kilograms,
            price,
            orderMultiple: nippelMultiple(dn),
          }),
        ),
      },
    ),
    kind(
      'Propp',
      'Propp med utvändig gänga och sexkant.',
      0.72,
      { ...nippelBrass, Anslutning: 'Utvändig gänga' },
      { category: 'vvs/rordelar/proppar-och-lock', massFactor: 0.7 },
    ),
    kind(
      'Sexkantnippel rostfri',
      'Nippel av syrafast stål EN 1.4408, utvändig gänga.',
      1.85,
      { ...nippelBrass, Material: 'Rostfritt stål', Anslutning: 'Utvändig gänga', Standard: 'ISO 4144' },
      { massFactor: 0.95 },
    ),
  ],
}

export const vvsRordelar: Department = {
  categories: [
    ['vvs/rordelar', 'Rördelar', 'tror'],
    ['vvs/rordelar/t-ror', 'T-rör', 'tror'],
    ['vvs/rordelar/vinklar', 'Vinklar', 'vinkel'],
    ['vvs/rordelar/presskopplingar', 'Presskopplingar', 'presskoppling'],
    ['vvs/rordelar/klamringskopplingar', 'Klämringskopplingar', 'klamkoppling'],
    ['vvs/rordelar/nipplar-och-muffar', 'Nipplar och muffar', 'nippel'],
    ['vvs/rordelar/bussningar', 'Bussningar', 'bussning'],
    ['vvs/rordelar/proppar-och-lock', 'Proppar och lock', 'propp'],
    ['vvs/rordelar/fordelarror', 'Fördelarrör', 'tappvattenfordelare'],
  ],
  families: [klamkoppling, tror, vinkel, nippel],
}
