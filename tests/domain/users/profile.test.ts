import { describe, expect, it } from 'vitest'
import { customerId, locationId, projectId } from '#domain/kernel/ids'
import type { User } from '#domain/session/session'
import {
  isStandard,
  plainUser,
  profileFaults,
  profileUpdateOf,
  profileValuesOf,
  withProfileValue,
  withStandard,
} from '#domain/users/profile'
import { aUser } from '../given'

const bare = aUser({ firstName: 'Anna', lastName: 'Berg' })

const full: User = {
  ...bare,
  ...{ mobileNumber: '0701234567', preferredStore: locationId('S1'), preferredDeliveryMethod: 'EXH' },
  ...{ defaultCustomerId: customerId('K1'), defaultProjectId: projectId('P1') },
}

describe('a profile that its user writes', () => {
  it('begins with what the user has, and with empty texts for what is missing', () => {
    expect(profileValuesOf(full)).toEqual({
      ...{ firstName: 'Anna', lastName: 'Berg', mobileNumber: '0701234567', preferredStore: 'S1' },
      ...{ preferredDeliveryMethod: 'EXH', defaultCustomerId: 'K1', defaultProjectId: 'P1' },
    })
    expect(profileValuesOf(bare)).toEqual({
      ...{ firstName: 'Anna', lastName: 'Berg', mobileNumber: '', preferredStore: '' },
      ...{ preferredDeliveryMethod: '', defaultCustomerId: '', defaultProjectId: '' },
    })
  })

  it('begins without a project at another customer, and keeps it at the same', () => {
    const values = profileValuesOf(full)
    expect(withProfileValue(values, 'defaultCustomerId', 'K2')).toEqual({
      ...values,
      defaultCustomerId: 'K2',
      defaultProjectId: '',
    })
    expect(withProfileValue(values, 'defaultCustomerId', 'K1')).toEqual(values)
    expect(withProfileValue(values, 'lastName', 'Ek')).toEqual({ ...values, lastName: 'Ek' })
  })

  it('[USER-12] is saved as six fields, null where there is none', () => {
    expect(profileUpdateOf(full, profileValuesOf(full))).toEqual({
      ...{ firstName: 'Anna', lastName: 'Berg', mobileNumber: '0701234567', preferredStore: 'S1' },
      ...{ defaultCustomerId: 'K1', defaultProjectId: 'P1' },
    })
    expect(profileUpdateOf(bare, profileValuesOf(bare))).toEqual({
      ...{ firstName: 'Anna', lastName: 'Berg', mobileNumber: null, preferredStore: null },
      ...{ defaultCustomerId: null, defaultProjectId: null },
    })
  })

  it('[USER-14] names the delivery only where the user has changed it', () => {
    const saved = (user: User, method: string) =>
      profileUpdateOf(user, withProfileValue(profileValuesOf(user), 'preferredDeliveryMethod', method))
    expect(saved(full, 'DBI')).toMatchObject({ preferredDeliveryMethod: 'DBI' })
    expect(saved(full, '')).toMatchObject({ preferredDeliveryMethod: null })
    expect(saved(bare, 'EXH')).toMatchObject({ preferredDeliveryMethod: 'EXH' })
    expect(saved(full, 'EXH')).not.toHaveProperty('preferredDeliveryMethod')
    expect(saved(bare, '')).not.toHaveProperty('preferredDeliveryMethod')
  })

  it('is not saved while anything is wrong with it, and says what', () => {
    const values = { ...profileValuesOf(full), firstName: ' ', lastName: '<b>', mobileNumber: 'ring' }
    expect(profileFaults(values).map(({ field, fault }) => [field, fault.tag])).toEqual([
      ['firstName', 'Required'],
      ['lastName', 'NotAName'],
      ['mobileNumber', 'NotAPhoneNumber'],
    ])
    expect(profileUpdateOf(full, values)).toBeUndefined()
    expect(profileUpdateOf(full, { ...profileValuesOf(full), firstName: ' Anna  Maria ' })).toMatchObject({
      firstName: 'Anna Maria',
    })
  })
})

describe('the customer and project that a user begins with', () => {
  const [k1, k2, p1] = [customerId('K1'), customerId('K2'), projectId('P1')]

  it('are those of the profile, both', () => {
    expect(isStandard(full, { customerId: k1, projectId: p1 })).toBe(true)
    expect(isStandard(full, { customerId: k2, projectId: p1 })).toBe(false)
    expect(isStandard(full, { customerId: k1, projectId: undefined })).toBe(false)
    expect(isStandard({ ...full, defaultProjectId: undefined }, { customerId: k1, projectId: undefined })).toBe(true)
  })

  it('change alone, and the delivery is not named', () => {
    const kept = { firstName: 'Anna', lastName: 'Berg', mobileNumber: '0701234567', preferredStore: 'S1' }
    expect(withStandard(full, { customerId: k2, projectId: undefined })).toEqual({
      ...{ ...kept, defaultCustomerId: 'K2', defaultProjectId: null },
    })
    expect(withStandard(full, { customerId: k1, projectId: p1 })).toEqual({
      ...{ ...kept, defaultCustomerId: 'K1', defaultProjectId: 'P1' },
    })
    expect(withStandard(bare, undefined)).toEqual({
      ...{ firstName: 'Anna', lastName: 'Berg', mobileNumber: null, preferredStore: null },
      ...{ defaultCustomerId: null, defaultProjectId: null },
    })
  })
})

describe('a user as others than administrators are told', () => {
  it('has its own fields, and no other', () => {
    expect(plainUser({ ...full, ...{ active: true, otherCustomers: 3 } })).toEqual(full)
  })
})
