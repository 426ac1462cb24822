import type { Department } from '../department'
import type { Dimension, Family } from '../family'
import { kind, sized } from '../kind'
import { elror, kabel } from './el-kabel'

/** Sockets and switches. */
const uttag: Family = {
  family: 'uttag',
  category: 'el/apparater/vagguttag',
  discountGroup: 'EL',
  numbersFrom: 5_420_000,
  register: 'E',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[20, 0.9]],
  brands: ['Elvira', 'Klickström', 'Trådvik'],
  dimensions: sized(
    [
      ['renvit', 74, 1],
      ['matt svart', 118, 2],
      ['antracit', 108, 3],
      ['aluminium', 126, 4],
    ] as const,
    ([colour, price, size]) => ({
      label: colour,
      size,
      attributes: { Färg: colour, 'Höjd, mm': '86', 'Bredd, mm': '86' },
      price,
    }),
  ),
  models: [
    kind('Vägguttag 2-vägs jordat', 'Jordat tvåvägsuttag med petskydd och skruvlösa anslutningar.', 1, {
      Märkström: '16 A',
      Spänning: '230 V',
      Skyddsklass: 'IP21',
      Standard: 'SS 428 08 34',
    }),
    kind(
      'Strömbrytare trapp',
      'Trappströmbrytare, kan användas som enpolig.',
      0.8,
      { Märkström: '10 A', Spänning: '230 V', Skyddsklass: 'IP21', Standard: 'EN 60669-1' },
      { category: 'el/apparater/strombrytare' },
    ),
    kind(
      'Dimmer LED',
      'Universaldimmer för LED 5–250 W, tryck och vrid.',
      5.2,
      { Märkeffekt: '250 W', Spänning: '230 V', Skyddsklass: 'IP20', Standard: 'EN 60669-2-1' },
      { category: 'el/apparater/dimmer' },
    ),
    kind(
      'Datauttag RJ45',
      'Datauttag med två jack, kategori 6A.',
      2.1,
      { Kategori: '6A', Skyddsklass: 'IP20', Standard: 'ISO/IEC 11801' },
      { category: 'el/apparater/datauttag' },
    ),
  ],
}

/** Boxes for electrical apparatus. */
const eldosa: Family = {
  family: 'eldosa',
  category: 'el/dosor/apparatdosor',
  discountGroup: 'EL',
  numbersFrom: 5_300_000,
  register: 'E',
  unit: 'st',
  orderMultiple: 10,
  brackets: [
    [50, 0.92],
    [200, 0.86],
  ],
  brands: ['Elvira', 'Dosan'],
  dimensions: sized(
    [
      [1, 'enkel', 19],
      [2, 'dubbel', 36],
      [3, '1,5 fack', 31],
      [4, 'trippel', 58],
    ] as const,
    ([size, label, price]) => ({
      label,
      size,
      attributes: { Utförande: label, 'Djup, mm': '46', 'Höjd, mm': '71' },
      price,
    }),
  ),
  models: [
    kind('Apparatdosa', 'Apparatdosa för enkel eller dubbel gips, 13–26 mm, för rör 16 och 20 mm.', 1, {
      Material: 'Polypropen, halogenfri',
      Skyddsklass: 'IP20',
      Standard: 'EN 60670-1',
    }),
    kind(
      'Kopplingsdosa',
      'Kopplingsdosa med membran, utanpåliggande.',
      1,
      { Material: 'Polypropen, halogenfri', Skyddsklass: 'IP65', Standard: 'EN 60670-22' },
      {
        category: 'el/dosor/kopplingsdosor',
        orderMultiple: 1,
        dimensions: sized(
          [
            [70, 70, 40, 28],
            [85, 85, 45, 36],
            [105, 105, 50, 58],
            [150, 110, 70, 94],
          ] as const,
          ([width, height, depth, price]) => ({
            label: `${width}×${height}×${depth} mm`,
            size: width,
            attributes: {
              Dimension: `${width}×${height}×${depth} mm`,
              'Bredd, mm': String(width),
              'Höjd, mm': String(height),
              'Djup, mm': String(depth),
            },
            price,
          }),
        ),
      },
    ),
    kind(
      'Takdosa',
      'Takdosa med krok för lamputtag DCL.',
      1,
      { Material: 'Polypropen, halogenfri', Skyddsklass: 'IP20', Standard: 'EN 61995-1' },
      {
        category: 'el/dosor/takdosor',
        dimensions: sized(
          [
            ['13 mm gips', 36],
            ['26 mm gips', 41],
          ] as const,
          ([ceiling, price]) => ({
            label: `för ${ceiling}`,
            size: Number.parseInt(ceiling, 10),
            attributes: { Tak: ceiling, 'Djup, mm': '42' },
            price,
          }),
        ),
      },
    ),
  ],
}

/** Width of a module on DIN rail, mm; each pole takes one. */
const MODULE = 18

const breakers = (poles: number): readonly Dimension[] =>
  sized([6, 10, 13, 16, 20, 25, 32, 40, 63], (amperes) => ({
    label: `${amperes} A`,
    size: amperes,
    attributes: {
      Märkström: `${amperes} A`,
      Poler: String(poles),
      'Bredd, mm': String(poles * MODULE),
      'Höjd, mm': '85',
    },
    price: 62 + amperes * 1.3,
  }))

/** Circuit breakers on DIN rail. */
const sakring: Family = {
  family: 'sakring',
  category: 'el/centraler/dvargbrytare',
  discountGroup: 'EL',
  numbersFrom: 5_540_000,
  register: 'E',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[12, 0.9]],
  brands: ['Brytaren', 'Elvira'],
  dimensions: breakers(1),
  models: [
    kind('Dvärgbrytare 1-pol C', 'Enpolig dvärgbrytare med C-karakteristik för DIN-skena.', 1, {
      Brytförmåga: '6 kA',
      Spänning: '230/400 V',
      Standard: 'EN 60898-1',
    }),
    kind(
      'Dvärgbrytare 3-pol C',
      'Trepolig dvärgbrytare med C-karakteristik för DIN-skena.',
      3.3,
      { Brytförmåga: '6 kA', Spänning: '400 V', Standard: 'EN 60898-1' },
      { dimensions: breakers(3) },
    ),
    kind(
      'Jordfelsbrytare 4-pol 30 mA',
      'Fyrpolig jordfelsbrytare typ A för personskydd.',
      6.4,
      { Utlösning: '30 mA', Spänning: '400 V', Standard: 'EN 61008-1' },
      { category: 'el/centraler/jordfelsbrytare', dimensions: breakers(4), codes: [6, 8, 9] },
    ),
    kind(
      'Personskyddsbrytare',
      'Jordfelsbrytare och dvärgbrytare i ett, två moduler.',
      4.8,
      { Utlösning: '30 mA', Spänning: '230 V', Standard: 'EN 61009-1' },
      { category: 'el/centraler/personskyddsbrytare', dimensions: breakers(2), codes: [2, 3, 4] },
    ),
  ],
}

/** Luminaires. */
const armatur: Family = {
  family: 'armatur',
  category: 'el/belysning/plafonder',
  discountGroup: 'EL',
  numbersFrom: 6_160_000,
  register: 'E',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.92]],
  brands: ['Ljusvika', 'Klickström'],
  dimensions: sized(
    [
      [10, 1000, 396],
      [14, 1500, 468],
      [20, 2100, 584],
      [28, 3200, 742],
      [40, 4800, 968],
    ] as const,
    ([watts, lumens, price]) => ({
      label: `${watts} W`,
      size: watts,
      attributes: { Effekt: `${watts} W`, Ljusflöde: `${lumens} lm`, Färgtemperatur: '3000/4000 K' },
      price,
    }),
  ),
  models: [
    kind('LED-plafond', 'Plafond med omställbar ljusfärg och överkoppling.', 1, {
      Skyddsklass: 'IP44',
      Livslängd: '50 000 h',
      Standard: 'EN 60598-1',
    }),
    kind(
      'LED-downlight',
      'Downlight för isolerade tak, dimbar och med skruvlös kopplingsplint.',
      0.6,
      { Skyddsklass: 'IP65', Livslängd: '40 000 h', Standard: 'EN 60598-2-2' },
      { category: 'el/belysning/downlights', codes: [1, 2] },
    ),
    kind(
      'Industriarmatur LED',
      'Tät armatur för garage, förråd och verkstad, genomkopplad.',
      1.2,
      { Skyddsklass: 'IP66', Livslängd: '70 000 h', Standard: 'EN 60598-1' },
      { category: 'el/belysning/industriarmaturer', codes: [3, 4, 5] },
    ),
  ],
}

export const el: Department = {
  categories: [
    ['el', 'El', 'kabel'],
    ['el/kabel', 'Kabel', 'kabel'],
    ['el/kabel/installationskabel', 'Installationskabel', 'kabel'],
    ['el/kabel/kraftkabel', 'Kraftkabel', 'kraftkabel'],
    ['el/kabel/gummikabel', 'Gummikabel', 'kabel'],
    ['el/kabel/styrkabel', 'Styrkabel', 'styrkabel'],
    ['el/forlaggning', 'Förläggning', 'elror'],
    ['el/forlaggning/flexror', 'Flexrör', 'elror'],
    ['el/forlaggning/styva-ror', 'Styva rör', 'vp-ror'],
    ['el/forlaggning/kabelskyddsror', 'Kabelskyddsrör', 'kabelskyddsror'],
    ['el/dosor', 'Dosor', 'eldosa'],
    ['el/dosor/apparatdosor', 'Apparatdosor', 'eldosa'],
    ['el/dosor/kopplingsdosor', 'Kopplingsdosor', 'kopplingsdosa'],
    ['el/dosor/takdosor', 'Takdosor', 'takdosa'],
    ['el/apparater', 'Apparater', 'uttag'],
    ['el/apparater/vagguttag', 'Vägguttag', 'uttag'],
    ['el/apparater/strombrytare', 'Strömbrytare', 'strombrytare'],
    ['el/apparater/dimmer', 'Dimmer', 'dimmer'],
    ['el/apparater/datauttag', 'Datauttag', 'datauttag'],
    ['el/centraler', 'Centraler', 'sakring'],
    ['el/centraler/dvargbrytare', 'Dvärgbrytare', 'sakring'],
    ['el/centraler/jordfelsbrytare', 'Jordfelsbrytare', 'jordfelsbrytare'],
    ['el/centraler/personskyddsbrytare', 'Personskyddsbrytare', 'personskyddsbrytare'],
    ['el/belysning', 'Belysning', 'armatur'],
    ['el/belysning/plafonder', 'Plafonder', 'plafond'],
    ['el/belysning/downlights', 'Downlights', 'downlight'],
    ['el/belysning/industriarmaturer', 'Industriarmaturer', 'armatur'],
  ],
  families: [kabel, uttag, eldosa, elror, sakring, armatur],
}
