/** Share of a price that follows the price of metal, by the beginning of the material's name. */
const shares: readonly (readonly [material: RegExp, share: number])[] = [
  [/^koppar/i, 0.11],
  [/mässing/i, 0.035],
  [/^rödgods/i, 0.045],
  [/^(rostfritt|syrafast)/i, 0.05],
]

/** The share of a price that is a surcharge for metal; 0 for materials without one. */
export const metalShareOf = (material: string | undefined): number =>
  shares.find(([pattern]) => material !== undefined && pattern.test(material))?.[1] ?? 0
