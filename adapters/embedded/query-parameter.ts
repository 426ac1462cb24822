import * as E from 'fp-ts/Either'
import { type RequestFailure, unreadable } from './request-failure'

/** A parameter as it was read, or why it is refused. */
export type ReadParameter<A> = E.Either<RequestFailure, A>

/** The refusal of a parameter by its name. */
export const parameterFault = (path: string, message: string): ReadParameter<never> =>
  E.left({ ...unreadable, details: [{ path, message }] })

interface Bounds {
  readonly least: number
  readonly most: number
  /** Where nothing is said. */
  readonly usual: number
}

/** Reads a parameter that is a whole number within bounds, as text or as number; any other value is refused by its name. */
export const wholeNumberIn = (path: string, given: unknown, { least, most, usual }: Bounds): ReadParameter<number> => {
  if (given === undefined || given === null) return E.right(usual)
  const value = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? E.right(value)
    : parameterFault(path, `Ska vara ett heltal från ${least} till ${most}`)
}

/** Reads a parameter that is one of some texts; undefined where it is left out. */
export const oneOfThese = <A extends string>(
  path: string,
  known: readonly A[],
  text: string | undefined,
): ReadParameter<A | undefined> => {
  if (text === undefined) return E.right(undefined)
  const found = known.find((one) => one === text)
  return found === undefined ? parameterFault(path, `Ska vara någon av ${known.join(', ')}`) : E.right(found)
}
