import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Sockets and switches. */
export const uttag: Family = {
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
  fixed: [],
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
