import { pipe } from 'fp-ts/function'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { PathReporter } from 'io-ts/PathReporter'

/** Reads what comes over the wire as `A`; writes `A` as plain JSON. */
export type Codec<A> = t.Type<A, unknown>

/** A string that the type system knows by a name of its own. */
export const branded = <A extends string>(make: (text: string) => A, name: string): Codec<A> =>
  new t.Type<A, unknown>(
    name,
    (u): u is A => typeof u === 'string',
    (u, c) => (typeof u === 'string' ? t.success(make(u)) : t.failure(u, c)),
    (a) => a,
  )

/** A text that a reader of the domain takes or refuses. */
export const readBy = <A extends string>(read: (text: string) => O.Option<A>, name: string): Codec<A> => {
  const readText = (u: unknown): O.Option<A> => (typeof u === 'string' ? read(u) : O.none)
  return new t.Type<A, unknown>(
    name,
    (u): u is A => O.isSome(readText(u)),
    (u, c) =>
      pipe(
        readText(u),
        O.match(() => t.failure(u, c), t.success),
      ),
    (a) => a,
  )
}

/** A number that a reader of the domain takes or refuses. */
export const readNumberBy = <A extends number>(read: (value: number) => O.Option<A>, name: string): Codec<A> => {
  const readNumber = (u: unknown): O.Option<A> => (typeof u === 'number' ? read(u) : O.none)
  return new t.Type<A, unknown>(
    name,
    (u): u is A => O.isSome(readNumber(u)),
    (u, c) =>
      pipe(
        readNumber(u),
        O.match(() => t.failure(u, c), t.success),
      ),
    (a) => a,
  )
}

/** A number made by a constructor of the domain, such as an amount of money. */
export const brandedNumber = <A extends number>(make: (value: number) => A, name: string): Codec<A> =>
  new t.Type<A, unknown>(
    name,
    (u): u is A => typeof u === 'number' && Number.isFinite(u),
    (u, c) => (typeof u === 'number' && Number.isFinite(u) ? t.success(make(u)) : t.failure(u, c)),
    (a) => a,
  )

/** One of a fixed list of strings. */
export const oneOf = <A extends string>(values: readonly A[], name: string): Codec<A> => {
  const known = (u: unknown): u is A => values.some((value) => value === u)
  return new t.Type<A, unknown>(
    name,
    known,
    (u, c) => (known(u) ? t.success(u) : t.failure(u, c)),
    (a) => a,
  )
}

/** Null and absent are read as `undefined` and written as null. */
export const optional = <A>(codec: Codec<A>): Codec<A | undefined> =>
  new t.Type<A | undefined, unknown>(
    `optional ${codec.name}`,
    (u): u is A | undefined => u === undefined || codec.is(u),
    (u, c) => (u === undefined || u === null ? t.success(undefined) : codec.validate(u, c)),
    (a) => (a === undefined ? null : codec.encode(a)),
  )

/** A value that stands in when the wire gives null or nothing. */
export const withDefault = <A>(codec: Codec<A>, fallback: A): Codec<A> =>
  new t.Type<A, unknown>(
    codec.name,
    codec.is,
    (u, c) => (u === undefined || u === null ? t.success(fallback) : codec.validate(u, c)),
    codec.encode,
  )

/** A list; null and absent are read as the empty list. */
export const listOf = <A>(codec: Codec<A>): Codec<readonly A[]> => withDefault<readonly A[]>(t.readonlyArray(codec), [])

/** Reads a value, or says in words where it breaks the contract. */
export const decode = <A>(codec: Codec<A>, value: unknown): E.Either<readonly string[], A> =>
  pipe(
    codec.decode(value),
    E.mapLeft((errors) => PathReporter.report(E.left(errors))),
  )
