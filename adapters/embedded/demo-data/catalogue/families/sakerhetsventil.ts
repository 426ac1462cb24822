import type { Family } from '../family'
import { kind, sized } from '../kind'

const brass = { Material: 'Avzinkningshärdig mässing', Anslutning: 'Invändig gänga' }

/** Safety valves and mixing valves. */
export const sakerhetsventil: Family = {
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
      [15, 2.5, 214],
      [15, 9, 226],
      [20, 2.5, 318],
      [20, 9, 334],
      [25, 2.5, 562],
      [25, 9, 584],
      [32, 2.5, 946],
    ] as const,
    ([dn, bar, price]) => ({
      label: `DN${dn} ${String(bar).replace('.', ',')} bar`,
      size: dn + bar / 100,
      attributes: { DN: String(dn), Öppningstryck: `${String(bar).replace('.', ',')} bar` },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Säkerhetsventil', 'Membransäkerhetsventil för slutna värmesystem och varmvattenberedare.', 1, {
      ...brass,
      Standard: 'EN 1491',
    }),
    kind(
      'Blandningsventil termostatisk',
      'Termostatisk blandningsventil 35–60 °C som skyddar mot skållning. Stänger om kallvattnet uteblir.',
      3.4,
      { ...brass, Område: '35–60 °C', Standard: 'EN 1111' },
      { category: 'vvs/ventiler/blandningsventiler', codes: [1, 3, 5, 7] },
    ),
    kind(
      'Påfyllningsventil',
      'Påfyllningsventil med backventil, avstängning och manometer för värmesystem.',
      1.9,
      { ...brass, Standard: 'EN 1567' },
      { category: 'vvs/ventiler/pafyllningsventiler', codes: [1, 3] },
    ),
  ],
}
