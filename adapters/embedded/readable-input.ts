import type { FastifyInstance } from 'fastify'
import type { FieldFault } from '#domain/failure/call-failure'
import { limits } from './limits'
import { unreadable, type RequestFailure } from './request-failure'

const { mostDepth, mostValues, longestText, longestAddress, longestFaultPath } = limits.request

/** NUL, and halves of a surrogate pair: valid in JSON, but no text in UTF-8, so that no database can hold them. */
const unwritable = /[\0\p{Cs}]/u

interface Part {
  readonly value: unknown
  readonly path: string
  readonly depth: number
}

const textFault = (text: string): string | undefined => {
  if (text.length > longestText) return `Får ha högst ${longestText} tecken`
  return unwritable.test(text) ? 'Innehåller ett tecken som inte är text' : undefined
}

const plainFault = (value: unknown): string | undefined => {
  if (typeof value === 'string') return textFault(value)
  // JSON may write numbers that are larger than any number of JavaScript, and are read as infinite.
  return typeof value === 'number' && !Number.isFinite(value) ? 'Ska vara ett tal' : undefined
}

/**
 * What no call accepts in a value that was sent, and where: a text that cannot be stored, an infinite number, too many
 * values, or values nested too deeply. It does not recurse, so that depth cannot exhaust the stack; later code may
 * recurse through the value.
 */
export const inputFault = (input: unknown): FieldFault | undefined => {
  const left: Part[] = [{ value: input, path: '', depth: 0 }]
  let seen = 0
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    const { value, path, depth } = part
    const at = (message: string): FieldFault => ({ path: path.slice(0, longestFaultPath), message })
    seen += 1
    const fault = plainFault(value)
    if (fault !== undefined) return at(fault)
    if (typeof value !== 'object' || value === null) continue
    if (depth >= mostDepth) return at(`Får vara högst ${mostDepth} nivåer djupt`)
    const names = Object.keys(value)
    if (seen + left.length + names.length > mostValues)
      return { path: '', message: `Får ha högst ${mostValues} värden` }
    for (const [name, inner] of Object.entries(value)) {
      const nameFault = textFault(name)
      if (nameFault !== undefined) return at(nameFault)
      left.push({ value: inner, path: path === '' ? name : `${path}.${name}`, depth: depth + 1 })
    }
  }
  return undefined
}

const refusals = new WeakMap<Error, RequestFailure>()

/** A hook refuses by throwing, so that the error handler of each service answers in its own shape. */
export const refused = (failure: RequestFailure): Error => {
  const error = Object.assign(new Error(failure.code), { statusCode: failure.status, code: failure.code })
  refusals.set(error, failure)
  return error
}

const tooLongAddress: RequestFailure = {
  status: 414,
  code: 'ADDRESS_TOO_LONG',
  message: `Adressen får ha högst ${longestAddress} tecken.`,
}

/** Messages for the refusals of Fastify itself, by its code. */
const ownWords: Readonly<Record<string, Omit<RequestFailure, 'status'>>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'BODY_TOO_LARGE', message: 'Anropet är för stort.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'NOT_JSON', message: 'Anropet saknar innehåll.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'NOT_JSON', message: 'Innehållet går inte att läsa som JSON.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'NOT_JSON', message: 'Innehållet ska vara JSON (application/json).' },
}

/** The refusal that an error stands for: of the checks below, or of Fastify before a handler; undefined for any other. */
export const refusalIn = (error: unknown): RequestFailure | undefined => {
  if (!(error instanceof Error)) return undefined
  const known = refusals.get(error)
  if (known !== undefined) return known
  if (!('statusCode' in error) || typeof error.statusCode !== 'number' || error.statusCode >= 500) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const words = Object.hasOwn(ownWords, code) ? ownWords[code] : undefined
  return { ...unreadable, ...(code.startsWith('FST_') ? {} : { code }), ...words, status: error.statusCode }
}

const check = (input: unknown): void => {
  const fault = inputFault(input)
  if (fault !== undefined) throw refused({ ...unreadable, details: [fault] })
}

/** Checks address, headers and body of every request below, before anything else reads them. */
export const refuseUnreadableInput = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ url, params, query, headers }) => {
    if (url.length > longestAddress) throw refused(tooLongAddress)
    for (const input of [params, query, headers]) check(input)
  })
  app.addHook('preValidation', async ({ body }) => check(body))
}
