import {
  allergenic,
  corrosiveLiquid,
  ethyleneGlycol,
  isocyanateFoam,
  pressurised,
  solventAerosol,
  zincAerosol,
} from '../clp-warnings'
import type { Department } from '../department'
import type { Dimension, Family } from '../family'
import { coded, kind, sized } from '../kind'

/** Sealants and glues in tubes. */
const fogtub: Family = {
  family: 'fogtub',
  category: 'kemi/fog-och-lim/silikon',
  discountGroup: 'KEMI',
  numbersFrom: 6_400_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[12, 0.9]],
  brands: ['Fogvika', 'Tätpunkten'],
  dimensions: sized(
    [
      ['vit', 84, 1],
      ['transparent', 84, 2],
      ['grå', 86, 3],
      ['svart', 86, 4],
      ['manhattan', 92, 5],
    ] as const,
    ([colour, price, size]) => ({
      label: `${colour}, 300 ml`,
      size,
      attributes: { Färg: colour, Volym: '300 ml' },
      price,
    }),
  ),
  models: [
    kind(
      'Våtrumssilikon',
      'Neutralhärdande silikon med mögelskydd för dusch, badkar och disk.',
      1,
      { Bas: 'Silikon', Standard: 'EN 15651-3' },
      { warnings: allergenic },
    ),
    kind(
      'Akrylfog',
      'Övermålningsbar akrylfog för skarvar inomhus.',
      0.5,
      { Bas: 'Akryl', Standard: 'EN 15651-1' },
      { category: 'kemi/fog-och-lim/akryl', codes: [1, 3], warnings: allergenic },
    ),
    kind(
      'Montagelim',
      'Snabbt montagelim med hög vidhäftning, fritt från lösningsmedel.',
      1.2,
      { Bas: 'MS-polymer', Standard: 'ISO 11600' },
      { category: 'kemi/fog-och-lim/montagelim', codes: [1, 3, 4] },
    ),
    kind(
      'Fogskum brandklassat',
      'PU-skum för genomföringar, klassat EI 120. Från och med den 24 augusti 2023 krävs adekvat utbildning innan industriell eller yrkesmässig användning.',
      1,
      { Bas: 'Polyuretan', Brandklass: 'EI 120', Standard: 'EN 13501-2' },
      {
        category: 'kemi/fog-och-lim/fogskum',
        warnings: isocyanateFoam,
        dimensions: coded([3], [[750, 168]] as const, ([millilitres, price]) => ({
          label: `${millilitres} ml`,
          size: millilitres,
          attributes: { Färg: 'grå', Volym: `${millilitres} ml` },
          price,
        })),
      },
    ),
  ],
}

/** Reels of tape, from width in mm, length in m and price. */
const reels = (rows: readonly (readonly [width: number, length: number, price: number])[]): readonly Dimension[] =>
  sized(rows, ([width, length, price]) => ({
    label: `${width} mm × ${length} m`,
    size: width + length / 100,
    attributes: { 'Bredd, mm': String(width), Längd: `${length} m` },
    price,
  }))

/** Tapes. */
const tejp: Family = {
  family: 'tejp',
  category: 'kemi/tejp/vavtejp',
  discountGroup: 'KEMI',
  numbersFrom: 6_280_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[12, 0.9]],
  brands: ['Klibbo', 'Tätpunkten'],
  dimensions: reels([
    [19, 20, 34],
    [25, 25, 46],
    [50, 25, 84],
    [50, 50, 138],
    [75, 50, 204],
  ]),
  models: [
    kind('Vävtejp', 'Stark vävtejp som rivs för hand.', 1, { Material: 'Polyetenväv', Färg: 'Silver' }),
    kind(
      'Aluminiumtejp',
      'Aluminiumtejp för isolering och ventilation, tål 120 °C.',
      1.6,
      { Material: 'Aluminium', Temperatur: '−30 till 120 °C' },
      { category: 'kemi/tejp/aluminiumtejp', codes: [3, 4, 5] },
    ),
    kind(
      'Eltejp',
      'Eltejp av PVC, självslocknande.',
      1,
      { Material: 'PVC', Färg: 'Svart', Standard: 'EN 60454-3-1' },
      {
        category: 'kemi/tejp/eltejp',
        dimensions: reels([
          [15, 10, 12],
          [19, 20, 19],
        ]),
      },
    ),
    kind(
      'Gängtejp PTFE',
      'Gängtejp för vatten, luft och gas.',
      1,
      { Material: 'PTFE', Standard: 'EN 751-3' },
      {
        category: 'kemi/tejp/gangtejp',
        dimensions: reels([
          [12, 12, 15],
          [19, 15, 24],
        ]),
      },
    ),
  ],
}

/** Aerosols. */
const spray: Family = {
  family: 'spray',
  category: 'kemi/sprayer/smorj-och-rostlosning',
  discountGroup: 'KEMI',
  numbersFrom: 6_860_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[12, 0.88]],
  brands: ['Kemverket', 'Fogvika'],
  dimensions: sized(
    [
      [150, 62],
      [400, 98],
      [500, 118],
    ] as const,
    ([millilitres, price]) => ({
      label: `${millilitres} ml`,
      size: millilitres,
      attributes: { Volym: `${millilitres} ml` },
      price,
    }),
  ),
  models: [
    kind(
      'Rostlösare',
      'Tränger in i fastrostade gängor och smörjer.',
      1,
      { Temperatur: '−20 till 150 °C' },
      { warnings: solventAerosol },
    ),
    kind(
      'Zinkspray',
      'Kallgalvanisering med 98 % zink i torr film.',
      1.5,
      { Färg: 'Zinkgrå', Temperatur: 'Max 300 °C' },
      { category: 'kemi/sprayer/rostskydd', warnings: zincAerosol },
    ),
    kind(
      'Läcksökningsspray',
      'Bildar bubblor där gas eller tryckluft läcker.',
      0.9,
      { Standard: 'EN 14291' },
      { category: 'kemi/sprayer/lacksokning', warnings: pressurised },
    ),
  ],
}

/** Liquids in cans. */
const dunk: Family = {
  family: 'dunk',
  category: 'kemi/vatskor/glykol',
  discountGroup: 'KEMI',
  numbersFrom: 6_980_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.93]],
  brands: ['Kemverket', 'Rengöra'],
  dimensions: sized(
    [
      [1, 89],
      [5, 296],
      [10, 548],
      [25, 1240],
    ] as const,
    ([litres, price]) => ({
      label: `${litres} l`,
      size: litres,
      attributes: { Volym: `${litres} l` },
      kilograms: litres,
      price,
    }),
  ),
  models: [
    kind(
      'Etylenglykol',
      'Frostskydd för slutna system, fryspunkt −35 °C vid blandning 1:1.',
      1,
      { Färg: 'Grön', Standard: 'BS 6580' },
      { codes: [2, 3, 4], warnings: ethyleneGlycol, massFactor: 1.11 },
    ),
    kind(
      'Propylenglykol',
      'Frostskydd för system där livsmedel eller dricksvatten finns nära.',
      1.5,
      { Färg: 'Blå' },
      { codes: [2, 3, 4], massFactor: 1.04 },
    ),
    kind(
      'Avkalkning',
      'Löser kalk i beredare, växlare och duschslangar.',
      0.8,
      { 'pH-värde': '1' },
      { category: 'kemi/vatskor/avkalkning', codes: [1, 2], massFactor: 1.08, warnings: corrosiveLiquid },
    ),
    kind(
      'Propplösare',
      'Löser fett och hår i avlopp.',
      0.9,
      { 'pH-värde': '13,5' },
      { category: 'kemi/vatskor/propplosare', codes: [1, 2], massFactor: 1.3, warnings: corrosiveLiquid },
    ),
  ],
}

export const kemi: Department = {
  categories: [
    ['kemi', 'Kemi, fog och tejp', 'fogtub'],
    ['kemi/fog-och-lim', 'Fog och lim', 'fogtub'],
    ['kemi/fog-och-lim/silikon', 'Silikon', 'silikon'],
    ['kemi/fog-och-lim/akryl', 'Akryl', 'fogtub'],
    ['kemi/fog-och-lim/montagelim', 'Montagelim', 'montagelim'],
    ['kemi/fog-och-lim/fogskum', 'Fogskum', 'fogskum'],
    ['kemi/sprayer', 'Sprayer', 'spray'],
    ['kemi/sprayer/smorj-och-rostlosning', 'Smörj och rostlösning', 'rostlosare'],
    ['kemi/sprayer/rostskydd', 'Rostskydd', 'spray'],
    ['kemi/sprayer/lacksokning', 'Läcksökning', 'spray'],
    ['kemi/vatskor', 'Vätskor', 'dunk'],
    ['kemi/vatskor/glykol', 'Glykol', 'dunk'],
    ['kemi/vatskor/avkalkning', 'Avkalkning', 'dunk'],
    ['kemi/vatskor/propplosare', 'Propplösare', 'flaska'],
    ['kemi/tejp', 'Tejp', 'tejp'],
    ['kemi/tejp/vavtejp', 'Vävtejp', 'tejp'],
    ['kemi/tejp/aluminiumtejp', 'Aluminiumtejp', 'tejp'],
    ['kemi/tejp/eltejp', 'Eltejp', 'eltejp'],
    ['kemi/tejp/gangtejp', 'Gängtejp', 'gangtejp'],
  ],
  families: [fogtub, tejp, spray, dunk],
}
