import { fc, it as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { customerId } from '#domain/kernel/ids'
import { permissionDenies, roles } from '#domain/session/session'
import { rebaseUser, withTurnedDenies, type WrittenUser } from '#domain/users/rebase-user'
import { userFields } from '#domain/users/user-details'

const saved: WrittenUser = {
  firstName: 'Anna',
  lastName: 'Ek',
  email: 'anna@fackhandel.example',
  mobileNumber: '',
  roles: new Map([[customerId('104822'), 'USER']]),
}

const text = fc.constantFrom('a', 'b', 'c')
const users: fc.Arbitrary<WrittenUser> = fc.record({
  firstName: text,
  lastName: text,
  email: text,
  mobileNumber: text,
  roles: fc
    .dictionary(fc.constantFrom('1', '2', '3'), fc.constantFrom(...roles))
    .map((some) => new Map(Object.entries(some).map(([id, role]) => [customerId(id), role]))),
})

describe('what is written of a user while somebody else saves', () => {
  it('[USER-07] shows what was saved where nothing was written, and keeps what was written', () => {
    const written = { ...saved, lastName: 'Ekström' }
    const theirs = { ...saved, firstName: 'Anneli' }
    expect(rebaseUser(saved, written, theirs)).toEqual({
      written: { ...saved, firstName: 'Anneli', lastName: 'Ekström' },
      overtaken: [],
    })
  })

  it('names the places where both made a change, and not the same one', () => {
    const written = { ...saved, firstName: 'Ann', lastName: 'Ekström', roles: new Map() }
    const theirs = {
      ...saved,
      firstName: 'Anneli',
      lastName: 'Ekström',
      roles: new Map([[customerId('104822'), 'BUYER_ADMIN' as const]]),
    }
    const rebased = rebaseUser(saved, written, theirs)
    expect(rebased.written).toEqual(written)
    expect(rebased.overtaken).toEqual(['firstName', 'customers'])
  })

  property.prop([users, users])('nothing written: the form shows what was saved', (base, theirs) => {
    const { written, overtaken } = rebaseUser(base, base, theirs)
    expect(overtaken).toEqual([])
    expect(written).toEqual(theirs)
  })

  property.prop([users, users, users])(
    'no place holds anything but what was written or saved',
    (base, mine, theirs) => {
      const { written } = rebaseUser(base, mine, theirs)
      for (const field of userFields)
        expect(written[field]).toBe(mine[field] === base[field] ? theirs[field] : mine[field])
      for (const id of ['1', '2', '3'].map(customerId))
        expect(written.roles.get(id)).toBe(
          mine.roles.get(id) === base.roles.get(id) ? theirs.roles.get(id) : mine.roles.get(id),
        )
    },
  )
})

describe('denies that were turned while somebody else saves', () => {
  property.prop([
    fc.subarray([...permissionDenies]),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...permissionDenies), fc.boolean()), { selector: ([deny]) => deny }),
  ])('[PERM-21] are as they were turned, and the others as they are saved', (theirs, turned) => {
    const denies = withTurnedDenies(theirs, new Map(turned))
    for (const deny of permissionDenies) {
      const own = turned.find(([one]) => one === deny)?.[1]
      expect(denies.includes(deny)).toBe(own ?? theirs.includes(deny))
    }
  })
})
