import type { ContentFailure } from '#application/ports/content-source'

/** The service answered without content (CONTENT-56). */
export const nothingFound: ContentFailure = { statusCode: 404, message: 'Content not found', cause: undefined }

/** The request failed (CONTENT-57). */
export const failedBy = (cause: unknown): ContentFailure => ({ statusCode: 404, message: 'Content not found', cause })
