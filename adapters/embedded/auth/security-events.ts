import type { FastifyRequest } from 'fastify'
import { macOf, type ServerKeys } from './server-keys'

/** Events that may be an attack, logged for those who run the shop. */
export type SecurityEvent =
  | 'LOG_IN_FAILED'
  /** Refused unseen: too many attempts at the account or from the address, or too many passwords at the same time. */
  | 'LOG_IN_LIMITED'
  /** A right password from a device that never logged in to the account before. */
  | 'NEW_DEVICE'
  | 'REFRESH_TOKEN_REUSED'
  | 'SESSION_ENDED'
  | 'TOKEN_FORGED'
  /** A token of ours whose session is over or works for a customer that is no longer the user's. */
  | 'TOKEN_OF_ENDED_SESSION'

export interface SecurityEventDetails {
  /** User id, or the name as it was given where there is no such user; only a digest of it is logged. */
  readonly account?: string
  readonly limit?: 'account' | 'address' | 'device' | 'passwords'
}

export type ReportSecurityEvent = (event: SecurityEvent, details?: SecurityEventDetails) => void

/** Writes security events of a request to its log, with its correlation id and without a name, password or token. */
export const securityReporter =
  ({ digests }: ServerKeys, request: FastifyRequest): ReportSecurityEvent =>
  (securityEvent, { account, ...details } = {}) => {
    request.log.warn({
      securityEvent,
      address: request.ip,
      ...(account === undefined ? {} : { account: macOf(digests, account).slice(0, ACCOUNT_DIGEST_LENGTH) }),
      ...details,
    })
  }

const ACCOUNT_DIGEST_LENGTH = 16
