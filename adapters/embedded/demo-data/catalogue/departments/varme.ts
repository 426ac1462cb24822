import type { Department } from '../department'
import type { Dimension, Family, Model } from '../family'
import { kind, sized } from '../kind'

const HEIGHT = 500
const lengths = [400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1400, 1600, 1800, 2000]

const radiatorDimensions: readonly Dimension[] = lengths.map((length) => ({
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

const radiatorType = (name: string, panels: string, priceFactor: number): Model => ({
  firstName: `Radiator ${name}`,
  name: `Radiator ${name} {series}`,
  description: `Panelradiator ${name} med ${panels}, färdig med konsoler, luftskruv och propp.`,
  attributes: { Typ: name, ...panel },
  priceFactor,
})

/** Panel radiators. */
const radiator: Family = {
  family: 'radiator',
  category: 'varme/radiatorer/panelradiatorer',
  discountGroup: 'VARME',
  numbersFrom: 7_600_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Värmegott', 'Panelia'],
  dimensions: radiatorDimensions,
  fixed: [
    {
      block: 6_720_500,
      model: radiatorType('C22', 'två paneler och två konvektorer', 1),
      brand: 'Värmegott',
      series: 1000,
    },
  ],
  models: [
    radiatorType('C11', 'en panel och en konvektor', 0.62),
    radiatorType('C21', 'två paneler och en konvektor', 0.84),
    radiatorType('C33', 'tre paneler och tre konvektorer', 1.55),
    radiatorType('P1', 'en slät panel', 0.91),
  ],
}

const connections: readonly (readonly [code: number, thread: string, colour: string, price: number])[] = [
  [1, 'M28', 'vit', 196],
  [2, 'M30', 'krom', 246],
  [3, 'M30', 'vit', 189],
  [4, 'M30', 'svart', 239],
  [5, 'Klick', 'vit', 212],
  [6, 'Klick', 'krom', 268],
]

const termostatDimensions: readonly Dimension[] = connections.map(([code, thread, colour, price]) => ({
  code,
  label: `${colour}, ${thread}`,
  size: code,
  attributes: { Koppling: thread, Färg: colour[0]?.toUpperCase() + colour.slice(1) },
  price,
}))

const sensor = { Givare: 'Vätskefylld', Område: '6–26 °C', Standard: 'EN 215' }

/** Thermostat heads for radiator valves. */
const termostat: Family = {
  family: 'termostat',
  category: 'varme/radiatorer/termostater',
  discountGroup: 'VARME',
  numbersFrom: 7_200_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [
    [24, 0.95],
    [96, 0.9],
  ],
  brands: ['Gradvis', 'Värmegott'],
  dimensions: termostatDimensions,
  fixed: [
    {
      block: 6_841_100,
      brand: 'Gradvis',
      series: 1000,
      model: {
        name: 'Termostatdel',
        description: 'Termostatdel med inbyggd vätskefylld givare, frostskydd och begränsning av temperaturen.',
        attributes: sensor,
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: 'Termostatdel fjärrgivare {series}',
      description: 'Termostatdel med givare på 2 m kapillärrör, för radiatorer bakom gardin eller täckgaller.',
      attributes: { ...sensor, Givare: 'Fjärrgivare 2 m' },
      priceFactor: 1.9,
    },
    {
      name: 'Termostatdel institution {series}',
      description: 'Termostatdel för offentlig miljö, stöldskyddad och med dold inställning.',
      attributes: sensor,
      priceFactor: 1.35,
    },
    {
      name: 'Termostatdel elektronisk {series}',
      description: 'Batteridriven termostatdel med veckoprogram.',
      attributes: { ...sensor, Givare: 'Elektronisk', Batteri: '2 × AA' },
      priceFactor: 3.2,
    },
  ],
}

/** Manifolds for underfloor heating and for tap water. */
const fordelare: Family = {
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

const sizes: readonly (readonly [code: number, dn: number, lift: number, length: number, price: number])[] = [
  [14, 15, 4, 130, 1846],
  [16, 15, 6, 130, 2094],
  [24, 25, 4, 180, 1920],
  [26, 25, 6, 180, 2185],
  [28, 25, 8, 180, 2968],
  [36, 32, 6, 180, 2412],
  [38, 32, 8, 180, 3190],
]

const pumpDimensions: readonly Dimension[] = sizes.map(([code, dn, lift, length, price]) => ({
  code,
  label: `${dn}-${lift * 10} ${length}`,
  size: dn * 10 + lift,
  attributes: { DN: String(dn), Lyfthöjd: `${lift} m`, 'Bygglängd mm': String(length) },
  price,
}))

const pumpFacts = {
  Anslutning: 'Utvändig gänga',
  Spänning: '1 × 230 V',
  Temperatur: '2–95 °C',
  Standard: 'EN 60335-2-51',
}

/** Circulation pumps. */
const pump: Family = {
  family: 'pump',
  category: 'varme/pumpar/cirkulationspumpar',
  discountGroup: 'VARME',
  numbersFrom: 5_800_000,
  unit: 'st',
  orderMultiple: 1,
  brackets: [],
  brands: ['Cirkula', 'Strömvik'],
  dimensions: pumpDimensions,
  fixed: [
    {
      block: 5_743_100,
      brand: 'Cirkula',
      series: 1000,
      model: {
        name: 'Cirkulationspump Alva',
        description: 'Varvtalsstyrd våt cirkulationspump för värmesystem. Ställer in sig själv efter behovet.',
        attributes: { ...pumpFacts, Material: 'Gjutjärn', EEI: '≤ 0,18' },
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: 'Cirkulationspump VVC {series}',
      description: 'Cirkulationspump för varmvatten, pumphus av rostfritt stål.',
      attributes: { ...pumpFacts, Material: 'Rostfritt stål', EEI: '≤ 0,20' },
      priceFactor: 1.44,
    },
    {
      name: 'Cirkulationspump kyla {series}',
      description: 'Cirkulationspump för köldbärare ned till −10 °C, med skydd mot kondens.',
      attributes: { ...pumpFacts, Material: 'Gjutjärn', Temperatur: '−10 till 110 °C', EEI: '≤ 0,20' },
      priceFactor: 1.31,
    },
  ],
}

export const varme: Department = {
  categories: [
    ['varme', 'Värme', 'radiator'],
    ['varme/radiatorer', 'Radiatorer', 'radiator'],
    ['varme/radiatorer/panelradiatorer', 'Panelradiatorer', 'radiator'],
    ['varme/radiatorer/termostater', 'Termostater', 'termostat'],
    ['varme/golvvarme', 'Golvvärme', 'fordelare'],
    ['varme/golvvarme/golvvarmefordelare', 'Golvvärmefördelare', 'fordelare'],
    ['varme/golvvarme/fordelarskap', 'Fördelarskåp', 'fordelare'],
    ['varme/pumpar', 'Pumpar', 'pump'],
    ['varme/pumpar/cirkulationspumpar', 'Cirkulationspumpar', 'pump'],
  ],
  families: [radiator, termostat, fordelare, pump],
}
