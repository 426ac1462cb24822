import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEqual } from '#domain/kernel/equal'

// Few names and values, so that two generated values are often equal, or nearly.
const { plain } = fc.letrec((tie) => ({
  plain: fc.oneof({ maxDepth: 3 }, fc.constantFrom<unknown>(0, 1, 'a', true, null), tie('list'), tie('record')),
  list: fc.array(tie('plain'), { maxLength: 3 }),
  record: fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('plain'), { maxKeys: 3 }),
}))

describe('two values of plain data', () => {
  it('are equal where they are so all the way down, whichever is named first', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        // Without prototypes and the signs of zeros, which plain data does not have.
        const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)))
        expect([isEqual(a, b), isEqual(b, a), isEqual(a, structuredClone(a))]).toEqual([isSame, isSame, true])
      }),
      { numRuns: 1_000 },
    )
  })

  it('are equal where one has a key that is undefined and the other lacks it', () => {
    expect([isEqual({ a: 1, b: undefined }, { a: 1 }), isEqual({ a: 1 }, { a: 1, b: undefined })]).toEqual([true, true])
    expect([isEqual({ a: 1, b: null }, { a: 1 }), isEqual({ a: 1 }, { a: 1, b: null })]).toEqual([false, false])
  })

  it('differ where one is a list and the other a record with the same keys', () => {
    expect([isEqual(['a'], { 0: 'a' }), isEqual({}, []), isEqual({}, null)]).toEqual([false, false, false])
  })
})
