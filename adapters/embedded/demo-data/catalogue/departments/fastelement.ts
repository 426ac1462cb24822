import type { Department } from '../department'
import type { Family } from '../family'
import { decimal, kind, sized } from '../kind'

/** Screws in boxes. */
const skruv: Family = {
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

/** Nuts, in boxes, and threaded rod. */
const mutter: Family = {
  family: 'mutter',
  category: 'fastelement/muttrar/sexkantsmuttrar',
  discountGroup: 'FASTE',
  numbersFrom: 9_560_000,
  register: 'none',
  unit: 'frp',
  conversion: { factor: 100, unit: 'st' },
  orderMultiple: 1,
  brackets: [[10, 0.88]],
  brands: ['Fästteknik Nord', 'Skruvika'],
  dimensions: sized([4, 5, 6, 8, 10, 12, 16, 20], (thread) => ({
    label: `M${thread}`,
    size: thread,
    attributes: { Gänga: `M${thread}`, Nyckelvidd: `${Math.round(thread * 1.6)} mm` },
    price: 18 + thread * thread * 0.9,
  })),
  models: [
    kind('Sexkantsmutter', 'Sexkantsmutter klass 8, ask om 100.', 1, {
      Material: 'Elförzinkat stål',
      Hållfasthet: 'Klass 8',
      Standard: 'ISO 4032',
    }),
    kind(
      'Låsmutter',
      'Låsmutter med nylonring, ask om 100.',
      1.4,
      { Material: 'Elförzinkat stål', Hållfasthet: 'Klass 8', Standard: 'ISO 7040' },
      { category: 'fastelement/muttrar/lasmuttrar' },
    ),
    kind('Sexkantsmutter A4', 'Sexkantsmutter av syrafast stål, ask om 100.', 3.4, {
      Material: 'Rostfritt stål',
      Hållfasthet: 'A4-80',
      Standard: 'ISO 4032',
    }),
  ],
}

const zinc = { Material: 'Elförzinkat stål', Hållfasthet: '200 HV' }

/** Washers, in boxes. */
const bricka: Family = {
  family: 'bricka',
  category: 'fastelement/brickor/planbrickor',
  discountGroup: 'FASTE',
  numbersFrom: 9_440_000,
  register: 'none',
  unit: 'frp',
  conversion: { factor: 100, unit: 'st' },
  orderMultiple: 1,
  brackets: [[10, 0.88]],
  brands: ['Fästteknik Nord', 'Skruvika'],
  dimensions: sized([4, 5, 6, 8, 10, 12, 16, 20], (thread) => ({
    label: `M${thread}`,
    size: thread,
    attributes: { Gänga: `M${thread}`, 'W mm': String(thread * 2 + 1) },
    price: 16 + thread * thread * 0.62,
  })),
  models: [
    kind('Planbricka', 'Planbricka, ask om 100.', 1, { ...zinc, Standard: 'ISO 7089' }),
    kind('Planbricka A4', 'Planbricka av syrafast stål, ask om 100.', 3.1, {
      ...zinc,
      Material: 'Rostfritt stål',
      Standard: 'ISO 7089',
    }),
    kind(
      'Fjäderbricka',
      'Fjäderbricka, ask om 100.',
      1.1,
      { ...zinc, Standard: 'DIN 127' },
      { category: 'fastelement/brickor/fjaderbrickor' },
    ),
  ],
}

/** Plugs and anchors, in boxes. */
const plugg: Family = {
  family: 'plugg',
  category: 'fastelement/plugg/nylonplugg',
  discountGroup: 'FASTE',
  numbersFrom: 9_680_000,
  register: 'none',
  unit: 'frp',
  conversion: { factor: 100, unit: 'st' },
  orderMultiple: 1,
  brackets: [[10, 0.9]],
  brands: ['Fästteknik Nord', 'Skruvika'],
  dimensions: sized(
    [
      [5, 25, 42],
      [6, 30, 48],
      [8, 40, 64],
      [10, 50, 96],
      [12, 60, 142],
      [14, 75, 208],
    ] as const,
    ([diameter, length, price]) => ({
      label: `${diameter}×${length}`,
      size: diameter,
      attributes: { Dimension: `${diameter}×${length} mm`, 'L mm': String(length) },
      price,
    }),
  ),
  models: [
    kind('Nylonplugg', 'Plugg av nylon för betong, tegel och lättbetong. Ask om 100.', 1, {
      Material: 'Nylon',
      Godkännande: 'ETA',
    }),
    kind(
      'Expander',
      'Expanderskruv för sprucken betong, brandklassad R120. Ask om 100.',
      6.2,
      { Material: 'Elförzinkat stål', Godkännande: 'ETA option 1' },
      { category: 'fastelement/plugg/expandrar', codes: [3, 4, 5, 6] },
    ),
    kind(
      'Gipsplugg',
      'Självborrande plugg för gips med skruv. Ask om 100.',
      1.5,
      { Material: 'Zink' },
      { category: 'fastelement/plugg/gipsplugg', codes: [1, 2, 3] },
    ),
  ],
}

export const fastelement: Department = {
  categories: [
    ['fastelement', 'Fästelement', 'skruv'],
    ['fastelement/skruv', 'Skruv', 'skruv'],
    ['fastelement/skruv/traskruv', 'Träskruv', 'skruv'],
    ['fastelement/skruv/gipsskruv', 'Gipsskruv', 'skruv'],
    ['fastelement/skruv/montageskruv', 'Montageskruv', 'skruv'],
    ['fastelement/brickor', 'Brickor', 'bricka'],
    ['fastelement/brickor/planbrickor', 'Planbrickor', 'bricka'],
    ['fastelement/brickor/fjaderbrickor', 'Fjäderbrickor', 'bricka'],
    ['fastelement/muttrar', 'Muttrar', 'mutter'],
    ['fastelement/muttrar/sexkantsmuttrar', 'Sexkantsmuttrar', 'mutter'],
    ['fastelement/muttrar/lasmuttrar', 'Låsmuttrar', 'mutter'],
    ['fastelement/plugg', 'Plugg', 'plugg'],
    ['fastelement/plugg/nylonplugg', 'Nylonplugg', 'plugg'],
    ['fastelement/plugg/expandrar', 'Expandrar', 'plugg'],
    ['fastelement/plugg/gipsplugg', 'Gipsplugg', 'plugg'],
  ],
  families: [skruv, mutter, bricka, plugg],
}
