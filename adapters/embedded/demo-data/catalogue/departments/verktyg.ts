import type { Department } from '../department'
import type { Family } from '../family'
import { decimal, kind, sized } from '../kind'

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
      attributes: { Spänning: voltage, Batteri: battery, 'L mm': '168', 'H mm': '240' },
      price,
    }),
  ),
  models: [
    kind('Borrskruvdragare', 'Borrskruvdragare med kolborstfri motor och metallchuck 13 mm.', 1, {
      Moment: '60 Nm',
      Standard: 'EN 62841-2-1',
    }),
    kind('Slagskruvdragare', 'Slagskruvdragare med tre steg och läge för plåtskruv.', 1.05, {
      Moment: '180 Nm',
      Standard: 'EN 62841-2-2',
    }),
    kind(
      'Borrhammare SDS-plus',
      'Borrhammare med tre funktioner och vibrationsdämpat handtag.',
      1.7,
      { Slagenergi: '2,4 J', Standard: 'EN 62841-2-6' },
      { category: 'verktyg/elverktyg/borrhammare', codes: [3, 4] },
    ),
    kind(
      'Vinkelslip 125 mm',
      'Vinkelslip med broms och skydd som ställs utan verktyg.',
      1.1,
      { Varvtal: '8500 r/min', Standard: 'EN 62841-2-3' },
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
    attributes: { 'L mm': String(mm), Grepp: `Max ${Math.round(mm / 5.4)} mm` },
    price: 140 + mm * 1.1,
  })),
  models: [
    kind('Polygrip', 'Tång med låsbart snabbläge och tänder härdade till 61 HRC.', 1, {
      Material: 'Kromvanadinstål',
      Standard: 'ISO 8976',
    }),
    kind('Rörtång 90°', 'Svensk modell av rörtång med raka käftar.', 1.3, {
      Material: 'Kromvanadinstål',
      Standard: 'DIN 5234',
    }),
    kind(
      'Skiftnyckel',
      'Skiftnyckel med skala och tunna käftar.',
      1.2,
      { Material: 'Kromvanadinstål', Standard: 'ISO 6787' },
      { category: 'verktyg/handverktyg/skiftnycklar' },
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

/** Drills, by diameter and length. */
const borr: Family = {
  family: 'borr',
  category: 'verktyg/forbrukning/betongborr',
  discountGroup: 'VERKTYG',
  numbersFrom: 9_080_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.9]],
  brands: ['Ruff', 'Stålgrip'],
  dimensions: sized(
    [
      [4, 110, 38],
      [5, 110, 39],
      [6, 160, 46],
      [6.5, 160, 48],
      [8, 160, 54],
      [10, 210, 72],
      [12, 210, 88],
      [14, 260, 124],
      [16, 310, 158],
      [20, 450, 312],
    ] as const,
    ([mm, length, price]) => ({
      label: `${decimal(mm)}×${length}`,
      size: mm,
      attributes: { Dimension: `${decimal(mm)} mm`, 'L mm': String(length) },
      price,
    }),
  ),
  models: [
    kind('Betongborr SDS-plus', 'Borr med fyra skär av hårdmetall för armerad betong.', 1, {
      Fäste: 'SDS-plus',
      Material: 'Hårdmetall',
      Standard: 'ISO 5468',
    }),
    kind(
      'Metallborr HSS-G',
      'Slipad metallborr med korsslipad spets, 135°.',
      0.7,
      { Fäste: 'Cylindriskt', Material: 'Snabbstål', Standard: 'DIN 338' },
      { category: 'verktyg/forbrukning/metallborr', codes: [1, 2, 3, 4, 5, 6, 7] },
    ),
    kind(
      'Träborr lång',
      'Slangborr för trä med centrumspets.',
      1.2,
      { Fäste: 'Sexkant', Material: 'Verktygsstål', Standard: 'DIN 6464' },
      { category: 'verktyg/forbrukning/traborr', codes: [6, 7, 8, 9, 10] },
    ),
  ],
}

/** Discs for cutting and grinding. */
const kapskiva: Family = {
  family: 'kapskiva',
  category: 'verktyg/forbrukning/kapskivor',
  discountGroup: 'VERKTYG',
  numbersFrom: 9_200_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 5,
  brackets: [[25, 0.9]],
  brands: ['Ruff', 'Slipverket'],
  dimensions: sized(
    [
      [76, 1, 22],
      [125, 1, 24],
      [125, 1.6, 26],
      [150, 1.6, 36],
      [180, 1.6, 46],
      [230, 2, 58],
    ] as const,
    ([mm, thickness, price]) => ({
      label: `${mm}×${decimal(thickness)}`,
      size: mm + thickness / 10,
      attributes: { 'Diameter mm': String(mm), 'Tjocklek mm': decimal(thickness), 'W mm': String(mm) },
      price,
    }),
  ),
  models: [
    kind('Kapskiva metall', 'Tunn kapskiva för stål och rostfritt, fri från järn, svavel och klor.', 1, {
      Hål: '22,23 mm',
      Standard: 'EN 12413',
    }),
    kind(
      'Diamantklinga',
      'Lasersvetsad diamantklinga för betong och sten.',
      9,
      { Hål: '22,23 mm', Standard: 'EN 13236' },
      { category: 'verktyg/forbrukning/diamantklingor', codes: [2, 4, 5, 6] },
    ),
  ],
}

export const verktyg: Department = {
  categories: [
    ['verktyg', 'Verktyg och maskiner', 'borrmaskin'],
    ['verktyg/elverktyg', 'Elverktyg', 'borrmaskin'],
    ['verktyg/elverktyg/skruvdragare', 'Skruvdragare', 'borrmaskin'],
    ['verktyg/elverktyg/borrhammare', 'Borrhammare', 'borrmaskin'],
    ['verktyg/elverktyg/vinkelslipar', 'Vinkelslipar', 'borrmaskin'],
    ['verktyg/rorverktyg', 'Rörverktyg', 'pressmaskin'],
    ['verktyg/rorverktyg/pressmaskiner', 'Pressmaskiner', 'pressmaskin'],
    ['verktyg/rorverktyg/pressbackar', 'Pressbackar', 'pressmaskin'],
    ['verktyg/rorverktyg/roravskarare', 'Röravskärare', 'pressmaskin'],
    ['verktyg/handverktyg', 'Handverktyg', 'tang'],
    ['verktyg/handverktyg/rortanger', 'Rörtänger', 'tang'],
    ['verktyg/handverktyg/skiftnycklar', 'Skiftnycklar', 'tang'],
    ['verktyg/handverktyg/eltanger', 'Eltänger', 'tang'],
    ['verktyg/forbrukning', 'Borr och skivor', 'borr'],
    ['verktyg/forbrukning/betongborr', 'Betongborr', 'borr'],
    ['verktyg/forbrukning/metallborr', 'Metallborr', 'borr'],
    ['verktyg/forbrukning/traborr', 'Träborr', 'borr'],
    ['verktyg/forbrukning/kapskivor', 'Kapskivor', 'kapskiva'],
    ['verktyg/forbrukning/diamantklingor', 'Diamantklingor', 'kapskiva'],
  ],
  families: [borrmaskin, pressmaskin, tang, borr, kapskiva],
}
