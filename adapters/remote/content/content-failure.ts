import type { ContentFailure } from '#application/ports/content-source'

/** The service answered without content (CONTENT-56). */
export const nothing = (message = 'Content not found'): ContentFailure => ({
  statusCode: 404,
  message,
  cause: undefined,
})

/** The request failed (CONTENT-57); its cause is told as the service gave it (CONTENT-62). */
export const failedBy = (cause: unknown): ContentFailure => ({ statusCode: 404, message: 'Content not found', cause })
