/**
 * SQLSTATEs of what no column can hold: bytes that are not UTF-8, the character NUL, text that is not a value of its type, a number
 * out of range, and a statement larger than PostgreSQL takes. Input is checked before; this is the second line.
 */
const states: readonly unknown[] = ['22021', '22P05', '22P02', '22003', '54000', '54001', '54011', '54023']

/** Whether a statement failed because of text in the request that the database cannot store. */
export const isUnwritableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && states.includes(error.code)
