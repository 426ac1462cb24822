import * as E from 'fp-ts/Either'
import { PathReporter } from 'io-ts/PathReporter'
import { type Stamp, type Stamped, stamped } from '#domain/kernel/decider'
import { isJsonObject } from '#application/codecs/codec'
import { byTag, byType, type Cases, type LogCodec } from '#application/codecs/logged'
import { stamp } from './codecs/shared'
import type { PayloadCodec, Written } from './payload'
import { type Upcaster, upcasting, type Upcasting } from './upcasting'

/** Upcasters of the types that have changed shape; all others are at version 1. */
export type Upcasters<Type extends string> = Readonly<Partial<Record<Type, readonly Upcaster[]>>>

interface Schemas {
  readonly tagName: 'type' | 'tag'
  readonly of: (type: string) => Upcasting | undefined
  /** The versions of all types, in order. */
  readonly versions: string
}

const schemas = (tagName: Schemas['tagName'], types: readonly string[], chains: Upcasters<string> = {}): Schemas => {
  const known = new Map(types.map((type) => [type, upcasting(type, chains[type] ?? [])]))
  const versions = [...known.values()].map(({ current }) => current).join()
  return { tagName, of: (type) => known.get(type), versions }
}

/** The payload in its current shape, with its tag, or why it cannot be read. */
const upToDate = (
  { tagName, of }: Schemas,
  { type, version, payload }: Written,
): E.Either<readonly string[], object> => {
  const schema = of(type)
  if (schema === undefined) return E.left([`the type ${type} is not known`])
  if (version > schema.current) return E.left([`version ${version} of ${type} is newer than ${schema.current}`])
  const upcast = schema.upcast(version, payload)
  return isJsonObject(upcast)
    ? E.right({ ...upcast, [tagName]: type })
    : E.left([`the payload of ${type} is no object`])
}

const decodeWith = <T>(codec: LogCodec<T>, value: unknown): E.Either<readonly string[], T> => {
  const read = codec.type.decode(value)
  return E.isLeft(read) ? E.left(PathReporter.report(read)) : read
}

/** Removes the tag from a payload, because the record already has it as its type. */
const write = (schemas: Schemas, encoded: unknown): Written => {
  const { [schemas.tagName]: tag, ...payload } = isJsonObject(encoded) ? encoded : {}
  const type = String(tag)
  return { type, version: schemas.of(type)?.current ?? 1, payload }
}

const payloads = <T>(codec: LogCodec<T>, schemas: Schemas): PayloadCodec<T> => ({
  shape: `${codec.shape} ${schemas.versions}`,
  encode: (value) => write(schemas, codec.type.encode(value)),
  decode: (written) => E.flatMap((value: object) => decodeWith(codec, value))(upToDate(schemas, written)),
  masked: (written, masks) => {
    const value = upToDate(schemas, written)
    return E.isLeft(value) ? undefined : write(schemas, codec.masked(value.right, masks)).payload
  },
})

/** Payloads of a union told apart by `type`. */
export const payloadsByType = <U extends { readonly type: string }>(
  cases: Cases<U, 'type'>,
  chains?: Upcasters<U['type']>,
): PayloadCodec<U> => payloads(byType<U>(cases), schemas('type', Object.keys(cases), chains))

/** Payloads of a union told apart by `tag`. */
export const payloadsByTag = <U extends { readonly tag: string }>(
  cases: Cases<U, 'tag'>,
  chains?: Upcasters<U['tag']>,
): PayloadCodec<U> => payloads(byTag<U>(cases), schemas('tag', Object.keys(cases), chains))

/** Commands: a body with its stamp. */
export const commandPayloads = <Body extends { readonly type: string }>(
  cases: Cases<Body, 'type'>,
  chains?: Upcasters<Body['type']>,
): PayloadCodec<Stamped<Body>> => {
  const body = payloadsByType<Body>(cases, chains)
  const stampOf = ({ payload }: Written) => decodeWith(stamp, payload)
  return {
    shape: body.shape,
    encode: (command) => {
      const written = body.encode(bodyOf<Body>(command))
      return { ...written, payload: { ...asObject(written.payload), ...asObject(stamp.type.encode(stampIn(command))) } }
    },
    decode: (written) =>
      E.flatMap((read: Body) => E.map((at: Stamp) => stamped(read, at))(stampOf(written)))(body.decode(written)),
    masked: (written, masks) => {
      const payload = body.masked(written, masks)
      const at = stampOf(written)
      return payload === undefined || E.isLeft(at) ? undefined : { ...asObject(payload), ...at.right }
    },
  }
}

// A stamped body has all fields of its body, which the compiler cannot derive from the conditional type.
const bodyOf = <Body>(command: Stamped<Body>): Body => command as unknown as Body
const stampIn = <Body>(command: Stamped<Body>): Stamp => command as unknown as Stamp
const asObject = (payload: unknown): object => (isJsonObject(payload) ? payload : {})
