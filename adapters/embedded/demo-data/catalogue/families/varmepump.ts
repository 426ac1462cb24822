import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Heat pumps. */
export const varmepump: Family = {
  family: 'varmepump',
  category: 'varme/varmepumpar/luft-vatten',
  discountGroup: 'VARME',
  numbersFrom: 6_040_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Strömvik', 'Hettan'],
  dimensions: sized([4, 6, 8, 10, 12, 16], (power) => ({
    label: `${power} kW`,
    size: power,
    attributes: {
      Effekt: `${power} kW`,
      Köldmedium: 'R290',
      'L mm': String(980 + power * 20),
      'H mm': String(700 + power * 50),
    },
    price: 38_000 + power * 4100,
  })),
  fixed: [],
  models: [
    kind('Luft/vattenvärmepump', 'Varvtalsstyrd utedel för hus med vattenburen värme, ned till −25 °C.', 1, {
      Energiklass: 'A+++',
      Spänning: '3 × 400 V',
      Standard: 'EN 14825',
    }),
    kind(
      'Bergvärmepump',
      'Varvtalsstyrd bergvärmepump med inbyggd varmvattentank på 180 l.',
      1.5,
      { Energiklass: 'A+++', Spänning: '3 × 400 V', Standard: 'EN 14825' },
      { category: 'varme/varmepumpar/bergvarme' },
    ),
    kind(
      'Luft/luftvärmepump',
      'Inne- och utedel med fem meter rörsats, avfuktning och ljudnivå från 19 dB(A).',
      0.34,
      { Energiklass: 'A++', Spänning: '1 × 230 V', Köldmedium: 'R32', Standard: 'EN 14825' },
      { category: 'varme/varmepumpar/luft-luft', codes: [1, 2, 3] },
    ),
  ],
}
