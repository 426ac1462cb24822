/** Names of product lines: stars, gods and waters, none of which is a word for goods, a colour or a measure. */
const names = `
  Vega Lyra Orion Sirius Rigel Altair Castor Pollux Juno Ceres Pallas Rhea Triton Ariel Oberon Tellus Aurora Boreas
  Zefyr Mistral Passat Siljan Torne Vindel Ljusnan Viskan Lagan Bolmen Roxen Kebne Sarek Helags Sylarna Akka Freja
  Balder Brage Embla Idun Heimdal Njord Skade Vidar Ymer Sleipner Mimer Gefion Bifrost Midgard Forte Vivo Linea Optima
  Modus Clarus Novum Primus Magnus Celer Ventus Ignis Certa Nexa Axio Delta Sigma Omega Gamma Theta Zeta Atlas Apollo
  Argus Aries Bellona Calypso Clio Daphne Hektor Helios Hera Iris Janus Kronos Leda Merkur Minerva Neptun Nestor
  Pegasus Perseus Selene Vesta Zenit Polaris Capella Corvus Draco Cygnus
`
  .trim()
  .split(/\s+/)

/** So many lines a make has within a family before it renews them: `Vega` is followed by `Vega Mk2`. */
const LINES_OF_MAKE = 20

interface LinePlace {
  /** The family's place in the catalogue, so that families begin with different names. */
  readonly family: number
  /** The make's place among those of the family, and how many they are. */
  readonly make: number
  readonly makes: number
  /** How many lines of the make came before. */
  readonly earlier: number
}

/** The name of a product line; within a family no two makes share one. */
export const lineNameOf = ({ family, make, makes, earlier }: LinePlace): string => {
  const renewal = Math.floor(earlier / LINES_OF_MAKE)
  const name = names[(family * 29 + (earlier % LINES_OF_MAKE) * makes + make) % names.length] ?? ''
  return renewal === 0 ? name : `${name} Mk${renewal + 1}`
}
