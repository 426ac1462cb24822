import type { Department } from '../department'
import type { Family } from '../family'
import { coded, decimal, kind, sized } from '../kind'
import { kulventil, presskulventil } from './vvs-kulventiler'

const backventilBrass = { Material: 'Avzinkningshärdig mässing', Tryckklass: 'PN25', Anslutning: 'Invändig gänga' }

/** Check valves and strainers. */
const backventil: Family = {
  family: 'backventil',
  category: 'vvs/ventiler/backventiler',
  discountGroup: 'VENTIL',
  numbersFrom: 4_820_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[10, 0.95]],
  brands: ['Nordventil', 'Armavika', 'Tappen'],
  dimensions: sized(
    [
      [15, 'G1/2', 48, 0.12, 96],
      [20, 'G3/4', 54, 0.19, 118],
      [25, 'G1', 63, 0.29, 164],
      [32, 'G1 1/4', 70, 0.42, 246],
      [40, 'G1 1/2', 78, 0.56, 332],
      [50, 'G2', 90, 0.88, 498],
    ] as const,
    ([dn, thread, length, kilograms, price]) => ({
      label: `DN${dn}`,
      size: dn,
      attributes: { DN: String(dn), Gänga: thread, 'Längd, mm': String(length) },
      kilograms,
      price,
    }),
  ),
  alloyed: 'mässing',
  models: [
    kind('Backventil FF', 'Fjäderbelastad backventil för vatten, värme och tryckluft. Monteras i valfritt läge.', 1, {
      ...backventilBrass,
      Standard: 'EN 13959',
    }),
    kind(
      'Smutsfilter FF',
      'Smutsfilter med rostfri sil som går att ta ut och skölja. Sätts före pump, mätare och blandningsventil.',
      1.22,
      { ...backventilBrass, Maskvidd: '0,5 mm', Standard: 'EN 13443-1' },
      { category: 'vvs/ventiler/smutsfilter' },
    ),
    kind('Backventil rödgods', 'Klaffbackventil med lågt tryckfall och tätning av NBR.', 1.7, {
      ...backventilBrass,
      Material: 'Rödgods',
      Standard: 'EN 12334',
    }),
  ],
}

const sakerhetsventilBrass = { Material: 'Avzinkningshärdig mässing', Anslutning: 'Invändig gänga' }

/** Safety valves and mixing valves. */
const sakerhetsventil: Family = {
  family: 'sakerhetsventil',
  category: 'vvs/ventiler/sakerhetsventiler',
  discountGroup: 'VENTIL',
  numbersFrom: 4_940_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Tappen', 'Nordventil'],
  dimensions: sized(
    [
      [15, 'G1/2', 2.5, 214],
      [15, 'G1/2', 9, 226],
      [20, 'G3/4', 2.5, 318],
      [20, 'G3/4', 9, 334],
      [25, 'G1', 2.5, 562],
      [25, 'G1', 9, 584],
      [32, 'G1 1/4', 2.5, 946],
    ] as const,
    ([dn, thread, bar, price]) => ({
      label: `DN${dn} ${decimal(bar)} bar`,
      size: dn + bar / 100,
      attributes: { DN: String(dn), Gänga: thread, Öppningstryck: `${decimal(bar)} bar` },
      price,
    }),
  ),
  models: [
    kind('Säkerhetsventil', 'Membransäkerhetsventil för slutna värmesystem och varmvattenberedare.', 1, {
      ...sakerhetsventilBrass,
      Standard: 'EN 1491',
    }),
    kind(
      'Blandningsventil termostatisk',
      'Termostatisk blandningsventil 35–60 °C som skyddar mot skållning. Stänger om kallvattnet uteblir.',
      1,
      {
        ...sakerhetsventilBrass,
        Anslutning: 'Utvändig gänga',
        Tryckklass: 'PN10',
        Område: '35–60 °C',
        Standard: 'EN 1111',
      },
      {
        category: 'vvs/ventiler/blandningsventiler',
        dimensions: coded(
          [1, 3, 5, 7],
          [
            [15, 'G1/2', 1.3, 728],
            [20, 'G3/4', 1.8, 1082],
            [25, 'G1', 3, 1910],
            [32, 'G1 1/4', 5, 3216],
          ] as const,
          ([dn, thread, kvs, price]) => ({
            label: `DN${dn}`,
            size: dn,
            attributes: { DN: String(dn), Gänga: thread, Kvs: decimal(kvs, 1) },
            price,
          }),
        ),
      },
    ),
    kind(
      'Påfyllningsventil',
      'Påfyllningsventil med backventil, avstängning och manometer för värmesystem.',
      1,
      { ...sakerhetsventilBrass, Område: '0,5–4 bar', Standard: 'EN 1567' },
      {
        category: 'vvs/ventiler/pafyllningsventiler',
        dimensions: coded(
          [1, 3],
          [
            [15, 'G1/2', 407],
            [20, 'G3/4', 604],
          ] as const,
          ([dn, thread, price]) => ({
            label: `DN${dn}`,
            size: dn,
            attributes: { DN: String(dn), Gänga: thread },
            price,
          }),
        ),
      },
    ),
  ],
}

/** Balancing valves. */
const injusteringsventil: Family = {
  family: 'injusteringsventil',
  category: 'vvs/ventiler/injusteringsventiler',
  discountGroup: 'VENTIL',
  numbersFrom: 1_480_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Nordventil', 'Armavika'],
  dimensions: sized(
    [
      [15, 'G1/2', 2.5, 90, 0.65, 418],
      [20, 'G3/4', 5.7, 97, 0.79, 472],
      [25, 'G1', 8.7, 110, 1, 556],
      [32, 'G1 1/4', 14.2, 124, 1.35, 798],
      [40, 'G1 1/2', 19.2, 130, 1.7, 946],
      [50, 'G2', 33, 155, 2.5, 1408],
    ] as const,
    ([dn, thread, kvs, length, kilograms, price]) => ({
      label: `DN${dn}`,
      size: dn,
      attributes: { DN: String(dn), Gänga: thread, Kvs: decimal(kvs, 1), 'Längd, mm': String(length) },
      kilograms,
      price,
    }),
  ),
  models: [
    kind(
      'Injusteringsventil',
      'Injusteringsventil för värme- och kylsystem, med mätuttag, låsbar förinställning och avstängning.',
      1,
      { ...backventilBrass, Tryckklass: 'PN20', Mätuttag: '2 st', Område: '-20–120 °C', Standard: 'EN 1267' },
    ),
  ],
}

export const vvsVentiler: Department = {
  categories: [
    ['vvs', 'VVS', 'kulventil'],
    ['vvs/ventiler', 'Ventiler', 'kulventil'],
    ['vvs/ventiler/kulventiler', 'Kulventiler', 'kulventil'],
    ['vvs/ventiler/avstangningsventiler', 'Avstängningsventiler', 'pressventil-ratt'],
    ['vvs/ventiler/backventiler', 'Backventiler', 'backventil'],
    ['vvs/ventiler/smutsfilter', 'Smutsfilter', 'smutsfilter'],
    ['vvs/ventiler/sakerhetsventiler', 'Säkerhetsventiler', 'sakerhetsventil'],
    ['vvs/ventiler/blandningsventiler', 'Blandningsventiler', 'blandningsventil'],
    ['vvs/ventiler/pafyllningsventiler', 'Påfyllningsventiler', 'pafyllningsventil'],
    ['vvs/ventiler/injusteringsventiler', 'Injusteringsventiler', 'injusteringsventil'],
  ],
  families: [kulventil, presskulventil, backventil, sakerhetsventil, injusteringsventil],
}
