import type { Projection } from '#application/projections/projection'
import type { Turn } from './turn'

export interface Cell<T> extends Projection<T> {
  readonly set: (value: T) => void
}

/** A value to watch. Readers see a new value at once; listeners are told once per turn, and not of equal values. */
export const createCell = <T>(initial: T, turn: Turn): Cell<T> => {
  const listeners = new Set<() => void>()
  let value = initial
  let told = initial
  let telling = false
  const tell = (): void => {
    telling = false
    if (Object.is(told, value)) return
    told = value
    for (const listener of listeners) listener()
  }
  return {
    get: () => value,
    set: (next) => {
      value = next
      if (telling || Object.is(told, value)) return
      telling = true
      turn.tell(tell)
    },
    subscribe: (listener) => {
      // Wrapped, so that one function subscribed twice is two subscriptions.
      const own = (): void => listener()
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
