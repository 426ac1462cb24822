import type { Family } from '../family'
import { decimal, kind, sized } from '../kind'

const valve = {
  Material: 'Förnicklad mässing',
  Anslutning: 'Invändig gänga',
  Koppling: 'M30',
  Tryckklass: 'PN10',
  Standard: 'EN 215',
}

/** Valves of radiators, which a thermostat head is screwed onto. */
export const radiatorventil: Family = {
  family: 'radiatorventil',
  category: 'varme/radiatorer/radiatorventiler',
  discountGroup: 'VARME',
  numbersFrom: 1_360_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [
    [10, 0.95],
    [50, 0.9],
  ],
  brands: ['Gradvis', 'Värmegott'],
  dimensions: sized(
    [
      [10, 'G3/8', 0.5, 0.19, 112],
      [15, 'G1/2', 0.6, 0.24, 119],
      [20, 'G3/4', 0.7, 0.37, 172],
    ] as const,
    ([dn, thread, kv, kilograms, price]) => ({
      label: `DN${dn}`,
      size: dn,
      attributes: { DN: String(dn), Gänga: thread, 'Största kv': decimal(kv, 1) },
      kilograms,
      price,
    }),
  ),
  models: [
    kind('Radiatorventil rak', 'Rak termostatventil med förinställning, för radiatorer i tvårörssystem.', 1, {
      ...valve,
      Utförande: 'Rak',
    }),
    kind('Radiatorventil vinkel', 'Vinklad termostatventil med förinställning, för radiatorer i tvårörssystem.', 1.04, {
      ...valve,
      Utförande: 'Vinkel',
    }),
  ],
}
