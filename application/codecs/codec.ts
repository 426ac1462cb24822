import { pipe } from 'fp-ts/function'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { PathReporter } from 'io-ts/PathReporter'

/** Reads JSON as `A`, or refuses it; writes `A` as plain JSON. */
export type Codec<A> = t.Type<A, unknown>

export const isJsonObject = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u)

/** A codec of a single text or number, with the properties that a schema derived from it needs. */
export class ScalarType<A> extends t.Type<A, unknown> {
  readonly kind: 'string' | 'number'
  /** The fixed list that the text is one of. */
  readonly values: readonly string[] | undefined
  constructor(
    name: string,
    kind: 'string' | 'number',
    is: t.Is<A>,
    validate: t.Validate<unknown, A>,
    values?: readonly string[],
  ) {
    super(name, is, validate, (a) => a)
    this.kind = kind
    this.values = values
  }
}

const scalar = <J extends string | number, A extends J>(
  name: string,
  kind: 'string' | 'number',
  isKind: (u: unknown) => u is J,
  read: (value: J) => O.Option<A>,
): Codec<A> =>
  new ScalarType<A>(
    name,
    kind,
    (u): u is A => isKind(u) && O.isSome(read(u)),
    (u, c) => {
      const found = isKind(u) ? read(u) : O.none
      return O.isSome(found) ? t.success(found.value) : t.failure(u, c)
    },
  )

const isText = (u: unknown): u is string => typeof u === 'string'
const isNumber = (u: unknown): u is number => typeof u === 'number'
const isFinite = (u: unknown): u is number => Number.isFinite(u)

/** A text that a reader of the domain accepts or refuses. */
export const readBy = <A extends string>(read: (text: string) => O.Option<A>, name: string): Codec<A> =>
  scalar(name, 'string', isText, read)

/** A number that a reader of the domain accepts or refuses. */
export const readNumberBy = <A extends number>(read: (value: number) => O.Option<A>, name: string): Codec<A> =>
  scalar(name, 'number', isNumber, read)

/** Any text, as a branded type of the domain. */
export const branded = <A extends string>(make: (text: string) => A, name: string): Codec<A> =>
  new ScalarType<A>(
    name,
    'string',
    (u): u is A => isText(u),
    (u, c) => (isText(u) ? t.success(make(u)) : t.failure(u, c)),
  )

/** Any finite number, as a branded type of the domain, such as an amount of money. */
export const brandedNumber = <A extends number>(make: (value: number) => A, name: string): Codec<A> =>
  scalar(name, 'number', isFinite, (value) => O.some(make(value)))

/** One of a fixed list of strings. */
export const oneOf = <A extends string>(values: readonly A[], name = values.join(' | ')): Codec<A> => {
  const known = (u: unknown): u is A => values.some((value) => value === u)
  return new ScalarType<A>(name, 'string', known, (u, c) => (known(u) ? t.success(u) : t.failure(u, c)), values)
}

/** A codec that reads null and absent as the value `absent`; `present` reads all others. */
export class AbsentType<A, Absent> extends t.Type<A | Absent, unknown> {
  readonly present: Codec<A>
  readonly absent: Absent
  constructor(name: string, present: Codec<A>, absent: Absent, encode: t.Encode<A | Absent, unknown>) {
    super(
      name,
      (u): u is A | Absent => u === absent || present.is(u),
      (u, c) => (u === undefined || u === null ? t.success<A | Absent>(absent) : present.validate(u, c)),
      encode,
    )
    this.present = present
    this.absent = absent
  }
}

/** Null and absent are read as `undefined` and written as null. */
export const optional = <A>(codec: Codec<A>): Codec<A | undefined> =>
  new AbsentType<A, undefined>(`optional ${codec.name}`, codec, undefined, (a) =>
    a === undefined ? null : codec.encode(a),
  )

/** Null and absent are read as the fallback. */
export const withDefault = <A>(codec: Codec<A>, fallback: A): Codec<A> =>
  new AbsentType<A, A>(codec.name, codec, fallback, codec.encode)

/** A list; null and absent are read as the empty list. */
export const listOf = <A>(codec: Codec<A>): Codec<readonly A[]> => withDefault<readonly A[]>(t.readonlyArray(codec), [])

/** Reads and writes a value by the shape that it has on the wire. */
export const through = <A, Wire>(
  wire: t.Type<Wire, unknown>,
  name: string,
  read: (wire: Wire) => A,
  write: (value: A) => Wire,
): Codec<A> =>
  new t.Type<A, unknown>(
    name,
    (u): u is A => typeof u === 'object' && u !== null,
    (u, c) => {
      const found = wire.validate(u, c)
      return found._tag === 'Left' ? found : t.success(read(found.right))
    },
    (value) => wire.encode(write(value)),
  )

/** Reads a value; Left with descriptions of the places where it breaks the contract. */
export const decode = <A>(codec: Codec<A>, value: unknown): E.Either<readonly string[], A> =>
  pipe(
    codec.decode(value),
    E.mapLeft((errors) => PathReporter.report(E.left(errors))),
  )
