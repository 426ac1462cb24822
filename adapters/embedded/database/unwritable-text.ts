/** SQLSTATEs of text that no column can hold: bytes that are no UTF-8, and the sign NUL, in text and in JSON. */
const states: readonly unknown[] = ['22021', '22P05']

/** Whether a statement failed because of a sign in what somebody sent, which is then not in the database either. */
export const isUnwritableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && states.includes(error.code)
