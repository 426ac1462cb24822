import type { FastifyReply } from 'fastify'
import { codeOf, sqlStates } from './database/sql-states'
import { limits } from './limits'
import { sendFailure, type RequestFailure } from './request-failure'

const unavailable: RequestFailure = {
  status: 503,
  code: 'DATABASE_UNAVAILABLE',
  message: 'Tjänsten är tillfälligt otillgänglig. Försök igen om en stund.',
}
export const tooSlow: RequestFailure = {
  status: 503,
  code: 'TOO_SLOW',
  message: 'Det tog för lång tid. Försök igen, gärna med en enklare fråga.',
}
const busy: RequestFailure = {
  status: 503,
  code: 'BUSY',
  message: 'Just nu är det många som frågar. Försök igen om en stund.',
}
const diskFull: RequestFailure = {
  status: 507,
  code: 'DISK_FULL',
  message: 'Det går inte att spara just nu, eftersom lagringsutrymmet är slut. Försök igen senare.',
}

const failures: Readonly<Record<string, RequestFailure>> = {
  [sqlStates.connectionLost]: unavailable,
  [sqlStates.cancelled]: tooSlow,
  [sqlStates.lockNotAvailable]: tooSlow,
  [sqlStates.tooManyConnections]: busy,
  [sqlStates.deadlock]: busy,
  [sqlStates.serialization]: busy,
  [sqlStates.diskFull]: diskFull,
}

/**
 * The answer to a caller when the database is away, busy or full; undefined for every other error. A commit whose
 * connection broke is answered in the same way: nobody knows whether it was carried out, and the caller finds out by
 * repeating the call with its idempotency key.
 */
export const databaseFailure = (error: unknown): RequestFailure | undefined => failures[codeOf(error) ?? '']

/** The database failure with a code for the caller. */
export const databaseFailureCalled = (code: unknown): RequestFailure | undefined =>
  Object.values(failures).find((failure) => failure.code === code)

/** Tells the client when to retry. */
export const withRetryAfter = (reply: FastifyReply): FastifyReply =>
  reply.header('retry-after', String(limits.database.retryAfterS))

/** Sends a database failure in the form of all failures of the services. */
export const sendDatabaseFailure = (reply: FastifyReply, failure: RequestFailure): FastifyReply =>
  sendFailure(withRetryAfter(reply), failure)
