import type { Department } from '../department'
import type { Dimension, Family } from '../family'
import { coded, kind, sized } from '../kind'
import { borr, kapskiva } from './verktyg-borr-och-skivor'

/** Whether a power tool runs on 18 V, not on 12. */
const isStrong = ({ size }: Dimension): boolean => size >= 18

/** Power tools. */
const borrmaskin: Family = {
  family: 'borrmaskin',
  category: 'verktyg/elverktyg/skruvdragare',
  discountGroup: 'VERKTYG',
  numbersFrom: 8_720_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Ruff', 'Morvika Maskin', 'Harven'],
  dimensions: sized(
    [
      ['12 V', 'utan batteri', 1190, 12],
      ['12 V', '2 × 3,0 Ah', 2290, 13],
      ['18 V', 'utan batteri', 1690, 18],
      ['18 V', '2 × 5,0 Ah', 3490, 19],
    ] as const,
    ([voltage, battery, price, size]) => ({
      label: `${voltage}, ${battery}`,
      size,
      attributes: { Spänning: voltage, Batteri: battery[0]?.toUpperCase() + battery.slice(1) },
      price,
    }),
  ),
  models: [
    kind(
      'Borrskruvdragare',
      'Borrskruvdragare med kolborstfri motor och metallchuck 13 mm.',
      1,
      { 'Längd, mm': '168', 'Höjd, mm': '240', Standard: 'EN 62841-2-1' },
      { attributesOf: (dimension) => ({ Moment: isStrong(dimension) ? '60 Nm' : '35 Nm' }) },
    ),
    kind(
      'Slagskruvdragare',
      'Slagskruvdragare med tre steg och läge för plåtskruv.',
      1.05,
      { 'Längd, mm': '126', 'Höjd, mm': '236', Standard: 'EN 62841-2-2' },
      { attributesOf: (dimension) => ({ Moment: isStrong(dimension) ? '180 Nm' : '115 Nm' }) },
    ),
    kind(
      'Borrhammare SDS-plus',
      'Borrhammare med tre funktioner och vibrationsdämpat handtag.',
      1.7,
      { Slagenergi: '2,4 J', 'Längd, mm': '345', Standard: 'EN 62841-2-6' },
      { category: 'verktyg/elverktyg/borrhammare', codes: [3, 4] },
    ),
    kind(
      'Vinkelslip 125 mm',
      'Vinkelslip med broms och skydd som ställs utan verktyg.',
      1.1,
      { Varvtal: '8500 r/min', 'Längd, mm': '310', Standard: 'EN 62841-2-3' },
      { category: 'verktyg/elverktyg/vinkelslipar', codes: [3, 4] },
    ),
  ],
}

/** Pressing tools and their jaws. */
const pressmaskin: Family = {
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
  models: [
    kind('Pressback M-profil', 'Pressback för pressmaskin 32 kN.', 1, { Profil: 'M-profil', Material: 'Stål' }),
    kind('Pressback V-profil', 'Pressback för pressmaskin 32 kN.', 1.02, { Profil: 'V-profil', Material: 'Stål' }),
    kind(
      'Pressmaskin 32 kN',
      'Batteridriven pressmaskin till 54 mm, med väska, två batterier och laddare.',
      1,
      { Presskraft: '32 kN', Spänning: '18 V', Standard: 'EN 62841-1' },
      {
        category: 'verktyg/rorverktyg/pressmaskiner',
        dimensions: coded([8], [[54, 15_600]] as const, ([largest, price]) => ({
          label: `till ${largest} mm`,
          size: largest,
          attributes: { 'Största rör, mm': String(largest) },
          price,
        })),
      },
    ),
    kind(
      'Röravskärare',
      'Röravskärare för koppar och rostfritt, med gradare i handtaget.',
      1,
      { Material: 'Stål och aluminium' },
      {
        category: 'verktyg/rorverktyg/roravskarare',
        dimensions: coded(
          [4, 6, 8],
          [
            [3, 28, 386],
            [6, 42, 568],
            [10, 67, 894],
          ] as const,
          ([from, to, price]) => ({
            label: `${from}–${to} mm`,
            size: to,
            attributes: { Dimension: `${from}–${to} mm` },
            price,
          }),
        ),
      },
    ),
  ],
}

/** The widest that jaws open, by the length of the tool. */
const gripOf = ({ size }: Dimension) => ({ Grepp: `Max ${Math.round(size / 5.4)} mm` })

/** Hand tools. */
const tang: Family = {
  family: 'tang',
  category: 'verktyg/handverktyg/rortanger',
  discountGroup: 'VERKTYG',
  numbersFrom: 8_960_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[6, 0.94]],
  brands: ['Stålgrip', 'Harven'],
  dimensions: sized([150, 180, 250, 300, 400], (mm) => ({
    label: `${mm} mm`,
    size: mm,
    attributes: { 'Längd, mm': String(mm) },
    price: 140 + mm * 1.1,
  })),
  models: [
    kind(
      'Polygrip',
      'Tång med låsbart snabbläge och tänder härdade till 61 HRC.',
      1,
      { Material: 'Kromvanadinstål', Standard: 'ISO 8976' },
      { attributesOf: gripOf },
    ),
    kind(
      'Rörtång 90°',
      'Svensk modell av rörtång med raka käftar.',
      1.3,
      { Material: 'Kromvanadinstål', Standard: 'DIN 5234' },
      { attributesOf: gripOf },
    ),
    kind(
      'Skiftnyckel',
      'Skiftnyckel med skala och tunna käftar.',
      1.2,
      { Material: 'Kromvanadinstål', Standard: 'ISO 6787' },
      { category: 'verktyg/handverktyg/skiftnycklar', attributesOf: gripOf },
    ),
    kind(
      'Avbitartång 1000 V',
      'Isolerad avbitartång för arbete med spänning.',
      1.4,
      { Material: 'Kromvanadinstål', Isolering: '1000 V', Standard: 'EN 60900' },
      { category: 'verktyg/handverktyg/eltanger', codes: [1, 2] },
    ),
  ],
}

export const verktyg: Department = {
  categories: [
    ['verktyg', 'Verktyg och maskiner', 'borrmaskin'],
    ['verktyg/elverktyg', 'Elverktyg', 'borrmaskin'],
    ['verktyg/elverktyg/skruvdragare', 'Skruvdragare', 'borrmaskin'],
    ['verktyg/elverktyg/borrhammare', 'Borrhammare', 'borrhammare'],
    ['verktyg/elverktyg/vinkelslipar', 'Vinkelslipar', 'vinkelslip'],
    ['verktyg/rorverktyg', 'Rörverktyg', 'pressmaskin'],
    ['verktyg/rorverktyg/pressmaskiner', 'Pressmaskiner', 'pressmaskin'],
    ['verktyg/rorverktyg/pressbackar', 'Pressbackar', 'pressback'],
    ['verktyg/rorverktyg/roravskarare', 'Röravskärare', 'roravskarare'],
    ['verktyg/handverktyg', 'Handverktyg', 'tang'],
    ['verktyg/handverktyg/rortanger', 'Rörtänger', 'tang'],
    ['verktyg/handverktyg/skiftnycklar', 'Skiftnycklar', 'skiftnyckel'],
    ['verktyg/handverktyg/eltanger', 'Eltänger', 'avbitartang'],
    ['verktyg/forbrukning', 'Borr och skivor', 'borr'],
    ['verktyg/forbrukning/betongborr', 'Betongborr', 'betongborr'],
    ['verktyg/forbrukning/metallborr', 'Metallborr', 'borr'],
    ['verktyg/forbrukning/traborr', 'Träborr', 'traborr'],
    ['verktyg/forbrukning/kapskivor', 'Kapskivor', 'kapskiva'],
    ['verktyg/forbrukning/diamantklingor', 'Diamantklingor', 'diamantklinga'],
  ],
  families: [borrmaskin, pressmaskin, tang, borr, kapskiva],
}
