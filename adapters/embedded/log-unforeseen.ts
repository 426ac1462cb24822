import type { FastifyRequest } from 'fastify'
import { identityOf } from './auth/identity'

/**
 * Logs an error that is ours, with the call and the user it happened to. The route stands for the address, whose
 * parameters and query may hold what somebody searched or is; the correlation id is in every line of a request.
 */
export const logUnforeseen = async (request: FastifyRequest, error: unknown): Promise<void> => {
  if (hasCallerLeft(request, error)) {
    request.log.debug({ route: request.routeOptions.url }, 'The caller left before the answer')
    return
  }
  const identity = await identityOf(request)
  request.log.error(
    { err: error, method: request.method, route: request.routeOptions.url, userId: identity?.userId },
    'A service failed',
  )
}

/** A browser that closes its connection breaks the answer that is on its way to it. That is no failure of ours. */
const hasCallerLeft = ({ raw }: FastifyRequest, error: unknown): boolean =>
  raw.socket.destroyed && error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'

type LoggedError = Readonly<Record<string, unknown>> & {
  readonly type: string
  readonly message: string
  readonly stack: string
}

/** An error as a log line has it: without the fields in which PostgreSQL repeats whole rows. */
export const loggedError = (error: unknown): LoggedError =>
  error instanceof Error
    ? {
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        ...('code' in error ? { code: error.code } : {}),
        ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
      }
    : { type: typeof error, message: String(error), stack: '' }
