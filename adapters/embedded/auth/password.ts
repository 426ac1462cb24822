import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'

// The library's defaults are argon2id with 19 MiB, two passes and one lane, as OWASP recommends.
export const hashPassword = (password: string): Promise<string> => hash(password)

let nobodys: Promise<string> | undefined

/** Checks a password. For an unknown account it does the same work on a dummy hash, and fails. */
export const passwordFits = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  nobodys ??= hashPassword(randomBytes(16).toString('hex'))
  const fits = await verify(stored ?? (await nobodys), password)
  return stored !== undefined && stored !== null && fits
}
