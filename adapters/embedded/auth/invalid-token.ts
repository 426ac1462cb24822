import type { RequestFailure } from '../request-failure'

/** ERROR-07 knows it by these words. */
export const invalidToken: RequestFailure = { status: 401, code: 'INVALID_TOKEN', message: 'Invalid token' }
