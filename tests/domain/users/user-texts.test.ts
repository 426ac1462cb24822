import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { customerId } from '#domain/kernel/ids'
import { LONGEST_NAME, readName, userFaults, userFieldFault, userFields } from '#domain/users/user-details'
import { readUserSearch, writeUserSearch } from '#domain/users/user-search'
import { usernameOf } from '#domain/users/username'

const good = { firstName: 'Åsa', lastName: 'af Ekenstam-Öhrn', email: 'asa@foretag.se', mobileNumber: '070-555 01 42' }

describe('what is written of a user', () => {
  it('has a first and a last name and an e-mail address, and perhaps a mobile number', () => {
    expect(userFaults(good, userFields)).toEqual([])
    expect(userFaults({ ...good, mobileNumber: '' }, userFields)).toEqual([])
    expect(userFaults({}, userFields).map(({ field, fault }) => [field, fault.tag])).toEqual([
      ['firstName', 'Required'],
      ['lastName', 'Required'],
      ['email', 'Required'],
    ])
  })

  it.each([
    ['firstName', 'a'.repeat(LONGEST_NAME + 1), 'TooLong'],
    ['firstName', '<b>Bo</b>', 'NotAName'],
    ['firstName', 'Bo\r\nBcc: alla@foretag.se', 'NotAName'],
    ['lastName', '\u202eevil', 'NotAName'],
    ['lastName', '12345', 'NotAName'],
    ['email', 'a@b', 'NotAnEmailAddress'],
    ['email', 'a@b.se, c@d.se', 'NotAnEmailAddress'],
    ['mobileNumber', 'ring mig', 'NotAPhoneNumber'],
  ] as const)('is refused where %s is %j', (field, value, tag) => {
    expect(userFieldFault(field, value)?.tag).toBe(tag)
  })

  it('keeps names as they are written but for superfluous blanks', () => {
    expect(readName('  Anna  Lena ')).toBe('Anna Lena')
  })
})

describe('the user name of a new user', () => {
  it('is made of the names, with a number from the second on', () => {
    expect(usernameOf('Göran', 'Åkesson', 1)).toBe('goran.akesson')
    expect(usernameOf('Göran', 'Åkesson', 2)).toBe('goran.akesson2')
    expect(usernameOf('明', '李', 1)).toBe('anvandare')
  })

  test.prop([fc.string(), fc.string(), fc.integer({ min: 1, max: 200 })])(
    'is never an e-mail address',
    (first, last, nth) => {
      expect(usernameOf(first, last, nth)).toMatch(/^[a-z\d]+(\.[a-z\d]+)?$/)
    },
  )
})

describe('a search for users', () => {
  it('[USER-04] holds customer and role as terms of its text, since the call has no parameter for them', () => {
    expect(readUserSearch('anna kund:104822 Ek roll:buyer_admin')).toEqual({
      terms: ['anna', 'Ek'],
      customer: customerId('104822'),
      role: 'BUYER_ADMIN',
    })
    expect(readUserSearch('roll:chef kund:')).toEqual({
      terms: ['roll:chef', 'kund:'],
      customer: undefined,
      role: undefined,
    })
    expect(writeUserSearch({ terms: [], customer: undefined, role: undefined })).toBeUndefined()
  })

  test.prop([
    fc
      .array(fc.oneof(fc.string(), fc.constantFrom('kund:1', 'roll:USER', 'KUND:2', 'anna', 'roll:')))
      .map((words) => words.join(' ')),
  ])('is the same when it is written and read again', (text) => {
    const search = readUserSearch(text)
    expect(readUserSearch(writeUserSearch(search) ?? '')).toEqual(search)
  })
})
