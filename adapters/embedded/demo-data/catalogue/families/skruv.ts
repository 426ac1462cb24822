import type { Family } from '../family'
import { decimal, kind, sized } from '../kind'

/** Screws in boxes. */
export const skruv: Family = {
  family: 'skruv',
  category: 'fastelement/skruv/traskruv',
  discountGroup: 'FASTE',
  numbersFrom: 9_320_000,
  register: 'none',
  unit: 'frp',
  conversion: { factor: 200, unit: 'st' },
  orderMultiple: 1,
  brackets: [
    [10, 0.9],
    [40, 0.82],
  ],
  brands: ['Fästteknik Nord', 'Gängverket', 'Skruvika'],
  dimensions: sized(
    [
      [3.5, 25, 64],
      [3.5, 35, 69],
      [4, 40, 84],
      [4, 50, 96],
      [4.5, 60, 128],
      [5, 70, 164],
      [5, 90, 212],
      [6, 100, 286],
      [6, 120, 342],
      [8, 160, 596],
    ] as const,
    ([diameter, length, price]) => ({
      label: `${decimal(diameter)}×${length}`,
      size: diameter * 1000 + length,
      attributes: { Dimension: `${decimal(diameter)}×${length} mm`, 'L mm': String(length) },
      price,
    }),
  ),
  fixed: [],
  models: [
    kind('Träskruv utomhus', 'Träskruv med torxspår och korrosionsskydd C4. Ask om 200.', 1, {
      Material: 'Härdat stål',
      Spår: 'TX',
      Korrosionsklass: 'C4',
      Standard: 'EN 14592',
    }),
    kind('Träskruv rostfri A4', 'Träskruv av syrafast stål med torxspår. Ask om 200.', 2.8, {
      Material: 'Rostfritt stål',
      Spår: 'TX',
      Korrosionsklass: 'C5',
      Standard: 'EN 14592',
    }),
    kind(
      'Gipsskruv',
      'Gipsskruv för plåtregel, fosfaterad. Ask om 200.',
      0.55,
      { Material: 'Härdat stål', Spår: 'PH2', Standard: 'EN 14566' },
      { category: 'fastelement/skruv/gipsskruv', codes: [1, 2, 3, 4] },
    ),
    kind(
      'Montageskruv',
      'Självborrande montageskruv med sexkantskalle och bricka. Ask om 200.',
      1.4,
      { Material: 'Förzinkat stål', Spår: 'Sexkant 8', Standard: 'ISO 15480' },
      { category: 'fastelement/skruv/montageskruv', codes: [3, 4, 5, 6, 7] },
    ),
  ],
}
