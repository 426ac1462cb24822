import * as t from 'io-ts'
import { listOf, optional, type Codec } from '#application/codecs/codec'

/** The body of every refusal: what happened, its code, and the fields that are wrong. */
export const FailureBody: Codec<{
  message: string | undefined
  code: string | undefined
  details: readonly { path: string; message: string }[]
}> = t.strict({
  message: optional(t.string),
  code: optional(t.string),
  details: listOf(t.strict({ path: t.string, message: t.string })),
})

/** The search service's own shape of a refusal. */
export const SearchFailureBody = t.strict({
  error: t.strict({ status: optional(t.string), title: optional(t.string), detail: optional(t.string) }),
})
