import type { Family } from '../family'
import { kind, sized } from '../kind'

/** Hand tools. */
export const tang: Family = {
  family: 'tang',
  category: 'verktyg/handverktyg/rortanger',
  discountGroup: 'VERKTYG',
  numbersFrom: 8_960_000,
  register: 'none',
  unit: 'st',
  orderMultiple: 1,
  brackets: [[6, 0.94]],
  brands: ['Stålgrip', 'Harven'],
  dimensions: sized([150, 180, 250, 300, 400], (mm) => ({
    label: `${mm} mm`,
    size: mm,
    attributes: { 'L mm': String(mm), Grepp: `Max ${Math.round(mm / 5.4)} mm` },
    price: 140 + mm * 1.1,
  })),
  fixed: [],
  models: [
    kind('Polygrip', 'Tång med låsbart snabbläge och tänder härdade till 61 HRC.', 1, {
      Material: 'Kromvanadinstål',
      Standard: 'ISO 8976',
    }),
    kind('Rörtång 90°', 'Svensk modell av rörtång med raka käftar.', 1.3, {
      Material: 'Kromvanadinstål',
      Standard: 'DIN 5234',
    }),
    kind(
      'Skiftnyckel',
      'Skiftnyckel med skala och tunna käftar.',
      1.2,
      { Material: 'Kromvanadinstål', Standard: 'ISO 6787' },
      { category: 'verktyg/handverktyg/skiftnycklar' },
    ),
    kind(
      'Avbitartång 1000 V',
      'Isolerad avbitartång för arbete med spänning.',
      1.4,
      { Material: 'Kromvanadinstål', Isolering: '1000 V', Standard: 'EN 60900' },
      { category: 'verktyg/handverktyg/eltanger', codes: [1, 2] },
    ),
  ],
}
