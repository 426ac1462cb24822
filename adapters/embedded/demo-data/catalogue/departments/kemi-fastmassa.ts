import { cementPowder } from '../clp-warnings'
import type { Department } from '../department'
import type { Dimension, Family, Model } from '../family'
import { coded, decimal, kind, sized } from '../kind'

/** Sacks on a pallet of about a tonne, by what a sack holds in kg. */
const sacksOfPallet: Readonly<Record<number, number>> = { 3: 240, 5: 180, 15: 64, 20: 48, 25: 40 }

/** The mass of a sack that is full, as a share of what it holds. */
const SACK = 1.005
const BUCKET = 1.04

interface Sack {
  readonly kilograms: number
  readonly colour?: string
  readonly price: number
  /** The place among sacks of the same mass. */
  readonly shade?: number
}

/** A sack is cheaper by the dozen, and cheapest by the pallet. */
const sack = (label: string, { kilograms, colour, price, shade = 0 }: Sack): Omit<Dimension, 'code'> => {
  const onPallet = sacksOfPallet[kilograms] ?? 48
  return {
    label,
    size: kilograms + shade / 10,
    attributes: {
      ...(colour === undefined ? {} : { Färg: colour }),
      Innehåll: `${kilograms} kg`,
      'Antal per pall': String(onPallet),
    },
    kilograms,
    price,
    brackets: [
      [12, 0.95],
      [onPallet, 0.88],
    ],
  }
}

/** The area that a sack is enough for. */
const areaOf =
  (kilogramsPerSquareMetre: number): Model['attributesOf'] =>
  ({ kilograms = 0 }) => ({ 'Räcker till': `${decimal(kilograms / kilogramsPerSquareMetre, 1)} m²` })

const cement = { Bas: 'Cement' }
const ofCement: Partial<Model> = { warnings: cementPowder, massFactor: SACK }

/** Tile adhesives. Class (EN 12004): C cement, D dispersion, 2 improved, T no slip, E 30 minutes open, F fast, S1 deforms. */
const fastmassa: Family = {
  family: 'fastmassa',
  category: 'kemi/fastmassa-och-fogbruk/fastmassa',
  discountGroup: 'KEMI',
  numbersFrom: 3_820_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[12, 0.95]],
  brands: ['Murholm', 'Sandfors'],
  dimensions: sized(
    [
      [5, 'grå', 58],
      [15, 'grå', 128],
      [20, 'grå', 158],
      [25, 'grå', 184],
      [5, 'vit', 66],
      [20, 'vit', 178],
    ] as const,
    ([kilograms, colour, price]) =>
      sack(`${kilograms} kg, ${colour}`, { kilograms, colour, price, shade: colour === 'vit' ? 1 : 0 }),
  ),
  models: [
    kind(
      'Fästmassa C2TE',
      'Cementbaserad fästmassa för kakel och klinker på vägg och golv, inne och ute. Åtgång med 8 mm tandspackel.',
      1,
      {
        ...cement,
        Klass: 'C2TE',
        Åtgång: '3 kg/m²',
        Öppentid: '30 min',
        Brukstid: '3 h',
        'Fogas efter': '24 h',
        Golvvärme: 'Nej',
        Standard: 'EN 12004',
      },
      { ...ofCement, codes: [1, 3, 4, 5, 6], attributesOf: areaOf(3) },
    ),
    kind(
      'Fästmassa flex C2TE S1',
      'Flexibel fästmassa för golv med golvvärme, tätskikt, skivor och stora plattor. Åtgång med 8 mm tandspackel.',
      1.2,
      {
        ...cement,
        Klass: 'C2TE S1',
        Åtgång: '3 kg/m²',
        Öppentid: '30 min',
        Brukstid: '3 h',
        'Fogas efter': '24 h',
        Golvvärme: 'Ja',
        Standard: 'EN 12004',
      },
      { ...ofCement, codes: [1, 3, 5, 6], attributesOf: areaOf(3) },
    ),
    kind(
      'Fästmassa snabb C2FT S1',
      'Flexibel fästmassa som härdar snabbt, så att golvet kan fogas samma dag. Åtgång med 8 mm tandspackel.',
      1.35,
      {
        ...cement,
        Klass: 'C2FT S1',
        Åtgång: '3 kg/m²',
        Öppentid: '15 min',
        Brukstid: '30 min',
        'Fogas efter': '3 h',
        Golvvärme: 'Ja',
        Standard: 'EN 12004',
      },
      { ...ofCement, codes: [1, 3], attributesOf: areaOf(3) },
    ),
    kind(
      'Fästmassa C1',
      'Cementbaserad fästmassa för kakel och klinker inomhus på gjutna och putsade ytor. Åtgång med 8 mm tandspackel.',
      0.62,
      {
        ...cement,
        Klass: 'C1',
        Åtgång: '3 kg/m²',
        Öppentid: '20 min',
        Brukstid: '3 h',
        'Fogas efter': '24 h',
        Golvvärme: 'Nej',
        Standard: 'EN 12004',
      },
      { ...ofCement, codes: [3, 4], attributesOf: areaOf(3) },
    ),
    kind(
      'Fästmassa lätt C2TE S1',
      'Flexibel lättfästmassa som dammar lite och räcker längre. Åtgång med 8 mm tandspackel.',
      1.5,
      {
        ...cement,
        Klass: 'C2TE S1',
        Åtgång: '2 kg/m²',
        Öppentid: '30 min',
        Brukstid: '2 h',
        'Fogas efter': '24 h',
        Golvvärme: 'Ja',
        Standard: 'EN 12004',
      },
      { ...ofCement, codes: [1, 2], attributesOf: areaOf(2) },
    ),
    kind(
      'Fästmassa färdigblandad D2TE',
      'Färdigblandad fästmassa i hink för kakel på vägg inomhus. Åtgång med 6 mm tandspackel.',
      1,
      {
        Bas: 'Dispersion',
        Klass: 'D2TE',
        Åtgång: '2,5 kg/m²',
        Öppentid: '30 min',
        'Fogas efter': '48 h',
        Golvvärme: 'Nej',
        Standard: 'EN 12004',
      },
      {
        massFactor: BUCKET,
        attributesOf: areaOf(2.5),
        dimensions: coded(
          [5, 6],
          [
            [5, 148],
            [15, 372],
          ] as const,
          ([kilograms, price]) => ({
            label: `${kilograms} kg, vit`,
            size: kilograms + 0.1,
            attributes: { Färg: 'vit', Innehåll: `${kilograms} kg` },
            kilograms,
            price,
          }),
        ),
      },
    ),
  ],
}

const groutSacks: readonly (readonly [kilograms: number, price: number])[] = [
  [3, 74],
  [5, 104],
  [15, 252],
]

/** The colours of the wet-room silicone, so that a corner matches its joints, and one between white and grey. */
const groutColours = ['vit', 'ljusgrå', 'grå', 'svart', 'manhattan'] as const

/** Grouts. What is used per m² follows from the tiles that it is stated for: grout weighs 1.6 kg per litre. */
const fogbruk: Family = {
  family: 'fogbruk',
  category: 'kemi/fastmassa-och-fogbruk/fogbruk',
  discountGroup: 'KEMI',
  numbersFrom: 3_940_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[12, 0.95]],
  brands: ['Murholm', 'Fogvika'],
  dimensions: sized(
    groutSacks.flatMap(([kilograms, price]) =>
      groutColours.map((colour, shade) => ({ kilograms, colour, price, shade })),
    ),
    (one) => sack(`${one.colour}, ${one.kilograms} kg`, one),
  ),
  models: [
    kind(
      'Fogbruk vägg och golv',
      'Cementbaserat fogbruk med slät yta för smala fogar i kakel och klinker, inne och ute.',
      1,
      {
        ...cement,
        Klass: 'CG2WA',
        Fogbredd: '1–8 mm',
        Åtgång: '0,34 kg/m²',
        'Åtgång för': 'platta 200×200×7 mm, fog 3 mm',
        'Gångbar efter': '24 h',
        Golvvärme: 'Ja',
        Standard: 'EN 13888',
      },
      { ...ofCement, attributesOf: areaOf(0.34) },
    ),
    kind(
      'Fogbruk golv',
      'Slitstarkt cementbaserat fogbruk för breda fogar i klinker och natursten, inne och ute.',
      0.95,
      {
        ...cement,
        Klass: 'CG2WA',
        Fogbredd: '3–20 mm',
        Åtgång: '0,72 kg/m²',
        'Åtgång för': 'platta 200×200×9 mm, fog 5 mm',
        'Gångbar efter': '24 h',
        Golvvärme: 'Ja',
        Standard: 'EN 13888',
      },
      { ...ofCement, attributesOf: areaOf(0.72) },
    ),
  ],
}

/** The thickness that the area of a sack of levelling compound is stated for, mm. */
const LAYER = 10
const LEVELLING_PER_MM = 1.7

/** Levelling compounds for floors. */
const avjamning: Family = {
  family: 'avjamning',
  category: 'kemi/fastmassa-och-fogbruk/avjamningsmassa',
  discountGroup: 'KEMI',
  numbersFrom: 9_800_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[12, 0.95]],
  brands: ['Sandfors', 'Murholm'],
  dimensions: sized(
    [
      [20, 128],
      [25, 152],
    ] as const,
    ([kilograms, price]) => sack(`${kilograms} kg`, { kilograms, price }),
  ),
  models: [
    kind(
      'Avjämningsmassa golv',
      'Självutjämnande cementbaserad avjämningsmassa för gjutna golv inomhus, före tätskikt och klinker.',
      1,
      {
        ...cement,
        Klass: 'CT-C25-F6',
        Skikttjocklek: '4–30 mm',
        Åtgång: '1,7 kg/m² per mm',
        'Gångbar efter': '3 h',
        Golvvärme: 'Nej',
        Standard: 'EN 13813',
      },
    ),
    kind(
      'Avjämningsmassa fiber',
      'Fiberförstärkt avjämningsmassa för trägolv, spånskiva och golvvärme i våtrum.',
      1.3,
      {
        ...cement,
        Klass: 'CT-C30-F7',
        Skikttjocklek: '5–50 mm',
        Åtgång: '1,7 kg/m² per mm',
        'Gångbar efter': '3 h',
        Golvvärme: 'Ja',
        Standard: 'EN 13813',
      },
    ),
  ].map((model) => ({
    ...model,
    ...ofCement,
    attributesOf: ({ kilograms = 0 }) => ({
      'Räcker till': `${decimal(kilograms / LEVELLING_PER_MM / LAYER, 1)} m² vid ${LAYER} mm`,
    }),
  })),
}

/** What tiles are laid and grouted with, and the floor below them. */
export const kemiFastmassa: Department = {
  categories: [
    ['kemi/fastmassa-och-fogbruk', 'Fästmassa och fogbruk', 'fastmassa'],
    ['kemi/fastmassa-och-fogbruk/fastmassa', 'Fästmassa', 'fastmassa'],
    ['kemi/fastmassa-och-fogbruk/fogbruk', 'Fogbruk', 'fogbruk'],
    ['kemi/fastmassa-och-fogbruk/avjamningsmassa', 'Avjämningsmassa', 'avjamning'],
  ],
  families: [fastmassa, fogbruk, avjamning],
}
