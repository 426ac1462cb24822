import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import type { RequestFailure } from '../request-failure'

/** A cart's version as entity tag. */
export const etagOf = (version: number): string => `"${version}"`

/** The version that `If-Match` demands; `undefined` when any will do. */
export const demandedVersion = (request: FastifyRequest): E.Either<RequestFailure, number | undefined> => {
  const header = request.headers['if-match']
  if (header === undefined || header === '*') return E.right(undefined)
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1]
  return version === undefined
    ? E.left({ status: 400, code: 'INVALID_IF_MATCH', message: 'If-Match ska vara varukorgens version.' })
    : E.right(Number(version))
}

/** The cart has another version than `If-Match` demands. */
export const outdated: RequestFailure = {
  status: 412,
  code: 'VERSION_MISMATCH',
  message: 'Varukorgen har ändrats sedan den lästes.',
}
