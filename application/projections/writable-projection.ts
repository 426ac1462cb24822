import { createCell } from '#application/runtime/cell'
import { createTurn } from '#application/runtime/turn'
import type { Projection } from './projection'

/** A projection that is told its value. */
export interface WritableProjection<T> extends Projection<T> {
  readonly set: (value: T) => void
  readonly update: (change: (value: T) => T) => void
}

export const writableProjection = <T>(initial: T): WritableProjection<T> => {
  const cell = createCell(initial, createTurn())
  return { ...cell, update: (change) => cell.set(change(cell.get())) }
}

/** What a view makes of another projection; computed once per change, and told on only when it differs. */
export const derivedProjection = <A, B>(source: Projection<A>, view: (value: A) => B): Projection<B> => {
  let seen: { readonly from: A; readonly to: B } | undefined
  const get = (): B => {
    const from = source.get()
    if (seen === undefined || seen.from !== from) seen = { from, to: view(from) }
    return seen.to
  }
  return {
    get,
    subscribe: (listener) => {
      let last = get()
      return source.subscribe(() => {
        const next = get()
        if (next === last) return
        last = next
        listener()
      })
    },
  }
}
