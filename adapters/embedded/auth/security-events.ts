import type { FastifyRequest } from 'fastify'
import { macOf, type ServerKeys } from './server-keys'

/** Events that may indicate an attack, logged for the operators of the shop. */
export type SecurityEvent =
  | 'LOG_IN_FAILED'
  /**
   * Refused before the check of the password: too many attempts at the account or from the address, or too many
   * passwords at the same time.
   */
  | 'LOG_IN_LIMITED'
  /** A correct password from a device that never logged in to the account before. */
  | 'NEW_DEVICE'
  /** Somebody asked for a new password, for an account or for an address without one. */
  | 'PASSWORD_REQUESTED'
  | 'PASSWORD_REQUEST_LIMITED'
  /** A new password with a link that is unknown, used or expired. */
  | 'PASSWORD_LINK_REFUSED'
  /** A user has a new password; all of their sessions ended. */
  | 'PASSWORD_CHANGED'
  /** A user asked for a link to another e-mail address of theirs. */
  | 'EMAIL_CHANGE_ASKED'
  /** A user has another e-mail address, whose mailbox they can read. */
  | 'EMAIL_CHANGED'
  | 'REFRESH_TOKEN_REUSED'
  | 'SESSION_ENDED'
  | 'TOKEN_FORGED'
  /** A token of ours whose session has ended or whose customer is no longer the user's. */
  | 'TOKEN_OF_ENDED_SESSION'

export interface SecurityEventDetails {
  /** User id, or the given name when no such user exists. Only a digest of it is logged. */
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
