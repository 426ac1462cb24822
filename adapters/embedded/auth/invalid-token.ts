import type { RequestFailure } from '../request-failure'

/** Clients recognise ERROR-07 by this text. */
export const invalidToken: RequestFailure = { status: 401, code: 'INVALID_TOKEN', message: 'Invalid token' }
