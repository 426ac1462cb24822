import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Manifolds for underfloor heating and for tap water. */
export const fordelare: Family = {
  family: 'fordelare',
  category: 'varme/golvvarme/golvvarmefordelare',
  discountGroup: 'VARME',
  numbersFrom: 1_120_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Slingan', 'Golvario'],
  dimensions: sized([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], (circuits) => ({
    label: `${circuits} slingor`,
    size: circuits,
    attributes: { Slingor: String(circuits), Gänga: 'G1', 'L mm': String(110 + circuits * 50) },
    price: 640 + circuits * 214,
  })),
  fixed: [],
  models: [
    kind('Golvvärmefördelare', 'Fördelare av rostfritt stål med flödesmätare, luftare och avstängning.', 1, {
      Material: 'Rostfritt stål',
      Tryckklass: 'PN6',
      Anslutning: 'Eurokonus 3/4',
      Standard: 'EN 1264',
    }),
    kind(
      'Tappvattenfördelare',
      'Fördelare för rör-i-rör i tappvatten, med avstängning på varje grupp.',
      0.42,
      { Material: 'Avzinkningshärdig mässing', Tryckklass: 'PN10', Anslutning: 'Klämring', Standard: 'EN 1254-3' },
      { category: 'vvs/rordelar/fordelarror', codes: [1, 2, 3, 4, 5] },
    ),
    kind(
      'Fördelarskåp',
      'Fördelarskåp för infällnad med tät botten, läckindikering och låsbar lucka.',
      0.58,
      { Material: 'Stålplåt', Färg: 'Vit RAL 9016', Standard: 'Säker Vatten 2021' },
      { category: 'varme/golvvarme/fordelarskap', codes: [2, 5, 8, 11] },
    ),
  ],
}
