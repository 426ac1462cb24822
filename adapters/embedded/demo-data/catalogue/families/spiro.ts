import type { Family } from '../family'
import { kind, sized } from '../kind'

const steel = { Material: 'Galvaniserat stål', Täthetsklass: 'D', Standard: 'EN 12237' }

/** Ventilation ducts and their parts. */
export const spiro: Family = {
  family: 'spiro',
  category: 'ventilation/kanaler/spiroror',
  discountGroup: 'VENTILATION',
  numbersFrom: 3_180_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [[20, 0.92]],
  brands: ['Luftia', 'Ventverken'],
  dimensions: sized([80, 100, 125, 160, 200, 250, 315, 400], (mm) => ({
    label: `Ø${mm}`,
    size: mm,
    attributes: { Dimension: `Ø${mm} mm`, 'W mm': String(mm) },
    price: 38 + mm * 0.94,
  })),
  fixed: [],
  models: [
    kind('Spirorör 3 m', 'Spiralfalsat ventilationsrör i längd om 3 m.', 1.3, { ...steel, Längd: '3 m' }),
    kind(
      'Ventilationsböj 90°',
      'Böj 90° med gummitätning i båda ändar.',
      0.8,
      { ...steel, Vinkel: '90°' },
      { category: 'ventilation/kanaldelar/bojar' },
    ),
    kind('Ventilations-T', 'T-stycke med gummitätning.', 1.3, steel, { category: 'ventilation/kanaldelar/t-stycken' }),
    kind('Nippel ventilation', 'Nippel som skarvar rör mot rör, med gummitätning.', 0.3, steel, {
      category: 'ventilation/kanaldelar/nipplar',
    }),
    kind(
      'Ljuddämpare',
      'Ljuddämpare med 50 mm mineralull, 600 mm lång.',
      3.4,
      { ...steel, Längd: '600 mm' },
      { category: 'ventilation/kanaldelar/ljuddampare', codes: [2, 3, 4, 5, 6, 7] },
    ),
  ],
}
