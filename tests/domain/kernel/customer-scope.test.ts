import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandCodes } from '#domain/kernel/brand-code'
import { isSameScope, type CustomerScope } from '#domain/kernel/customer-scope'
import { customerId, projectId, userId } from '#domain/kernel/ids'

const scope: fc.Arbitrary<CustomerScope> = fc.record({
  brand: fc.constantFrom(...brandCodes),
  userId: fc.constantFrom('moa', 'nils').map(userId),
  customerId: fc.constantFrom('1', '2').map(customerId),
  projectId: fc.constantFrom(undefined, projectId('P-1')),
})

describe('a customer scope', () => {
  it('is the same when brand, user, customer and project are', () => {
    fc.assert(fc.property(scope, (one) => isSameScope(one, { ...one })))
    expect(isSameScope(undefined, undefined)).toBe(true)
  })

  it('is another as soon as one of the four differs, the brand among them', () => {
    fc.assert(
      fc.property(scope, scope, (one, other) => {
        const differs = (['brand', 'userId', 'customerId', 'projectId'] as const).some((key) => one[key] !== other[key])
        expect(isSameScope(one, other)).toBe(!differs)
      }),
    )
  })

  it('is never the same as none', () => {
    fc.assert(fc.property(scope, (one) => !isSameScope(one, undefined) && !isSameScope(undefined, one)))
  })
})
