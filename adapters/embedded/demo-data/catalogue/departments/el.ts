import type { Department } from '../department'
import type { Family } from '../family'
import { decimal, kind, sized } from '../kind'

/** kg of copper in a metre of one conductor of one mm², and SEK of surcharge per kg. */
const COPPER = 0.0089
const SURCHARGE = 52

/** Cable by the metre. */
const kabel: Family = {
  family: 'kabel',
  category: 'el/kabel/installationskabel',
  discountGroup: 'EL',
  numbersFrom: 5_060_000,
  register: 'E',
  unit: 'm',
  orderMultiple: 1,
  brackets: [
    [50, 0.92],
    [500, 0.84],
  ],
  brands: ['Kabelvik', 'Elvira', 'Trådvik'],
  dimensions: sized(
    [
      [2, 1.5],
      [3, 1.5],
      [5, 1.5],
      [3, 2.5],
      [5, 2.5],
      [5, 4],
      [5, 6],
      [5, 10],
      [5, 16],
      [4, 25],
      [4, 50],
    ] as const,
    ([conductors, area]) => ({
      label: `${conductors}G${decimal(area)}`,
      size: conductors * area,
      attributes: { Ledare: 'Koppar', 'Antal ledare': String(conductors), Area: `${decimal(area)} mm²` },
      price: 3 + conductors * area * 1.9,
      alloying: conductors * area * COPPER * SURCHARGE,
    }),
  ),
  models: [
    kind('Installationskabel EQLQ', 'Halogenfri installationskabel för fast förläggning inomhus och utomhus.', 1, {
      Isolering: 'Polyolefin',
      Brandklass: 'Dca-s2,d2,a2',
      Spänning: '300/500 V',
      Standard: 'SS 424 02 19-4',
    }),
    kind(
      'Kraftkabel N1XE',
      'Halogenfri kraftkabel för förläggning i mark, rör och luft.',
      1.3,
      { Isolering: 'PEX', Brandklass: 'Eca', Spänning: '0,6/1 kV', Standard: 'SS 424 14 18' },
      { category: 'el/kabel/kraftkabel', codes: [5, 6, 7, 8, 9, 10, 11] },
    ),
    kind(
      'Gummikabel H07RN-F',
      'Böjlig gummikabel för byggplatser och maskiner, tål olja och kyla.',
      1.6,
      { Isolering: 'Gummi', Brandklass: 'Eca', Spänning: '450/750 V', Standard: 'EN 50525-2-21' },
      { category: 'el/kabel/gummikabel', codes: [2, 3, 4, 5, 6, 7] },
    ),
    kind(
      'Styrkabel skärmad',
      'Skärmad styrkabel med numrerade ledare.',
      1.2,
      { Isolering: 'PVC', Brandklass: 'Eca', Spänning: '300/500 V', Standard: 'EN 50525-2-51' },
      { category: 'el/kabel/styrkabel', codes: [1, 2, 3, 4, 5] },
    ),
  ],
}

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
    ([colour, price, size]) => ({ label: colour, size, attributes: { Färg: colour, 'H mm': '86' }, price }),
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
      attributes: { Utförande: label, 'Djup mm': '46', 'H mm': '71' },
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
      1.6,
      { Material: 'Polypropen, halogenfri', Skyddsklass: 'IP65', Standard: 'EN 60670-22' },
      { category: 'el/dosor/kopplingsdosor' },
    ),
    kind(
      'Takdosa',
      'Takdosa med krok för lamputtag DCL.',
      1.9,
      { Material: 'Polypropen, halogenfri', Skyddsklass: 'IP20', Standard: 'EN 61995-1' },
      { category: 'el/dosor/takdosor', codes: [1, 2] },
    ),
  ],
}

/** Conduits. */
const elror: Family = {
  family: 'elror',
  category: 'el/forlaggning/flexror',
  discountGroup: 'EL',
  numbersFrom: 5_180_000,
  register: 'E',
  unit: 'm',
  orderMultiple: 25,
  brackets: [[250, 0.9]],
  brands: ['Elvira', 'Rörla El'],
  dimensions: sized(
    [
      [16, 6.4],
      [20, 7.9],
      [25, 11.6],
      [32, 17.2],
      [40, 26.4],
      [50, 36.8],
    ] as const,
    ([mm, price]) => ({ label: `${mm} mm`, size: mm, attributes: { Dimension: `${mm} mm` }, price }),
  ),
  models: [
    kind('Flexrör halogenfritt', 'Böjligt halogenfritt installationsrör med draglina.', 1, {
      Material: 'Polypropen',
      Hållfasthet: '750 N',
      Standard: 'EN 61386-22',
    }),
    kind(
      'VP-rör styvt',
      'Styvt installationsrör för utanpåliggande montage.',
      1.3,
      { Material: 'PVC', Hållfasthet: '750 N', Standard: 'EN 61386-21' },
      { category: 'el/forlaggning/styva-ror', codes: [1, 2, 3, 4, 5] },
    ),
    kind(
      'Kabelskyddsrör',
      'Dubbelväggigt kabelskyddsrör för mark, SRN.',
      2.2,
      { Material: 'Polyeten', Hållfasthet: '450 N', Färg: 'Gul', Standard: 'SS 424 14 37' },
      { category: 'el/forlaggning/kabelskyddsror', codes: [5, 6] },
    ),
  ],
}

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
  dimensions: sized([6, 10, 13, 16, 20, 25, 32, 40, 63], (amperes) => ({
    label: `${amperes} A`,
    size: amperes,
    attributes: { Märkström: `${amperes} A`, 'W mm': '18', 'H mm': '85' },
    price: 62 + amperes * 1.3,
  })),
  models: [
    kind('Dvärgbrytare 1-pol C', 'Enpolig dvärgbrytare med C-karakteristik för DIN-skena.', 1, {
      Poler: '1',
      Brytförmåga: '6 kA',
      Standard: 'EN 60898-1',
    }),
    kind('Dvärgbrytare 3-pol C', 'Trepolig dvärgbrytare med C-karakteristik för DIN-skena.', 3.3, {
      Poler: '3',
      Brytförmåga: '6 kA',
      Standard: 'EN 60898-1',
    }),
    kind(
      'Jordfelsbrytare 4-pol 30 mA',
      'Fyrpolig jordfelsbrytare typ A för personskydd.',
      6.4,
      { Poler: '4', Utlösning: '30 mA', Standard: 'EN 61008-1' },
      { category: 'el/centraler/jordfelsbrytare', codes: [6, 8, 9] },
    ),
    kind(
      'Personskyddsbrytare',
      'Jordfelsbrytare och dvärgbrytare i ett, två moduler.',
      4.8,
      { Poler: '2', Utlösning: '30 mA', Standard: 'EN 61009-1' },
      { category: 'el/centraler/personskyddsbrytare', codes: [2, 3, 4] },
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
    ['el/kabel/kraftkabel', 'Kraftkabel', 'kabel'],
    ['el/kabel/gummikabel', 'Gummikabel', 'kabel'],
    ['el/kabel/styrkabel', 'Styrkabel', 'kabel'],
    ['el/forlaggning', 'Förläggning', 'elror'],
    ['el/forlaggning/flexror', 'Flexrör', 'elror'],
    ['el/forlaggning/styva-ror', 'Styva rör', 'elror'],
    ['el/forlaggning/kabelskyddsror', 'Kabelskyddsrör', 'elror'],
    ['el/dosor', 'Dosor', 'eldosa'],
    ['el/dosor/apparatdosor', 'Apparatdosor', 'eldosa'],
    ['el/dosor/kopplingsdosor', 'Kopplingsdosor', 'eldosa'],
    ['el/dosor/takdosor', 'Takdosor', 'eldosa'],
    ['el/apparater', 'Apparater', 'uttag'],
    ['el/apparater/vagguttag', 'Vägguttag', 'uttag'],
    ['el/apparater/strombrytare', 'Strömbrytare', 'uttag'],
    ['el/apparater/dimmer', 'Dimmer', 'uttag'],
    ['el/apparater/datauttag', 'Datauttag', 'uttag'],
    ['el/centraler', 'Centraler', 'sakring'],
    ['el/centraler/dvargbrytare', 'Dvärgbrytare', 'sakring'],
    ['el/centraler/jordfelsbrytare', 'Jordfelsbrytare', 'sakring'],
    ['el/centraler/personskyddsbrytare', 'Personskyddsbrytare', 'sakring'],
    ['el/belysning', 'Belysning', 'armatur'],
    ['el/belysning/plafonder', 'Plafonder', 'armatur'],
    ['el/belysning/downlights', 'Downlights', 'armatur'],
    ['el/belysning/industriarmaturer', 'Industriarmaturer', 'armatur'],
  ],
  families: [kabel, uttag, eldosa, elror, sakring, armatur],
}
