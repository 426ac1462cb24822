/** The thread in inches of each nominal diameter, as ISO 6708 and ISO 228 pair them. */
const inchesByDn: ReadonlyMap<number, string> = new Map([
  [6, '1/8'],
  [8, '1/4'],
  [10, '3/8'],
  [15, '1/2'],
  [20, '3/4'],
  [25, '1'],
  [32, '1 1/4'],
  [40, '1 1/2'],
  [50, '2'],
  [65, '2 1/2'],
  [80, '3'],
  [100, '4'],
])

/**
 * The pipe thread of a nominal diameter.
 * @param dn nominal diameter, `20` for DN20
 * @returns inches as the trade writes them, `3/4`; undefined for a diameter without a thread of its own
 */
export const inchesOfNominal = (dn: number): string | undefined => inchesByDn.get(dn)
