/** The code that Node or PostgreSQL gave an error, such as `EADDRINUSE` or `28P01`. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown reason'
