import type { Dimension, Family } from '../family'

const sizes: readonly (readonly [outer: number, wall: string, dn: number, price: number])[] = [
  [12, '2,0', 8, 986],
  [15, '2,5', 10, 1148],
  [16, '2,2', 12, 1284],
  [18, '2,5', 12, 1466],
  [22, '3,0', 16, 1892],
  [28, '4,0', 20, 2674],
]

const dimensions: readonly Dimension[] = sizes.map(([outer, wall, dn, price]) => ({
  code: outer,
  label: `${outer}×${wall}, 50 m`,
  size: outer,
  attributes: { Dimension: `${outer}×${wall} mm`, DN: String(dn), Längd: '50 m' },
  price,
}))

const pex = {
  Material: 'PEX-a',
  Tryckklass: 'PN10',
  Temperatur: 'Max 95 °C',
  Standard: 'EN ISO 15875',
  Godkännande: 'Typgodkänd, SC0225-09',
}

/** Coils of PEX pipe, sold by the coil. */
export const pexror: Family = {
  family: 'pexror',
  category: 'vvs/ror/pex-ror',
  discountGroup: 'ROR',
  numbersFrom: 2_500_000,
  unit: 'frp',
  conversion: { factor: 50, unit: 'm' },
  orderMultiple: 1,
  brackets: [
    [5, 0.97],
    [20, 0.93],
  ],
  brands: ['Slingan', 'Rörla'],
  dimensions,
  fixed: [
    {
      block: 2_417_300,
      brand: 'Slingan',
      series: 1000,
      model: {
        name: () => 'PEX rör i rör',
        description: 'PEX-rör för tappvatten i korrugerat skyddsrör. Röret går att byta utan att väggen öppnas.',
        attributes: pex,
        priceFactor: 1,
      },
    },
  ],
  models: [
    {
      name: (series) => `PEX värmerör ${series}`,
      description: 'PEX-rör med syrespärr för golvvärme och radiatorer.',
      attributes: { ...pex, Syrespärr: 'EVOH' },
      priceFactor: 0.74,
    },
    {
      name: (series) => `PEX isolerat ${series}`,
      description: 'PEX-rör med 9 mm cellisolering, för dragning i bjälklag.',
      attributes: { ...pex, Isolering: '9 mm' },
      priceFactor: 1.36,
    },
    {
      name: (series) => `Alupex ${series}`,
      description: 'Flerskiktsrör med kärna av aluminium. Behåller formen när det böjs.',
      attributes: { ...pex, Material: 'PE-RT och aluminium', Standard: 'EN ISO 21003' },
      priceFactor: 1.12,
    },
  ],
}
