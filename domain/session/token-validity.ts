/**
 * Whether a token is good: it decodes, and its expiry less the margin is still to come (SESSION-15).
 * All in seconds since 1970; `expiresAt` is undefined for a token that does not decode.
 */
export const isTokenValid = (expiresAt: number | undefined, now: number, marginSeconds: number): boolean =>
  expiresAt !== undefined && expiresAt - marginSeconds > now
