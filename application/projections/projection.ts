/** A value that changes over time, as views read it: the present value at once, then every change. */
export interface Projection<T> {
  readonly get: () => T
  readonly subscribe: (listener: () => void) => () => void
}
