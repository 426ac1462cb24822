import * as E from 'fp-ts/Either'
import { type RequestFailure, unreadable } from './request-failure'

interface Bounds {
  readonly least: number
  readonly most: number
  /** Where nothing is said. */
  readonly usual: number
}

/** Reads a parameter that is a whole number within bounds, as text or as number; any other value is refused by its name. */
export const wholeNumberIn = (
  path: string,
  given: unknown,
  { least, most, usual }: Bounds,
): E.Either<RequestFailure, number> => {
  if (given === undefined || given === null) return E.right(usual)
  const value = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? E.right(value)
    : E.left({ ...unreadable, details: [{ path, message: `Ska vara ett heltal från ${least} till ${most}` }] })
}
