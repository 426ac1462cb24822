import type { ContentFailure } from '#application/ports/content-source'

/** The service answered, and has nothing (CONTENT-56). */
export const nothingFound: ContentFailure = { statusCode: 404, message: 'Content not found', cause: undefined }

/** The reading failed (CONTENT-57). */
export const failedBy = (cause: unknown): ContentFailure => ({ statusCode: 404, message: 'Content not found', cause })
