import type { ExportedEntry } from '../../content/space-export'
import { entry } from './entries'

type RetailerRow = readonly [
  id: string,
  name: string,
  address: string,
  latitude: number,
  longitude: number,
  offerings: string,
]

/** Towns are real, the firms are not. */
const rows: readonly RetailerRow[] = [
  ['kiruna-ror', 'Kiruna Rörhandel', 'Lastvägen 12, 981 38 Kiruna', 67.851, 20.256, 'VVS, Värme'],
  ['lycksele-bygg', 'Lycksele Bygg & VVS', 'Storgatan 44, 921 31 Lycksele', 64.596, 18.675, 'VVS, Verktyg'],
  ['sveg-varme', 'Härjedalens Värme', 'Ytterbergsvägen 9, 842 32 Sveg', 62.034, 14.356, 'Värme, Ventilation'],
  ['mora-jarn', 'Mora Järn och Rör', 'Vasagatan 30, 792 32 Mora', 61.007, 14.538, 'VVS, Verktyg, Infästning'],
  ['soderhamn-vvs', 'Söderhamns VVS-butik', 'Norra Hamngatan 5, 826 31 Söderhamn', 61.304, 17.063, 'VVS, Sanitet'],
  ['arvika-kakel', 'Arvika Kakel och Bad', 'Styckåsgatan 3, 671 31 Arvika', 59.655, 12.585, 'Kakel, Sanitet'],
  ['katrineholm-el', 'Katrineholms Elgross', 'Vasavägen 18, 641 32 Katrineholm', 58.996, 16.207, 'El, Ventilation'],
  ['vastervik-ror', 'Tjust Rör', 'Allén 61, 593 34 Västervik', 57.756, 16.637, 'VVS, Värme, Verktyg'],
  [
    'oskarshamn-bygg',
    'Oskarshamns Bygghandel',
    'Döderhultsvägen 7, 572 36 Oskarshamn',
    57.264,
    16.448,
    'Verktyg, Infästning, Skydd',
  ],
  ['vetlanda-vatten', 'Vetlanda Vatten & Värme', 'Brogårdsgatan 4, 574 38 Vetlanda', 57.429, 15.079, 'VVS, Värme'],
  [
    'hassleholm-kakel',
    'Göinge Kakel',
    'Kristianstadsvägen 27, 281 43 Hässleholm',
    56.159,
    13.766,
    'Kakel, Fästmassa och fog',
  ],
  [
    'simrishamn-ror',
    'Österlens Rör och Pump',
    'Fabriksgatan 15, 272 36 Simrishamn',
    55.557,
    14.35,
    'VVS, Värme, Sanitet',
  ],
]

/** Those who sell our goods where we have no store of our own. */
export const retailers: readonly ExportedEntry[] = rows.map(([id, name, address, lat, lon, offerings]) =>
  entry('retailer', `aterforsaljare-${id}`, {
    name,
    address,
    location: { lat, lon },
    offerings: offerings.split(', '),
    link: `https://${id}.example/`,
  }),
)
