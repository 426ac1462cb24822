import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import type { Mask } from './payload'

/**
 * How a value lies in the log: as plain JSON, and every leaf either `plain` or `personal`. An export masks what is
 * personal by walking the codec, so a field that nobody classed cannot exist, and a field that nobody listed cannot leak.
 */
export interface LogCodec<A> {
  readonly type: t.Type<A, unknown>
  /** Fields and leaves all the way down: another text for any other shape. */
  readonly shape: string
  /** What was encoded, with every personal text masked. */
  readonly masked: (encoded: unknown, mask: Mask) => unknown
}

/** The codec of every field of `A`: a forgotten field or one too many is a compile error. */
export type Fields<A> = { readonly [K in keyof A]-?: LogCodec<A[K]> }

/** The fields of every member of a union, by its tag. */
export type Cases<U, D extends keyof U> = {
  readonly [T in U[D] & string]: Fields<Omit<Extract<U, { readonly [K in D]: T }>, D>>
}

type Json = Readonly<Record<string, unknown>>

export const isJson = (u: unknown): u is Json => typeof u === 'object' && u !== null && !Array.isArray(u)

const codec = <A>(
  name: string,
  validate: t.Validate<unknown, A>,
  encode: (value: A) => unknown,
  masked: LogCodec<A>['masked'],
  shape = name,
): LogCodec<A> => {
  const is = (u: unknown): u is A => E.isRight(validate(u, []))
  return { type: new t.Type<A, unknown>(name, is, validate, encode), shape, masked }
}

const asItIs = (encoded: unknown): unknown => encoded

const maskText = (encoded: unknown, mask: Mask): unknown =>
  typeof encoded === 'string' && encoded !== '' ? mask(encoded) : encoded

const text = <A extends string>(masked: LogCodec<A>['masked']): LogCodec<A> =>
  codec<A>(
    'text',
    (u, c) => (typeof u === 'string' ? t.success(u as A) : t.failure(u, c)),
    (a) => a,
    masked,
  )

// JSON knows no infinity and no NaN, and a refused quantity may be either.
const number = <A extends number>(): LogCodec<A> =>
  codec<A>(
    'number',
    (u, c) => {
      if (typeof u === 'number') return t.success(u as A)
      return u === 'NaN' || u === 'Infinity' || u === '-Infinity' ? t.success(Number(u) as A) : t.failure(u, c)
    },
    (a) => (Number.isFinite(a) ? a : String(a)),
    asItIs,
  )

const flag: LogCodec<boolean> = { type: t.boolean as t.Type<boolean, unknown>, shape: 'flag', masked: asItIs }

const oneOf = <A extends string>(values: readonly A[]): LogCodec<A> =>
  codec<A>(
    values.join(' | '),
    (u, c) => {
      const found = values.find((value) => value === u)
      return found === undefined ? t.failure(u, c) : t.success(found)
    },
    (a) => a,
    asItIs,
  )

/** A text that a reader of the domain takes or refuses; it is written as it was read. */
const textBy = <A extends string>(read: (text: string) => O.Option<A>, shape: string): LogCodec<A> =>
  codec<A>(
    shape,
    (u, c) =>
      pipe(
        typeof u === 'string' ? read(u) : O.none,
        O.match(() => t.failure(u, c), t.success),
      ),
    (a) => a,
    asItIs,
  )

const numberBy = <A extends number>(read: (value: number) => O.Option<A>, shape: string): LogCodec<A> =>
  codec<A>(
    shape,
    (u, c) =>
      pipe(
        typeof u === 'number' ? read(u) : O.none,
        O.match(() => t.failure(u, c), t.success),
      ),
    (a) => a,
    asItIs,
  )

/** Leaves that may leave the browser in an export. */
export const plain = {
  text: <A extends string = string>() => text<A>(asItIs),
  textBy,
  number,
  numberBy,
  flag,
  oneOf,
}

/** Leaves that tell of a person, or that a person has written. */
export const personal = {
  text: <A extends string = string>() => text<A>(maskText),
  /** A text of which only a part is personal. */
  textWith: <A extends string = string>(masked: (text: string, mask: Mask) => string) =>
    text<A>((encoded, mask) => (typeof encoded === 'string' ? masked(encoded, mask) : encoded)),
}

/** `undefined` is left out of the JSON. */
export const optional = <A>(inner: LogCodec<A>): LogCodec<A | undefined> =>
  codec<A | undefined>(
    `optional ${inner.type.name}`,
    (u, c) => (u === undefined || u === null ? t.success(undefined) : inner.type.validate(u, c)),
    (a) => (a === undefined ? undefined : inner.type.encode(a)),
    (encoded, mask) => (encoded === undefined || encoded === null ? encoded : inner.masked(encoded, mask)),
    `${inner.shape}?`,
  )

export const listOf = <A>(inner: LogCodec<A>): LogCodec<readonly A[]> => {
  const { validate, encode } = t.readonlyArray(inner.type)
  return codec<readonly A[]>(
    `list of ${inner.type.name}`,
    (u, c) => (Array.isArray(u) ? validate(u, c) : t.failure(u, c)),
    encode,
    (encoded, mask) => (Array.isArray(encoded) ? encoded.map((one) => inner.masked(one, mask)) : encoded),
    `[${inner.shape}]`,
  )
}

/** An object with some of the keys `K`, as a lookup. */
export const lookup = <K extends string, A>(inner: LogCodec<A>): LogCodec<Readonly<Partial<Record<K, A>>>> => {
  const mapJson = (u: Json, each: (value: unknown) => unknown): Json =>
    Object.fromEntries(Object.entries(u).flatMap(([key, value]) => (value === undefined ? [] : [[key, each(value)]])))
  return codec<Readonly<Partial<Record<K, A>>>>(
    `lookup of ${inner.type.name}`,
    (u, c) =>
      isJson(u)
        ? (t.record(t.string, inner.type).validate(u, c) as t.Validation<Partial<Record<K, A>>>)
        : t.failure(u, c),
    (a) => mapJson(a, (value) => inner.type.encode(value as A)),
    (encoded, mask) => (isJson(encoded) ? mapJson(encoded, (value) => inner.masked(value, mask)) : encoded),
    `<${inner.shape}>`,
  )
}

/** An object with exactly these fields; others are left out. */
export const struct = <A extends object>(fields: Fields<A>): LogCodec<A> => {
  const all = Object.entries(fields) as readonly (readonly [string, LogCodec<unknown>])[]
  return codec<A>(
    `{ ${all.map(([name]) => name).join(', ')} }`,
    (u, c) => {
      if (!isJson(u)) return t.failure(u, c)
      const read: Record<string, unknown> = {}
      const errors: t.Errors = []
      for (const [name, { type }] of all) {
        const value = type.validate(u[name], t.appendContext(c, name, type, u[name]))
        if (E.isLeft(value)) errors.push(...value.left)
        else read[name] = value.right
      }
      return errors.length > 0 ? t.failures(errors) : t.success(read as A)
    },
    (a) => {
      const written: Record<string, unknown> = {}
      for (const [name, { type }] of all) {
        const value = type.encode((a as Json)[name])
        if (value !== undefined) written[name] = value
      }
      return written
    },
    (encoded, mask) =>
      isJson(encoded)
        ? Object.fromEntries(
            all.flatMap(([name, field]) => (name in encoded ? [[name, field.masked(encoded[name], mask)]] : [])),
          )
        : encoded,
    `{${all.map(([name, { shape }]) => `${name}:${shape}`).join()}}`,
  )
}

const union = <U extends object>(
  discriminator: string,
  cases: Readonly<Record<string, Fields<object>>>,
): LogCodec<U> => {
  const members = new Map(Object.entries(cases).map(([tag, fields]) => [tag, struct(fields)]))
  const memberOf = (value: unknown): LogCodec<object> | undefined => {
    const tag = isJson(value) ? value[discriminator] : undefined
    return typeof tag === 'string' ? members.get(tag) : undefined
  }
  const withTag = (value: unknown, fields: unknown): object => ({
    [discriminator]: (value as Json)[discriminator],
    ...(fields as object),
  })
  return codec<U>(
    [...members.keys()].join(' | '),
    (u, c) => {
      const member = memberOf(u)
      if (member === undefined) return t.failure(u, c)
      const read = member.type.validate(u, c)
      return E.isLeft(read) ? read : t.success(withTag(u, read.right) as U)
    },
    (a) => withTag(a, memberOf(a)?.type.encode(a)),
    (encoded, mask) => {
      const member = memberOf(encoded)
      return member === undefined ? undefined : withTag(encoded, member.masked(encoded, mask))
    },
    [...members].map(([tag, { shape }]) => `${tag}${shape}`).join('|'),
  )
}

/** A union told apart by `type`. */
export const byType = <U extends { readonly type: string }>(cases: Cases<U, 'type'>): LogCodec<U> =>
  union<U>('type', cases as Readonly<Record<string, Fields<object>>>)

/** A union told apart by `tag`. */
export const byTag = <U extends { readonly tag: string }>(cases: Cases<U, 'tag'>): LogCodec<U> =>
  union<U>('tag', cases as Readonly<Record<string, Fields<object>>>)
