import { fc } from '@fast-check/vitest'

/** A generator for every case of a union told apart by `type`. The compiler refuses a missing case. */
export type ByType<U extends { readonly type: string }> = {
  readonly [Type in U['type']]: fc.Arbitrary<Extract<U, { readonly type: Type }>>
}

/** The same of a union told apart by `tag`. */
export type ByTag<U extends { readonly tag: string }> = {
  readonly [Tag in U['tag']]: fc.Arbitrary<Extract<U, { readonly tag: Tag }>>
}

type Generators<Fields> = { readonly [K in keyof Fields]: fc.Arbitrary<Fields[K]> }

/** A case with its fields. */
export const typed = <const Type extends string, Fields extends object>(type: Type, fields: Generators<Fields>) =>
  fc.record<Fields>(fields).map((own) => ({ ...own, type }))

export const tagged = <const Tag extends string, Fields extends object>(tag: Tag, fields: Generators<Fields>) =>
  fc.record<Fields>(fields).map((own) => ({ ...own, tag }))

/** Any case of a union. */
export const anyOf = <U>(cases: Readonly<Record<string, fc.Arbitrary<U>>>): fc.Arbitrary<U> =>
  fc.oneof(...Object.values(cases))

/** A case without fields. */
export const typedAlone = <const Type extends string>(type: Type) => fc.constant({ type })

export const taggedAlone = <const Tag extends string>(tag: Tag) => fc.constant({ tag })
