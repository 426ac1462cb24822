/** One step up in the schema of a payload, from a version to the next. Lives beside its event in `domain/`. */
export interface Upcaster {
  readonly from: number
  readonly up: (payload: unknown) => unknown
}

export interface Upcasting {
  /** The version that the present code writes. */
  readonly current: number
  /** A payload of an older version as one of the current. */
  readonly upcast: (version: number, payload: unknown) => unknown
}

/**
 * Joins steps into a chain that begins at version 1. A missing step is an error in the code and not in the data, so it
 * throws when the program loads.
 */
export const upcasting = (name: string, chain: readonly Upcaster[]): Upcasting => {
  for (const [index, { from }] of chain.entries())
    if (from !== index + 1) throw new Error(`The upcasters of ${name} lack a step from version ${index + 1}`)
  return {
    current: chain.length + 1,
    upcast: (version, payload) =>
      version > chain.length ? payload : chain.slice(version - 1).reduce((older, { up }) => up(older), payload),
  }
}
