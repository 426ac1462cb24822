import * as E from 'fp-ts/Either'
import { type Stamp, type Stamped, stamped } from '#domain/kernel/decider'
import { isJsonObject } from '#application/codecs/codec'
import { reasonsOf } from '#application/codecs/reasons'
import { byTag, byType, type Cases, type LogCodec, type UnionCodec } from '#application/codecs/logged'
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

/** The payload in its current shape, or why it cannot be read. */
const upToDate = (
  { of }: Schemas,
  { type, version, payload }: Written,
): E.Either<readonly string[], Readonly<Record<string, unknown>>> => {
  const schema = of(type)
  if (schema === undefined) return E.left([`the type ${type} is not known`])
  if (!Number.isInteger(version) || version < 1) return E.left([`there is no version ${version} of ${type}`])
  if (version > schema.current) return E.left([`version ${version} of ${type} is newer than ${schema.current}`])
  const upcast = schema.upcast(version, payload)
  return isJsonObject(upcast) ? E.right(upcast) : E.left([`the payload of ${type} is no object`])
}

const decodeWith = <T>(codec: LogCodec<T>, value: unknown): E.Either<readonly string[], T> => {
  const read = codec.type.decode(value)
  return E.isLeft(read) ? E.left(reasonsOf(read.left, 'the payload')) : read
}

/** Payloads without their tag, because the record already has it as its type. */
const payloads = <T extends object>(codec: UnionCodec<T>, schemas: Schemas): PayloadCodec<T> => {
  const { tagName } = schemas

  const tagged = (type: string, fields: object): object => ({ [tagName]: type, ...fields })

  const decoded = (type: string, payload: object): E.Either<readonly string[], T> => {
    const fields = codec.members.get(type)?.type.validate(payload, [])
    // The compiler does not know the fields of a member with its tag for the member.
    if (fields !== undefined && E.isRight(fields)) return E.right(tagged(type, fields.right) as T)
    return decodeWith(codec, tagged(type, payload))
  }

  return {
    shape: `${codec.shape} ${schemas.versions}`,
    encode: (value) => {
      const type = String((value as Readonly<Record<string, unknown>>)[tagName])
      const payload = codec.members.get(type)?.type.encode(value) ?? {}
      return { type, version: schemas.of(type)?.current ?? 1, payload }
    },
    decode: (written) => {
      const payload = upToDate(schemas, written)
      return E.isLeft(payload) ? payload : decoded(written.type, payload.right)
    },
    masked: (written, masks) => {
      const payload = upToDate(schemas, written)
      return E.isLeft(payload) ? undefined : codec.members.get(written.type)?.masked(payload.right, masks)
    },
  }
}

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
    decode: (written) => {
      const read = body.decode(written)
      const at = stampOf(written)
      if (E.isLeft(read)) return read
      return E.isLeft(at) ? at : E.right(stamped(read.right, at.right))
    },
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
