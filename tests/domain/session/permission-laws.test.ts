import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  type Action,
  actions,
  deliveriesAllowedTo,
  hasAtLeast,
  hiddenAttributes,
  may,
  mayRequestAssortment,
  type Rights,
} from '#domain/session/permissions'
import { permissionDenies, type PermissionDeny, type Role, roles } from '#domain/session/session'

const aRole = fc.constantFrom(...roles)
const someDenies = fc.subarray([...permissionDenies])
/** In any order, and with repeats. */
const listedDenies = fc.array(fc.constantFrom(...permissionDenies), { maxLength: 20 })

const rightsOf = (role: Role, denies: readonly PermissionDeny[]): Rights => ({
  role,
  permissionDenies: denies,
  isPunchout: false,
})
const allowed = (role: Role, denies: readonly PermissionDeny[]): readonly Action[] =>
  actions.filter((action) => may(rightsOf(role, denies), action))

/** Everything that a right decides. */
const decided = (rights: Rights) => [
  actions.filter((action) => may(rights, action)),
  hiddenAttributes(rights),
  deliveriesAllowedTo(rights, 'EXH'),
  ['own', 'other', 'default', undefined].map((requested) => mayRequestAssortment(rights, 'own', requested)),
]

describe('roles are in one line', () => {
  test.prop([aRole, aRole])(
    '[PERM-03] of two, one reaches as far as the other, and both only if they are one',
    (a, b) => {
      expect(hasAtLeast(a, b) || hasAtLeast(b, a)).toBe(true)
      expect(hasAtLeast(a, b) && hasAtLeast(b, a)).toBe(a === b)
    },
  )

  test.prop([aRole, aRole, aRole])('[PERM-03] what reaches over a role reaches over all below it', (a, b, c) => {
    fc.pre(hasAtLeast(a, b) && hasAtLeast(b, c))
    expect(hasAtLeast(a, c)).toBe(true)
  })

  test.prop([aRole, aRole, someDenies])(
    '[PERM-03] a higher role may all that a lower one may, but for what is denied to it',
    (a, b, denies) => {
      const [higher, lower] = hasAtLeast(a, b) ? [a, b] : [b, a]
      const free = allowed(lower, [])
      const denied = actions.filter((action) => !may(rightsOf('SITE_ADMIN', denies), action))
      expect(allowed(higher, denies)).toEqual(expect.arrayContaining(free.filter((action) => !denied.includes(action))))
    },
  )
})

describe('denies', () => {
  test.prop([aRole, someDenies, someDenies])('only take away', (role, denies, more) => {
    expect(allowed(role, denies)).toEqual(expect.arrayContaining([...allowed(role, [...denies, ...more])]))
  })

  test.prop([aRole, someDenies, someDenies])('leave together what each of them leaves', (role, some, others) => {
    const left = allowed(role, others)
    expect(allowed(role, [...some, ...others])).toEqual(allowed(role, some).filter((action) => left.includes(action)))
  })

  test.prop([aRole, listedDenies, fc.infiniteStream(fc.nat())])(
    'decide the same in any order, and said once or often',
    (role, denies, keys) => {
      const shuffled = denies
        .map((deny) => ({ deny, key: keys.next().value ?? 0 }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ deny }) => deny)
      const expected = decided(rightsOf(role, [...new Set(denies)]))
      expect(decided(rightsOf(role, denies))).toEqual(expected)
      expect(decided(rightsOf(role, shuffled))).toEqual(expected)
      expect(decided(rightsOf(role, [...denies, ...shuffled]))).toEqual(expected)
    },
  )
})
