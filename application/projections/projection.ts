import {
  type BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  map,
  NEVER,
  Observable,
  share,
  skip,
  startWith,
  switchMap,
} from 'rxjs'

/** A value that changes over time, as views read it: the present value at once, then every change. */
export interface Projection<T> {
  readonly get: () => T
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * The projection of the value of `read`, read again each time `changes` emits. Only changed values
 * are emitted.
 * A value is always read and never taken from the stream: what a listener has changed meanwhile is seen by all.
 */
export const projection = <T>(read: () => T, changes: Observable<unknown>): Projection<T> => ({
  get: read,
  subscribe: (listener) => {
    const values = changes.pipe(startWith(undefined), map(read), distinctUntilChanged(), skip(1))
    const subscription = values.subscribe(() => listener())
    return () => subscription.unsubscribe()
  },
})

export const projectionOf = <T>(subject: BehaviorSubject<T>): Projection<T> => projection(() => subject.value, subject)

export const constant = <T>(value: T): Projection<T> => projection(() => value, NEVER)

/** The present value of a projection at once, then each change. */
export const valuesOf = <T>({ get, subscribe }: Projection<T>): Observable<T> =>
  new Observable((subscriber) => {
    subscriber.next(get())
    return subscribe(() => subscriber.next(get()))
  })

type Inputs = Readonly<Record<string, Projection<unknown>>>
type Values<I extends Inputs> = { readonly [Name in keyof I]: I[Name] extends Projection<infer T> ? T : never }

// The compiler cannot follow a record of projections to the record of their values, so the first line says it.
function presentOf<I extends Inputs>(inputs: I): Values<I>
function presentOf(inputs: Inputs): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.get()]))
}

/**
 * What a view makes of named inputs. Computed once for each change of an input; a value that `isSame` as the one before
 * leaves that one in its place. A view of many parts gets the one before, to keep the parts that have not changed.
 */
export const readModel = <I extends Inputs, T>(
  inputs: I,
  view: (now: Values<I>, before: T | undefined) => T,
  isSame: (before: T, now: T) => boolean = Object.is,
): Projection<T> => {
  const all = Object.entries(inputs)
  let made: { readonly from: Values<I>; readonly to: T } | undefined
  const read = (): T => {
    const last = made
    if (last !== undefined && all.every(([name, input]) => Object.is(last.from[name], input.get()))) return last.to
    const from = presentOf(inputs)
    const to = view(from, last?.to)
    made = { from, to: last !== undefined && isSame(last.to, to) ? last.to : to }
    return made.to
  }
  // Rows by the hundred may watch one read model: its inputs are watched once.
  return projection(read, combineLatest(all.map(([, input]) => valuesOf(input))).pipe(share()))
}

/** The projection that another one leads to at the moment. */
export const followed = <A, B>(leading: Projection<A>, follow: (value: A) => Projection<B>): Projection<B> =>
  projection(
    () => follow(leading.get()).get(),
    valuesOf(leading).pipe(
      switchMap((value) => valuesOf(follow(value))),
      share(),
    ),
  )
