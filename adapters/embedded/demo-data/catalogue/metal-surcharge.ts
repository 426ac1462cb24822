export type Metal = 'koppar' | 'mässing' | 'rödgods' | 'rostfritt'

const metals: readonly (readonly [material: RegExp, metal: Metal])[] = [
  [/^koppar/i, 'koppar'],
  [/mässing/i, 'mässing'],
  [/^rödgods/i, 'rödgods'],
  [/^(rostfritt|syrafast)/i, 'rostfritt'],
]

/** The metal with a surcharge that a material is; undefined for other materials. */
export const metalOf = (material: string | undefined): Metal | undefined =>
  metals.find(([pattern]) => material !== undefined && pattern.test(material))?.[1]

/** Surcharge in SEK per kg. */
export const surchargePerKilogram: Readonly<Record<Metal, number>> = {
  koppar: 52,
  mässing: 18,
  rödgods: 20,
  rostfritt: 22,
}

/** Fittings of copper carry less surcharge than pipes: much of their price is the work. SEK per kg. */
export const COPPER_FITTING_SURCHARGE = 36
