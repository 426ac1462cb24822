import { BehaviorSubject } from 'rxjs'
import { type Projection, projectionOf } from '#application/projections/projection'

/** A projection that a test gives its values. */
export interface Variable<T> extends Projection<T> {
  readonly set: (value: T) => void
}

export const variable = <T>(initial: T): Variable<T> => {
  const values = new BehaviorSubject(initial)
  return { ...projectionOf(values), set: (value) => values.next(value) }
}
