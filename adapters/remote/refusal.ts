import * as E from 'fp-ts/Either'
import type { CallFailure, FieldFault } from '#domain/failure/call-failure'
import { decode } from '#application/codecs/codec'
import { FailureBody, SearchFailureBody } from '#adapters/contract/failure'
import type { Route } from '#adapters/contract/paths'

interface ErrorBody {
  readonly message: string | undefined
  readonly code: string | undefined
  readonly details: readonly FieldFault[]
}

const LONGEST_MESSAGE = 500

const plainWords = (text: string): ErrorBody => ({
  message: text === '' || text.length > LONGEST_MESSAGE || text.startsWith('<') ? undefined : text,
  code: undefined,
  details: [],
})

/** Reads JSON; Left `undefined` if the text is not JSON. */
export const jsonOf = (text: string): E.Either<undefined, unknown> =>
  E.tryCatch(
    () => JSON.parse(text),
    () => undefined,
  )

/** The error of a refusing service: the shop's error shape, the search service's, a JSON string or plain text. */
const errorBodyIn = (text: string): ErrorBody => {
  const json = jsonOf(text)
  if (E.isLeft(json)) return plainWords(text.trim())
  if (typeof json.right === 'string') return plainWords(json.right)
  const search = decode(SearchFailureBody, json.right)
  if (E.isRight(search)) {
    const { status, title, detail } = search.right.error
    return { message: detail ?? title, code: status, details: [] }
  }
  const own = decode(FailureBody, json.right)
  return E.isRight(own) ? own.right : plainWords('')
}

/** Whether a gateway lost the answer, so that it is unknown what the service behind it did. */
const isAnswerLost = (route: Route, status: number): boolean => route.method !== 'GET' && status >= 502 && status <= 504

/** Milliseconds that `Retry-After` asks for, given in seconds or as a date; `now` in milliseconds since 1970. */
export const retryAfterIn = (header: string | null, now: number): number | undefined => {
  if (header === null || header.trim() === '') return undefined
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

/** An answer outside 200–299 as a typed failure (HTTP-06). */
export const refusalOf = (route: Route, status: number, text: string, retryAfterMs?: number): CallFailure => ({
  ...(isAnswerLost(route, status)
    ? { tag: 'Lost', service: route.service, status }
    : { tag: 'Refused', service: route.service, status, ...errorBodyIn(text) }),
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
})
