import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Secret } from '#domain/kernel/secret'
import { branded, type Codec, isJsonObject, ScalarType } from './codec'

/** Replaces a text in an export. Equal texts get equal masks, so that a replay of the export still works. */
export type Mask = (text: string) => string

/**
 * How sensitive a field of the log is.
 * - `public`: no personal data; an export holds it unchanged.
 * - `pseudonymous`: an id of a user, customer, project, cart or order, which identifies a person through the services.
 * - `personal`: about a person, or written by one.
 * - secret: values of type `Secret`. They have no field class, so that the compiler refuses a payload with one.
 */
export type FieldClass = 'public' | 'pseudonymous' | 'personal'

/** The mask for the texts of each class in an export; the identity function keeps them. */
export type Masks = Readonly<Record<Exclude<FieldClass, 'public'>, Mask>>

/**
 * The codec of a value in the log: plain JSON, with a class for every leaf. An export masks by walking the codec, so a
 * field without a class cannot exist, and an unlisted field cannot leak.
 */
export interface LogCodec<A> {
  readonly type: Codec<A>
  /** Describes all fields and leaves; changes whenever the shape changes. */
  readonly shape: string
  /** An encoded value with the texts of each class masked. */
  readonly masked: (encoded: unknown, masks: Masks) => unknown
}

/** The codec of every field of `A`: a missing or an unknown field is a compile error. */
export type Fields<A> = { readonly [K in keyof A]-?: LogCodec<A[K]> }

/** The fields of every member of a union, by its tag. */
export type Cases<U, D extends keyof U> = {
  readonly [T in U[D] & string]: Fields<Omit<Extract<U, { readonly [K in D]: T }>, D>>
}

type Json = Readonly<Record<string, unknown>>

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

/** Accepts only codecs that cannot read a secret. */
type NoSecret<A> = Codec<A> & ([Extract<A, Secret>] extends [never] ? unknown : never)

const leaf = <A>(type: Codec<A>, masked: LogCodec<A>['masked']): LogCodec<A> => {
  const values = type instanceof ScalarType ? type.values : undefined
  return { type, shape: values?.join(' | ') ?? type.name, masked }
}

const maskedText =
  (fieldClass: keyof Masks) =>
  (encoded: unknown, masks: Masks): unknown =>
    typeof encoded === 'string' && encoded !== '' ? masks[fieldClass](encoded) : encoded

/** The leaves of the log, each a codec and its class. */
export const field = {
  public: <A>(type: NoSecret<A>): LogCodec<A> => leaf(type, (encoded) => encoded),
  pseudonymous: <A extends string>(type: NoSecret<A>): LogCodec<A> => leaf(type, maskedText('pseudonymous')),
  personal: <A extends string>(type: NoSecret<A>): LogCodec<A> => leaf(type, maskedText('personal')),
  /** A text of which only a part is personal. */
  partlyPersonal: <A extends string>(type: NoSecret<A>, masked: (text: string, mask: Mask) => string): LogCodec<A> =>
    leaf(type, (encoded, { personal }) => (typeof encoded === 'string' ? masked(encoded, personal) : encoded)),
}

/** A branded text that is not validated, because masked texts of an export must still be readable. */
export const uncheckedText = <A extends string = never>(name: string): Codec<A> => branded((text) => text as A, name)

/** Any number. NaN and infinities, which a refused quantity may be, are written as texts: JSON does not have them. */
export const anyNumber: Codec<number> = new t.Type<number, unknown>(
  'any number',
  t.number.is,
  (u, c) => {
    if (typeof u === 'number') return t.success(u)
    return u === 'NaN' || u === 'Infinity' || u === '-Infinity' ? t.success(Number(u)) : t.failure(u, c)
  },
  (a) => (Number.isFinite(a) ? a : String(a)),
)

/** `undefined` is left out of the JSON. */
export const optional = <A>(inner: LogCodec<A>): LogCodec<A | undefined> =>
  codec<A | undefined>(
    `optional ${inner.type.name}`,
    (u, c) => (u === undefined || u === null ? t.success(undefined) : inner.type.validate(u, c)),
    (a) => (a === undefined ? undefined : inner.type.encode(a)),
    (encoded, masks) => (encoded === undefined || encoded === null ? encoded : inner.masked(encoded, masks)),
    `${inner.shape}?`,
  )

export const listOf = <A>(inner: LogCodec<A>): LogCodec<readonly A[]> => {
  const { validate, encode } = t.readonlyArray(inner.type)
  return codec<readonly A[]>(
    `list of ${inner.type.name}`,
    (u, c) => {
      if (!Array.isArray(u)) return t.failure(u, c)
      const read: A[] = []
      for (const one of u) {
        const value = inner.type.validate(one, c)
        // The places of values are found only where one of them is at fault.
        if (E.isLeft(value)) return validate(u, c)
        read.push(value.right)
      }
      return t.success(read)
    },
    encode,
    (encoded, masks) => (Array.isArray(encoded) ? encoded.map((one) => inner.masked(one, masks)) : encoded),
    `[${inner.shape}]`,
  )
}

/** An object with some of the keys that `keys` reads, as a lookup; others are left out. Its keys are public. */
export const lookup = <K extends string, A>(
  keys: NoSecret<K>,
  inner: LogCodec<A>,
): LogCodec<Readonly<Partial<Record<K, A>>>> => {
  const mapKnown = (u: Json, each: (value: unknown) => unknown): Json => {
    const known: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(u)) if (value !== undefined && keys.is(key)) known[key] = each(value)
    return known
  }
  const values = t.record(t.string, inner.type)
  return codec<Readonly<Partial<Record<K, A>>>>(
    `lookup of ${inner.type.name}`,
    (u, c) =>
      isJsonObject(u)
        ? (values.validate(
            mapKnown(u, (value) => value),
            c,
          ) as t.Validation<Partial<Record<K, A>>>)
        : t.failure(u, c),
    (a) => mapKnown(a, (value) => inner.type.encode(value as A)),
    (encoded, masks) => (isJsonObject(encoded) ? mapKnown(encoded, (value) => inner.masked(value, masks)) : encoded),
    `<${leaf(keys, (key) => key).shape}:${inner.shape}>`,
  )
}

/**
 * Reads a field. The place of a value is wanted only where it is at fault, and it costs more than to read it: a value that
 * is refused is therefore read once more, with its place.
 */
const readField = <A>({ type }: LogCodec<A>, name: string, value: unknown, c: t.Context): t.Validation<A> => {
  const read = type.validate(value, c)
  return E.isRight(read) ? read : type.validate(value, t.appendContext(c, name, type, value))
}

/** An object with exactly these fields; others are left out. */
export const struct = <A extends object>(fields: Fields<A>): LogCodec<A> => {
  const all = Object.entries(fields) as readonly (readonly [string, LogCodec<unknown>])[]
  return codec<A>(
    `{ ${all.map(([name]) => name).join(', ')} }`,
    (u, c) => {
      if (!isJsonObject(u)) return t.failure(u, c)
      const read: Record<string, unknown> = {}
      const errors: t.Errors = []
      for (const [name, field] of all) {
        const value = readField(field, name, u[name], c)
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
    (encoded, masks) =>
      isJsonObject(encoded)
        ? Object.fromEntries(
            all.flatMap(([name, field]) => (name in encoded ? [[name, field.masked(encoded[name], masks)]] : [])),
          )
        : encoded,
    `{${all.map(([name, { shape }]) => `${name}:${shape}`).join()}}`,
  )
}

/** An object with some of these fields; those that are left out, or undefined, are not there. */
export const some = <A extends object>(fields: Fields<A>): LogCodec<Partial<A>> => {
  const all = Object.entries(fields) as readonly (readonly [string, LogCodec<unknown>])[]
  const whole = struct<Json>(Object.fromEntries(all.map(([name, one]) => [name, optional(one)])))
  return codec<Partial<A>>(
    whole.type.name,
    (u, c) => {
      const read = whole.type.validate(u, c)
      if (E.isLeft(read)) return read
      const there = Object.entries(read.right).filter(([, value]) => value !== undefined)
      return t.success(Object.fromEntries(there) as Partial<A>)
    },
    (a) => whole.type.encode(a as Json),
    whole.masked,
    whole.shape,
  )
}

/** The codec of a union, and those of its members without their tags. */
export interface UnionCodec<U> extends LogCodec<U> {
  readonly members: ReadonlyMap<string, LogCodec<object>>
}

const union = <U extends object>(
  discriminator: string,
  cases: Readonly<Record<string, Fields<object>>>,
): UnionCodec<U> => {
  const members = new Map(Object.entries(cases).map(([tag, fields]) => [tag, struct(fields)]))
  const memberOf = (value: unknown): LogCodec<object> | undefined => {
    const tag = isJsonObject(value) ? value[discriminator] : undefined
    return typeof tag === 'string' ? members.get(tag) : undefined
  }
  const withTag = (value: unknown, fields: unknown): object => ({
    [discriminator]: (value as Json)[discriminator],
    ...(fields as object),
  })
  const whole = codec<U>(
    [...members.keys()].join(' | '),
    (u, c) => {
      const member = memberOf(u)
      if (member === undefined) return t.failure(u, c)
      const read = member.type.validate(u, c)
      return E.isLeft(read) ? read : t.success(withTag(u, read.right) as U)
    },
    (a) => withTag(a, memberOf(a)?.type.encode(a)),
    (encoded, masks) => {
      const member = memberOf(encoded)
      return member === undefined ? undefined : withTag(encoded, member.masked(encoded, masks))
    },
    [...members].map(([tag, { shape }]) => `${tag}${shape}`).join('|'),
  )
  return { ...whole, members }
}

/** A union told apart by `type`. */
export const byType = <U extends { readonly type: string }>(cases: Cases<U, 'type'>): UnionCodec<U> =>
  union<U>('type', cases as Readonly<Record<string, Fields<object>>>)

/** A union told apart by `tag`. */
export const byTag = <U extends { readonly tag: string }>(cases: Cases<U, 'tag'>): UnionCodec<U> =>
  union<U>('tag', cases as Readonly<Record<string, Fields<object>>>)
