/** Something that happens now and then in this process, and who wants to hear of it. */
export interface Signal {
  readonly give: () => void
  /** The answer stops listening. */
  readonly hear: (listener: () => void) => () => void
}

export const createSignal = (): Signal => {
  const listeners = new Set<() => void>()
  return {
    give: () => listeners.forEach((listener) => listener()),
    hear: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
