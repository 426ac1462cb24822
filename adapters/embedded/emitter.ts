/** An event without a payload inside this process, and its listeners. */
export interface Emitter {
  readonly emit: () => void
  /** @returns a function that removes the listener */
  readonly subscribe: (listener: () => void) => () => void
}

export const createEmitter = (): Emitter => {
  const listeners = new Set<() => void>()
  return {
    emit: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
