import type { IncomingHttpHeaders } from 'node:http'
import type { IdSource } from '#application/ports/id-source'

/** The caller's correlation id, which its event log has too, or a new one; only what is safe to write in a log counts. */
export const correlationOf = (headers: IncomingHttpHeaders, ids: IdSource): string => {
  const given = headers['x-correlation-id']
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : ids.next()
}
