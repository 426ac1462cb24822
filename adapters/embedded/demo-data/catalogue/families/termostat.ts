import type { Dimension, Family } from '../family'

const connections: readonly (readonly [code: number, thread: string, colour: string, price: number])[] = [
  [1, 'M28', 'vit', 196],
  [2, 'M30', 'krom', 246],
  [3, 'M30', 'vit', 189],
  [4, 'M30', 'svart', 239],
  [5, 'Klick', 'vit', 212],
  [6, 'Klick', 'krom', 268],
]

const dimensions: readonly Dimension[] = connections.map(([code, thread, colour, price]) => ({
  code,
  label: `${colour}, ${thread}`,
  size: code,
  attributes: { Koppling: thread, Färg: colour[0]?.toUpperCase() + colour.slice(1) },
  price,
}))

const sensor = { Givare: 'Vätskefylld', Område: '6–26 °C', Standard: 'EN 215' }

/** Thermostat heads for radiator valves. */
export const termostat: Family = {
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
  dimensions,
  fixed: [
    {
      block: 6_841_100,
      brand: 'Gradvis',
      series: 1000,
      model: {
        name: () => 'Termostatdel',
        description: 'Termostatdel med inbyggd vätskefylld givare, frostskydd och begränsning av temperaturen.',
        attributes: sensor,
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: (series) => `Termostatdel fjärrgivare ${series}`,
      description: 'Termostatdel med givare på 2 m kapillärrör, för radiatorer bakom gardin eller täckgaller.',
      attributes: { ...sensor, Givare: 'Fjärrgivare 2 m' },
      priceFactor: 1.9,
    },
    {
      name: (series) => `Termostatdel institution ${series}`,
      description: 'Termostatdel för offentlig miljö, stöldskyddad och med dold inställning.',
      attributes: sensor,
      priceFactor: 1.35,
    },
    {
      name: (series) => `Termostatdel elektronisk ${series}`,
      description: 'Batteridriven termostatdel med veckoprogram.',
      attributes: { ...sensor, Givare: 'Elektronisk', Batteri: '2 × AA' },
      priceFactor: 3.2,
    },
  ],
}
