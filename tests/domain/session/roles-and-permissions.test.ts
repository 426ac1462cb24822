import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { claimsOf } from '#adapters/remote/token-claims'
import { contextOf, customerOf } from '#domain/session/customer-context'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { type Action, actions, allowedDeliveries, hasAtLeast, may } from '#domain/session/permissions'
import { isTokenValid, permissionDenies, type PermissionDeny, type Role, roles } from '#domain/session/session'
import { customerId, projectId } from '#domain/kernel/ids'
import { aCustomer, aSignedIn } from '../given'
import { signedIn } from '../given-articles'

describe('roles', () => {
  it('[PERM-02] are, highest first, SITE_ADMIN, SELLER_ADMIN, BUYER_ADMIN and USER', () => {
    expect(roles).toEqual(['SITE_ADMIN', 'SELLER_ADMIN', 'BUYER_ADMIN', 'USER'])
  })

  it('[PERM-03] have the rights of every role below them', () => {
    const matrix = roles.map((role) => roles.map((required) => hasAtLeast(role, required)))
    expect(matrix).toEqual([
      [true, true, true, true],
      [false, true, true, true],
      [false, false, true, true],
      [false, false, false, true],
    ])
    expect(hasAtLeast(undefined, 'USER')).toBe(false)
  })

  it('[PERM-04] are admin roles but for USER', () => {
    expect(roles.map((role) => hasAtLeast(role, 'BUYER_ADMIN'))).toEqual([true, true, true, false])
    expect(hasAtLeast(undefined, 'BUYER_ADMIN')).toBe(false)
  })

  it('pass a seller-admin check at the top two', () => {
    expect(roles.map((role) => hasAtLeast(role, 'SELLER_ADMIN'))).toEqual([true, true, false, false])
    expect(hasAtLeast(undefined, 'SELLER_ADMIN')).toBe(false)
  })

  it.each(roles)('[PERM-06] come from the claim customerPermissions.role of the token: %s', (role) => {
    const claims = {
      sub: 'u1',
      username: 'user',
      customerPermissions: { role },
      roles: ['SITE_ADMIN'],
      permissionDenies: [],
      customerId: null,
      projectId: null,
      version: 1,
      exp: 2_000_000_000,
    }
    expect(claimsOf(`header.${btoa(JSON.stringify(claims))}.signature`)?.role).toBe(role)
  })
})

describe('permission denies', () => {
  const actionOf: Readonly<Record<PermissionDeny, Action>> = {
    EJ_ALLA_LEVERANSSATT: 'chooseAnyDelivery',
    EJ_SE_PRISER: 'seePrices',
    EJ_ANDRA_SORTIMENT: 'seeOtherAssortments',
    EJ_ORDER: 'placeOrders',
    EJ_ORDERHISTORIK: 'seeOrderHistory',
    EJ_SKAPA_OFFERT: 'createQuotes',
    EJ_SE_RABATTER: 'seeDiscounts',
    EJ_SE_EKONOMISK_UPPFÖLJNING: 'seeFinancialFollowUp',
  }
  const someDenies = fc.subarray([...permissionDenies])
  const rightsOf = (role: Role, denies: readonly string[]) => {
    const claims = { sub: 'u1', username: 'user', customerPermissions: { role }, version: 1, exp: 2_000_000_000 }
    const payload = JSON.stringify({ ...claims, permissionDenies: denies, customerId: null, projectId: null })
    // Names of denies have letters that Base64 does not take as they are.
    const encoded = btoa(String.fromCharCode(...new TextEncoder().encode(payload)))
    return claimsOf(`header.${encoded}.signature`)
  }

  it.each(roles)('[PERM-09] block nothing while there are none: %s', (role) => {
    const allowed = actions.filter((action) => may(rightsOf(role, []), action))
    expect(allowed).toEqual(expect.arrayContaining(Object.values(actionOf)))
  })

  test.prop([fc.constantFrom(...roles), someDenies, fc.constantFrom(...permissionDenies)])(
    '[PERM-09] are a list in the token, each of which removes exactly the action that it names, whatever the role and the others',
    (role, others, deny) => {
      const rest = others.filter((one) => one !== deny)
      const before = rightsOf(role, rest)
      const after = rightsOf(role, [...rest, deny, 'EJ_FINNS_INTE'])
      const removed = actions.filter((action) => may(before, action) && !may(after, action))
      expect(removed).toEqual([actionOf[deny]])
      expect(actions.filter((action) => !may(before, action) && may(after, action))).toEqual([])
    },
  )

  test.prop([fc.constantFrom(...roles), someDenies])(
    '[PERM-03] leave a higher role everything that a lower one may',
    (role, denies) => {
      const higher = roles.slice(0, roles.indexOf(role))
      const allowed = actions.filter((action) => may({ role, permissionDenies: denies, isPunchout: false }, action))
      for (const one of higher) {
        expect(allowed.every((action) => may({ role: one, permissionDenies: denies, isPunchout: false }, action))).toBe(
          true,
        )
      }
    },
  )

  it('leave the sight of other users to the role', () => {
    const allowed = roles.filter((role) => may({ role, permissionDenies, isPunchout: false }, 'seeOtherUsers'))
    expect(allowed).toEqual(['SITE_ADMIN', 'SELLER_ADMIN', 'BUYER_ADMIN'])
  })

  it('do not reach a visitor, who may do all that needs no log-in', () => {
    expect(actions.filter((action) => may(undefined, action))).toEqual([
      'seePrices',
      'seeDiscounts',
      'chooseAnyDelivery',
      'seeOtherAssortments',
    ])
  })

  it('[PERM-10] EJ_ALLA_LEVERANSSATT leaves the preferred delivery alone', () => {
    const claims = { permissionDenies: ['EJ_ALLA_LEVERANSSATT'] } as const
    expect(allowedDeliveries(aSignedIn({ claims, user: { preferredDeliveryMethod: 'EXH' } }))).toEqual(['EXH'])
    expect(allowedDeliveries(aSignedIn({}))).toHaveLength(4)
    expect(allowedDeliveries(undefined)).toHaveLength(4)
  })

  it('[PERM-11] EJ_ALLA_LEVERANSSATT leaves DBI when no delivery is preferred', () => {
    expect(allowedDeliveries(aSignedIn({ claims: { permissionDenies: ['EJ_ALLA_LEVERANSSATT'] } }))).toEqual(['DBI'])
  })
})

describe('a punchout session', () => {
  test.prop([fc.constantFrom(...roles), fc.subarray([...permissionDenies])])(
    'may all that an ordinary one may, but for the choice of its delivery',
    (role, denies) => {
      const ordinary = { role, permissionDenies: denies, isPunchout: false }
      const left = actions.filter((action) => may(ordinary, action) && action !== 'chooseAnyDelivery')
      expect(actions.filter((action) => may({ ...ordinary, isPunchout: true }, action))).toEqual(left)
    },
  )

  test.prop([fc.subarray([...permissionDenies]), fc.constantFrom(...deliveryIds, undefined)])(
    '[DELIVERY-37] [DELIVERY-38] has DBI for its only delivery, whatever its user prefers',
    (denies, preferred) => {
      const claims = { isPunchout: true, permissionDenies: denies }
      expect(allowedDeliveries(aSignedIn({ claims, user: { preferredDeliveryMethod: preferred } }))).toEqual(['DBI'])
    },
  )
})

describe('a token', () => {
  it('[SESSION-15] is good only when it decodes and expires later than now and the margin', () => {
    const now = 1_000_000
    expect(isTokenValid(undefined, now, 60)).toBe(false)
    expect(isTokenValid(Number.NaN, now, 60)).toBe(false)
    expect(isTokenValid(now + 59, now, 60)).toBe(false)
    expect(isTokenValid(now + 60, now, 60)).toBe(false)
    expect(isTokenValid(now + 61, now, 60)).toBe(true)
  })
})

describe('a customer context', () => {
  const project = { projectId: projectId('P-1'), name: 'Kvarteret Linden', description: '' }
  const customers = [aCustomer('1', { projects: [project], isSuspended: true }), aCustomer('2')]

  it('[CUSTOMER-04] names customer and project and says whether the customer is suspended', () => {
    expect(contextOf(customers, customerId('1'), project.projectId)).toEqual({
      customerId: '1',
      customerName: 'Kund 1',
      projectId: 'P-1',
      projectName: 'Kvarteret Linden',
      isSuspended: true,
    })
    expect(contextOf(customers, customerId('2'), undefined)).toEqual({
      customerId: '2',
      customerName: 'Kund 2',
      projectId: undefined,
      projectName: undefined,
      isSuspended: false,
    })
  })

  it('leads to the customer that the user works for, and to none for a visitor', () => {
    const session = signedIn()
    expect(customerOf(session)?.zipCode).toBe('43137')
    expect(customerOf({ ...session, tag: 'Anonymous', lastFailure: undefined })).toBeUndefined()
  })

  it('is none for a customer of others, or a project of another customer', () => {
    expect(contextOf(customers, customerId('3'), undefined)).toBeUndefined()
    expect(contextOf(customers, customerId('2'), project.projectId)).toBeUndefined()
  })
})
