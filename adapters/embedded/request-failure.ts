import * as E from 'fp-ts/Either'
import type { FastifyReply } from 'fastify'
import * as t from 'io-ts'
import type { FieldFault } from '#domain/failure/call-failure'
import type { Codec } from '#application/codecs/codec'
import { limits } from './limits'

/** Why a service refuses a request. */
export interface RequestFailure {
  readonly status: number
  /** Stable and in capitals, for programs. */
  readonly code: string
  /** In Swedish, for people. */
  readonly message: string
  readonly details?: readonly FieldFault[]
}

export const notFound: RequestFailure = { status: 404, code: 'NOT_FOUND', message: 'Det du söker finns inte.' }
export const methodNotAllowed: RequestFailure = {
  status: 405,
  code: 'METHOD_NOT_ALLOWED',
  message: 'Så kan den här adressen inte anropas.',
}
export const notLoggedIn: RequestFailure = { status: 401, code: 'UNAUTHENTICATED', message: 'Vänligen logga in' }

/** Something in address, headers or body is not as the contract says. */
export const unreadable: RequestFailure = {
  status: 400,
  code: 'INVALID_REQUEST',
  message: 'Anropet går inte att läsa.',
}

/** Sends a failure as `{ message, code, details? }`. Handlers end with `return sendFailure(reply, failure)`. */
export const sendFailure = (reply: FastifyReply, { status, ...body }: RequestFailure): FastifyReply =>
  reply.code(status).send(body)

/** Sends an answer, encoded by the codec of the contract, or the failure. */
export const sendOutcome = <A>(
  reply: FastifyReply,
  codec: Codec<A>,
  outcome: E.Either<RequestFailure, A>,
): FastifyReply => (E.isLeft(outcome) ? sendFailure(reply, outcome.left) : reply.send(codec.encode(outcome.right)))

/**
 * Reads a body, a query string or parameters by the codec of the contract. The codecs of the contract are strict: fields
 * that they do not name are left out at every depth, so that they can have no effect.
 */
export const readAs = <A>(codec: t.Type<A, unknown>, input: unknown): E.Either<RequestFailure, A> => {
  const read = codec.decode(input)
  return E.isRight(read)
    ? read
    : E.left({ ...unreadable, details: read.left.slice(0, limits.request.mostFaults).map(faultOf) })
}

// The parts of an intersection or union are numbered in a codec's report, but have no name in the value.
const isNamed = (type: t.Decoder<unknown, unknown> | undefined): boolean =>
  !(type instanceof t.IntersectionType || type instanceof t.UnionType)

/** The expected value in Swedish by the name of its codec; for other codecs the name itself is shown. */
const expectedTexts: Readonly<Record<string, string>> = {
  CalendarDate: 'en dag som finns, skriven ÅÅÅÅ-MM-DD',
  ZipCode: 'ett postnummer med fem siffror',
  ArticleNumber: 'ett artikelnummer',
}

const expectedText = (name = 'något annat'): string => expectedTexts[name] ?? name

/** Where in a value the fault is: names and indexes with points between; empty for the value itself. */
export const pathOfFault = ({ context }: t.ValidationError): string =>
  context
    .filter(({ key }, depth) => key !== '' && isNamed(context[depth - 1]?.type))
    .map(({ key }) => key)
    .join('.')

const faultOf = (fault: t.ValidationError): FieldFault => ({
  path: pathOfFault(fault),
  message: fault.message ?? `Ska vara ${expectedText(fault.context.at(-1)?.type.name)}`,
})
