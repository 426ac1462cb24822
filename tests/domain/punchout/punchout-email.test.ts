import { fc, test } from '@fast-check/vitest'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { readEmail } from '#domain/kernel/email'
import { isPunchoutEmail, punchoutEmail, type PunchoutUser } from '#domain/punchout/punchout-email'

const aUser = (given: Partial<PunchoutUser> = {}): PunchoutUser => ({
  userId: undefined,
  username: undefined,
  email: undefined,
  companyName: undefined,
  ...given,
})
const maybeText = fc.option(fc.string({ unit: 'grapheme', maxLength: 40 }), { nil: undefined })

describe('an e-mail address of punchout', () => {
  it.each([
    ['a@b.se', true],
    ['Inga.Köpman@bygg.se', true],
    ['a b@c.se', false],
    ['a@b c.se', false],
    ['a@@b.se', false],
    ['a@b@c.se', false],
    ['a@b', false],
    ['a.b@c', false],
    ['', false],
  ])('[PUNCHOUT-31] %j is one: %s', (text, isOne) => {
    expect(isPunchoutEmail(text)).toBe(isOne)
  })

  it('[PUNCHOUT-32] is the first of user id, user name and e-mail that is one', () => {
    const all = { userId: 'id@a.se', username: 'name@a.se', email: 'mail@a.se' }
    expect(punchoutEmail(aUser(all))).toBe('id@a.se')
    expect(punchoutEmail(aUser({ ...all, userId: 'U1' }))).toBe('name@a.se')
    expect(punchoutEmail(aUser({ ...all, userId: 'U1', username: undefined }))).toBe('mail@a.se')
  })

  it('[PUNCHOUT-32] [PUNCHOUT-34] is made of user id and company in lower case where none of them is one', () => {
    expect(punchoutEmail(aUser({ userId: 'U1', companyName: 'ACME' }))).toBe('u1@acme.invalid')
    expect(
      punchoutEmail(aUser({ userId: 'Inga K', username: 'inga', email: 'x@y', companyName: 'Rör & Co. AB' })),
    ).toBe('ingak@rrcoab.invalid')
  })

  it('[PUNCHOUT-33] has unknown for what is missing, and for what has no letter left', () => {
    expect(punchoutEmail(aUser({ companyName: 'ACME' }))).toBe('unknown@acme.invalid')
    expect(punchoutEmail(aUser({ userId: 'U1' }))).toBe('u1@unknown.invalid')
    expect(punchoutEmail(aUser({ userId: '§§', companyName: 'Å Ä Ö' }))).toBe('unknown@unknown.invalid')
  })

  test.prop([maybeText, maybeText, maybeText, maybeText])(
    '[PUNCHOUT-34] is always one by both rules, and belongs to nobody unless it was given',
    (userId, username, email, companyName) => {
      const address = punchoutEmail({ userId, username, email, companyName })
      expect(isPunchoutEmail(address)).toBe(true)
      if ([userId, username, email].includes(address)) return
      expect(address).toMatch(/\.invalid$/)
      expect(O.toUndefined(readEmail(address))).toBe(address)
    },
  )
})
