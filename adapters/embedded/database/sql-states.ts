/** SQLSTATEs that this shop meets or gives itself. */
export const sqlStates = {
  connectionLost: '08006',
  /** A statement that took longer than it may. */
  cancelled: '57014',
  /** Waited too long for a row that another transaction changes. */
  lockNotAvailable: '55P03',
  tooManyConnections: '53300',
  diskFull: '53100',
  uniqueViolation: '23505',
  deadlock: '40P01',
  serialization: '40001',
  /** A prepared statement that the connection does not have. */
  unknownStatement: '26000',
  /** A prepared statement of this name exists already. */
  statementExists: '42P05',
  /** What PostgreSQL says of a prepared statement whose columns a migration has changed. */
  featureNotSupported: '0A000',
} as const

/** An error as PostgreSQL would give it. */
export const sqlError = (code: string, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code })

/** The SQLSTATE or system error code of an error. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
