import type { Dimension, Family, Model } from '../family'

const HEIGHT = 500
const lengths = [400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1400, 1600, 1800, 2000]

const dimensions: readonly Dimension[] = lengths.map((length) => ({
  code: length / 100 + 1,
  label: `${HEIGHT}×${length}`,
  size: length,
  attributes: {
    Dimension: `${HEIGHT}×${length} mm`,
    'Höjd mm': String(HEIGHT),
    'Längd mm': String(length),
    Effekt: `${Math.round(length * 1.42)} W`,
  },
  price: 840 + length * 1.3,
}))

const panel = {
  Anslutning: 'Invändig gänga',
  Gänga: 'G1/2',
  Material: 'Stål',
  Färg: 'Vit RAL 9016',
  Tryckklass: 'PN10',
  Standard: 'EN 442',
}

const type = (name: string, panels: string, priceFactor: number): Model => ({
  name: (series) => (series === 1000 ? `Radiator ${name}` : `Radiator ${name} ${series}`),
  description: `Panelradiator ${name} med ${panels}, färdig med konsoler, luftskruv och propp.`,
  attributes: { Typ: name, ...panel },
  priceFactor,
})

/** Panel radiators. */
export const radiator: Family = {
  family: 'radiator',
  category: 'varme/radiatorer/panelradiatorer',
  discountGroup: 'VARME',
  numbersFrom: 7_600_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Värmegott', 'Panelia'],
  dimensions,
  fixed: [
    { block: 6_720_500, model: type('C22', 'två paneler och två konvektorer', 1), brand: 'Värmegott', series: 1000 },
  ],
  models: [
    type('C11', 'en panel och en konvektor', 0.62),
    type('C21', 'två paneler och en konvektor', 0.84),
    type('C33', 'tre paneler och tre konvektorer', 1.55),
    type('P1', 'en slät panel', 0.91),
  ],
}
