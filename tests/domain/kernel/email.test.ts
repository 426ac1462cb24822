import { fc, test } from '@fast-check/vitest'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { LONGEST_EMAIL, readEmail } from '#domain/kernel/email'

describe('an e-mail address', () => {
  it.each(['A.b+c-d_e@Ex.SE', ' ali@bygg.example.com ', '1@2.se'])('[AUTH-09] is %j, in lower case', (text) => {
    expect(readEmail(text)).toEqual(O.some(text.trim().toLowerCase()))
  })

  it.each([
    ...['', '@', 'a@b', 'a@b.c', 'a b@c.se', 'ä@b.se', 'a@ö.se', 'a@b..se', 'a@.se', '@b.se', 'a@b.se.', 'a@b@c.se'],
    ...[
      'a@b.se, c@d.se',
      '"a" <a@b.se>',
      'a@b.se\nBcc: c@d.se',
      'ali@\u212Aund.se',
      'a@b.s3',
      `${'a'.repeat(LONGEST_EMAIL)}@b.se`,
    ],
  ])('[AUTH-09] is not %j', (text) => {
    expect(readEmail(text)).toEqual(O.none)
  })

  const local = fc.stringMatching(/^[A-Za-z0-9_.+-]{1,20}$/)
  const domain = fc.stringMatching(/^[A-Za-z0-9-]{1,10}(\.[A-Za-z0-9-]{1,10}){0,2}\.[A-Za-z]{2,5}$/)

  test.prop([local, domain])('[AUTH-09] is made of a name and a domain of the pattern', (name, host) => {
    expect(readEmail(`${name}@${host}`)).toEqual(O.some(`${name}@${host}`.toLowerCase()))
  })

  test.prop([fc.string({ unit: 'grapheme', maxLength: 300 })])(
    'is one line without blanks, whatever is read',
    (text) => {
      const read = readEmail(text)
      if (O.isSome(read)) expect(read.value).toMatch(/^[!-~]+$/)
    },
  )
})
