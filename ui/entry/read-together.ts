import * as E from 'fp-ts/Either'
import { sequenceS } from 'fp-ts/Apply'
import { brandCodes, type BrandCode } from '#domain/kernel/brand-code'
import type { Read } from './read-variable'
import type { StartFault } from './start-fault'

/** Combines the fields of a record: all values, or the faults of every field that could not be read. */
export const allOf = sequenceS(
  E.getApplicativeValidation<readonly StartFault[]>({ concat: (some, more) => [...some, ...more] }),
)

const faultsOf = (read: Read<unknown>): readonly StartFault[] => (E.isLeft(read) ? read.left : [])

/** Reads what every name may have; a name without a value is left out. */
export const byName = <Name extends string, Value>(
  names: readonly Name[],
  readOne: (name: Name) => Read<Value | undefined>,
): Read<Readonly<Partial<Record<Name, Value>>>> => {
  const values: Partial<Record<Name, Value>> = {}
  const faults: StartFault[] = []
  for (const name of names) {
    const read = readOne(name)
    // Names that share a variable share its fault, which is reported once.
    const isReported = ({ variable }: StartFault) => faults.some((other) => other.variable === variable)
    faults.push(...faultsOf(read).filter((one) => !isReported(one)))
    if (E.isRight(read) && read.right !== undefined) values[name] = read.right
  }
  return faults.length === 0 ? E.right(values) : E.left(faults)
}

/** Reads what every brand may have. */
export const byBrand = <Value>(
  readOne: (brand: BrandCode) => Read<Value | undefined>,
): Read<Readonly<Partial<Record<BrandCode, Value>>>> => byName(brandCodes, readOne)
