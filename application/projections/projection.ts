import {
  type BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  map,
  NEVER,
  Observable,
  type ObservedValueOf,
  skip,
  startWith,
  switchMap,
  take,
} from 'rxjs'

/** A value that changes over time, as views read it: the present value at once, then every change. */
export interface Projection<T> {
  readonly get: () => T
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * The projection of what `read` answers, read again each time `changes` emits. Listeners are told only of another value.
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

/** The value that an Observable answers to each subscriber at once. */
const presentOf = <T>(values: Observable<T>): T => {
  const present: { found?: { readonly value: T } } = {}
  values.pipe(take(1)).subscribe((value) => {
    present.found = { value }
  })
  if (present.found === undefined) throw new Error('An input of a read model has no present value')
  return present.found.value
}

type Inputs = Readonly<Record<string, Observable<unknown>>>
type Values<I extends Inputs> = { readonly [Name in keyof I]: ObservedValueOf<I[Name]> }

/**
 * What a view makes of named inputs, each of which has a present value (`valuesOf`). Computed once for each change of an
 * input; a value that `isSame` as the one before leaves that one in its place.
 */
export const readModel = <I extends Inputs, T>(
  inputs: I,
  view: (now: Values<I>) => T,
  isSame: (before: T, now: T) => boolean = Object.is,
): Projection<T> => {
  const changes = combineLatest(inputs)
  let made: { readonly from: Values<I>; readonly to: T } | undefined
  const compute = (now: Values<I>): T => {
    if (made !== undefined && isEqual(made.from, now)) return made.to
    const to = view(now)
    made = { from: now, to: made !== undefined && isSame(made.to, to) ? made.to : to }
    return made.to
  }
  return projection(() => compute(presentOf(changes)), changes)
}

const isEqual = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(one).every((name) => Object.is(one[name], other[name]))

/** The projection that another one leads to at the moment. */
export const followed = <A, B>(leading: Projection<A>, follow: (value: A) => Projection<B>): Projection<B> =>
  projection(() => follow(leading.get()).get(), valuesOf(leading).pipe(switchMap((value) => valuesOf(follow(value)))))
