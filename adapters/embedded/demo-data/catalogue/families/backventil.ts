import type { Family } from '../family'
import { kind, sized } from '../kind'

const brass = { Material: 'Avzinkningshärdig mässing', Tryckklass: 'PN25', Anslutning: 'Invändig gänga' }

/** Check valves and strainers. */
export const backventil: Family = {
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
      [15, 'G1/2', 48, 96],
      [20, 'G3/4', 54, 118],
      [25, 'G1', 63, 164],
      [32, 'G1 1/4', 70, 246],
      [40, 'G1 1/2', 78, 332],
      [50, 'G2', 90, 498],
    ] as const,
    ([dn, thread, length, price]) => ({
      label: `DN${dn}`,
      size: dn,
      attributes: { DN: String(dn), Gänga: thread, 'L mm': String(length) },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Backventil FF', 'Fjäderbelastad backventil för vatten, värme och tryckluft. Monteras i valfritt läge.', 1, {
      ...brass,
      Standard: 'EN 13959',
    }),
    kind(
      'Smutsfilter FF',
      'Smutsfilter med rostfri sil som går att ta ut och skölja. Sätts före pump, mätare och blandningsventil.',
      1.22,
      { ...brass, Maskvidd: '0,5 mm', Standard: 'EN 13443-1' },
      { category: 'vvs/ventiler/smutsfilter' },
    ),
    kind('Backventil rödgods', 'Klaffbackventil med lågt tryckfall och tätning av NBR.', 1.7, {
      ...brass,
      Material: 'Rödgods',
      Standard: 'EN 12334',
    }),
  ],
}
