import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { customerId, userId } from '#domain/kernel/ids'
import { hasAtLeast } from '#domain/session/permissions'
import { permissionDenies, roles, type Role } from '#domain/session/session'
import {
  assignableRoles,
  mayChange,
  mayCreate,
  maySee,
  powersOver,
  reachedCustomers,
  reaches,
  type CustomerRole,
  type Managed,
  type Manager,
} from '#domain/users/managing'
import { highestRole, rolesInOrder } from '#domain/users/user'

const names = ['k1', 'k2', 'k3'] as const
const customers = names.map(customerId)
const [k1 = customerId('k1'), k2 = customerId('k2')] = customers

const aRole = fc.constantFrom(...roles)
const rolesAt = fc
  .array(fc.record({ customerId: fc.constantFrom(...customers), role: aRole }), { maxLength: 4 })
  .map((all) => all.filter((one, index) => all.findIndex(({ customerId: id }) => id === one.customerId) === index))

const manager = fc.record<Manager>({ userId: fc.constant(userId('chef')), role: aRole, customers: rolesAt })

/** A user as the service reads it for a manager: the customers that the manager does not reach are only counted. */
const managedBy = (given: Manager, id: string, all: readonly CustomerRole[]): Managed => {
  const reached = reachedCustomers(given)
  const told = all.filter(({ customerId: one }) => reached === 'all' || reached.includes(one))
  return {
    userId: userId(id),
    roles: rolesInOrder(all.map(({ role }) => role)),
    customerPermissions: told,
    otherCustomers: all.length - told.length,
  }
}

const change = fc.record({
  profile: fc.boolean(),
  active: fc.option(fc.boolean(), { nil: undefined }),
  account: fc.constantFrom(true, undefined),
  customers: fc.option(fc.uniqueArray(fc.constantFrom(...customers)), { nil: undefined }),
  roles: fc.option(rolesAt, { nil: undefined }),
  permissions: fc.option(
    fc.array(
      fc.record({
        customerId: fc.constantFrom(...customers),
        permissionDenies: fc.uniqueArray(fc.constantFrom(...permissionDenies)),
      }),
      { maxLength: 3 },
    ),
    { nil: undefined },
  ),
})

const admin = (role: Role, at: readonly CustomerRole[]): Manager => ({ userId: userId('chef'), role, customers: at })
const tagOf = (outcome: E.Either<{ readonly tag: string }, void>) => (E.isLeft(outcome) ? outcome.left.tag : 'allowed')

describe('whom an administrator reaches', () => {
  it('[PERM-08] is who works for a customer where the administrator has an admin’s role', () => {
    const buyer = admin('BUYER_ADMIN', [
      { customerId: k1, role: 'BUYER_ADMIN' },
      { customerId: k2, role: 'USER' },
    ])
    expect(reachedCustomers(buyer)).toEqual([k1])
    expect(maySee(buyer, managedBy(buyer, 'anna', [{ customerId: k1, role: 'USER' }]))).toBe(true)
    expect(maySee(buyer, managedBy(buyer, 'bo', [{ customerId: k2, role: 'USER' }]))).toBe(false)
  })

  it('is everybody for a site admin, also who has no customer', () => {
    const site = admin('SITE_ADMIN', [])
    expect(reachedCustomers(site)).toBe('all')
    expect(maySee(site, managedBy(site, 'nobodys', []))).toBe(true)
  })

  test.prop([manager])('[PERM-07] is nobody for one whose session has the role USER', (given) => {
    const user = { ...given, role: 'USER' as const }
    expect(customers.filter((one) => reaches(user, one))).toEqual([])
    expect(tagOf(mayCreate(user, [k1], []))).toBe('Unknown')
  })
})

describe('the roles that an administrator gives', () => {
  test.prop([manager, fc.constantFrom(...customers)])(
    '[USER-07] go up to their own at the customer',
    (given, customer) => {
      const own =
        given.role === 'SITE_ADMIN' ? 'SITE_ADMIN' : given.customers.find((one) => one.customerId === customer)?.role
      for (const role of assignableRoles(given, customer)) expect(hasAtLeast(own, role)).toBe(true)
      expect(assignableRoles(given, customer).length > 0).toBe(reaches(given, customer))
    },
  )
})

describe('a change of a user', () => {
  test.prop([manager, rolesAt, change])('is never one of oneself but for the profile', (given, all, wanted) => {
    const oneself = managedBy(given, 'chef', all)
    const isOfRights = [wanted.active, wanted.account, wanted.customers, wanted.roles, wanted.permissions].some(
      (one) => one !== undefined,
    )
    expect(tagOf(mayChange(given, oneself, wanted))).toBe(isOfRights ? 'Oneself' : 'allowed')
  })

  test.prop([manager, rolesAt, change])('never raises anybody above the one who makes it', (given, all, wanted) => {
    const managed = managedBy(given, 'anna', all)
    if (E.isLeft(mayChange(given, managed, wanted))) return
    for (const { customerId: customer, role } of wanted.roles ?? [])
      expect(assignableRoles(given, customer)).toContain(role)
    const own = given.role === 'SITE_ADMIN' ? given.role : highestRole(given.customers.map(({ role }) => role))
    expect(hasAtLeast(own, highestRole((wanted.roles ?? []).map(({ role }) => role)))).toBe(true)
  })

  test.prop([manager, rolesAt, change])('is never one of somebody above', (given, all, wanted) => {
    const managed = managedBy(given, 'anna', all)
    const reached = customers.filter((one) => reaches(given, one))
    const own =
      given.role === 'SITE_ADMIN'
        ? given.role
        : highestRole(given.customers.filter(({ customerId: one }) => reached.includes(one)).map(({ role }) => role))
    if (!hasAtLeast(own, highestRole(managed.roles))) expect(E.isLeft(mayChange(given, managed, wanted))).toBe(true)
  })

  test.prop([manager, rolesAt, change])('names no customer out of reach', (given, all, wanted) => {
    const managed = managedBy(given, 'anna', all)
    if (E.isLeft(mayChange(given, managed, wanted))) return
    const named = [
      ...(wanted.customers ?? []),
      ...(wanted.roles ?? []).map((one) => one.customerId),
      ...(wanted.permissions ?? []).map((one) => one.customerId),
    ]
    expect(named.filter((one) => !reaches(given, one))).toEqual([])
  })

  test.prop([manager, rolesAt, change])(
    'of a user out of reach is refused like one of nobody',
    (given, all, wanted) => {
      const managed = managedBy(given, 'anna', all)
      if (maySee(given, managed)) return
      expect(tagOf(mayChange(given, managed, wanted))).toBe('Unknown')
    },
  )

  test.prop([manager, rolesAt, change])(
    'that a role is enough for is allowed to the role above',
    (given, all, wanted) => {
      if (E.isLeft(mayChange(given, managedBy(given, 'anna', all), wanted))) return
      const site = admin('SITE_ADMIN', [])
      // Whoever reaches all customers names those that stay out of the other's reach.
      const kept = all.map((one) => one.customerId).filter((one) => !reaches(given, one))
      const same = wanted.customers === undefined ? wanted : { ...wanted, customers: [...wanted.customers, ...kept] }
      expect(tagOf(mayChange(site, managedBy(site, 'anna', all), same))).toBe('allowed')
    },
  )

  it('[USER-07] is refused of whoever is above, anywhere or at a customer that both have', () => {
    const both = admin('BUYER_ADMIN', [
      { customerId: k1, role: 'SELLER_ADMIN' },
      { customerId: k2, role: 'BUYER_ADMIN' },
    ])
    const seller = (at: CustomerRole['customerId']) =>
      managedBy(both, 'anna', [{ customerId: at, role: 'SELLER_ADMIN' }])
    const name = { profile: true }
    expect(tagOf(mayChange(both, seller(k1), name))).toBe('allowed')
    expect(mayChange(both, seller(k2), name)).toEqual(E.left({ tag: 'Above' }))
    const elsewhere = { ...managedBy(both, 'anna', [{ customerId: k1, role: 'USER' }]), roles: ['SITE_ADMIN'] as const }
    expect(mayChange(both, elsewhere, name)).toEqual(E.left({ tag: 'Above' }))
    expect(powersOver(both, elsewhere)).toEqual({
      ...{ editProfile: false, editRights: false, setActive: false, changeAccount: false },
    })
  })

  it('is measured by the rank of the administrator where users are administered, and not elsewhere', () => {
    const user = admin('BUYER_ADMIN', [
      { customerId: k1, role: 'BUYER_ADMIN' },
      { customerId: k2, role: 'USER' },
    ])
    const anna = managedBy(user, 'anna', [
      { customerId: k1, role: 'BUYER_ADMIN' },
      { customerId: k2, role: 'SELLER_ADMIN' },
    ])
    expect(tagOf(mayChange(user, anna, { profile: true }))).toBe('Above')
    const site = admin('SITE_ADMIN', [])
    expect(
      tagOf(mayChange(site, managedBy(site, 'bo', [{ customerId: k1, role: 'SITE_ADMIN' }]), { profile: true })),
    ).toBe('allowed')
    expect(assignableRoles(site, k1)).toEqual(roles)
  })

  it('names, beside roles and denies, only customers that the user has then', () => {
    const buyer = admin('BUYER_ADMIN', [
      { customerId: k1, role: 'BUYER_ADMIN' },
      { customerId: k2, role: 'BUYER_ADMIN' },
    ])
    const anna = managedBy(buyer, 'anna', [{ customerId: k1, role: 'USER' }])
    const permissions = (at: CustomerRole['customerId']) => [{ customerId: at, permissionDenies: [] }]
    const unknown = E.left({ tag: 'UnknownCustomer', customerId: k2 })
    expect(mayChange(buyer, anna, { profile: false, roles: [{ customerId: k2, role: 'USER' }] })).toEqual(unknown)
    expect(mayChange(buyer, anna, { profile: false, permissions: permissions(k2) })).toEqual(unknown)
    expect(tagOf(mayChange(buyer, anna, { profile: false, permissions: permissions(k1) }))).toBe('allowed')
    expect(tagOf(mayChange(buyer, anna, { profile: false, customers: [k2], permissions: permissions(k2) }))).toBe(
      'allowed',
    )
    expect(tagOf(mayChange(buyer, anna, { profile: false, active: false }))).toBe('allowed')
  })

  it('is one of the profile alone to a user without customers, whom a site admin sees', () => {
    const site = admin('SITE_ADMIN', [])
    expect(tagOf(mayChange(site, managedBy(site, 'anna', []), { profile: true }))).toBe('allowed')
  })

  it('does not deactivate, or change the way in of, somebody who also works where the administrator has no say', () => {
    const buyer = admin('BUYER_ADMIN', [{ customerId: k1, role: 'BUYER_ADMIN' }])
    const shared = managedBy(buyer, 'anna', [
      { customerId: k1, role: 'USER' },
      { customerId: k2, role: 'USER' },
    ])
    expect(tagOf(mayChange(buyer, shared, { profile: false, active: false }))).toBe('WorksForOthers')
    expect(tagOf(mayChange(buyer, shared, { profile: false, account: true }))).toBe('WorksForOthers')
    expect(tagOf(mayChange(buyer, shared, { profile: false, customers: [] }))).toBe('allowed')
    expect(powersOver(buyer, managedBy(buyer, 'bo', [{ customerId: k2, role: 'USER' }]))).toEqual({
      ...{ editProfile: false, editRights: false, setActive: false, changeAccount: false },
    })
    expect(powersOver(buyer, managedBy(buyer, 'chef', [{ customerId: k1, role: 'BUYER_ADMIN' }]))).toEqual({
      ...{ editProfile: true, editRights: false, setActive: false, changeAccount: false },
    })
    expect(powersOver(buyer, shared)).toEqual({
      ...{ editProfile: true, editRights: true, setActive: false, changeAccount: false },
    })
  })

  it('leaves a user with at least one customer', () => {
    const buyer = admin('BUYER_ADMIN', [{ customerId: k1, role: 'BUYER_ADMIN' }])
    const anna = managedBy(buyer, 'anna', [{ customerId: k1, role: 'USER' }])
    expect(tagOf(mayChange(buyer, anna, { profile: false, customers: [] }))).toBe('NoCustomer')
    expect(tagOf(mayCreate(buyer, [], []))).toBe('NoCustomer')
    expect(tagOf(mayCreate(buyer, [k1], [{ customerId: k1, role: 'BUYER_ADMIN' }]))).toBe('allowed')
    expect(tagOf(mayCreate(buyer, [k1], [{ customerId: k1, role: 'SELLER_ADMIN' }]))).toBe('RoleTooHigh')
    expect(tagOf(mayCreate(buyer, [k2], []))).toBe('UnknownCustomer')
  })
})
