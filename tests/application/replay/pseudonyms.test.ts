import { fc, test } from '@fast-check/vitest'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { formFields } from '#domain/checkout/delivery-form'
import { fieldFault } from '#domain/checkout/form-field'
import { lineKey } from '#domain/cart/line-key'
import { readPhoneNumber } from '#domain/kernel/phone-number'
import { readZipCode } from '#domain/kernel/zip-code'
import { createPseudonyms } from '#application/replay/pseudonyms'
import { label } from '#application/log/codecs/shared'
import { lineKey as loggedKey } from '#application/log/codecs/shared'
import { articleNumber } from '#domain/kernel/ids'

const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'0123456789') }),
  fc.string({ unit: fc.constantFrom(...'0017 ()-+–'), maxLength: 16 }),
  fc.string({ unit: fc.constantFrom(...'aå1 👷'), maxLength: 4 }),
)

/** Telephone numbers as people write them, some of them wrong. */
const phones = fc
  .tuple(
    fc.constantFrom('+46 (0)', '+46', '0046', '00', '0', '(0)', '+', ''),
    fc.array(fc.tuple(fc.constantFrom('', ' ', '-', '–', '/', '(', ')', '.', '\u00a0'), fc.nat(9)), { maxLength: 14 }),
  )
  .map(([start, rest]) => start + rest.map(([separator, digit]) => `${separator}${digit}`).join(''))

describe('a mask', () => {
  test.prop([fc.array(texts, { maxLength: 60 })])(
    'is the same for equal texts and another for different ones',
    (all) => {
      const { personal, pseudonymous } = createPseudonyms()
      for (const mask of [personal, pseudonymous]) {
        const masked = all.map(mask)
        expect(all.map(mask)).toEqual(masked)
        expect(new Set(masked).size).toBe(new Set(all).size)
      }
    },
  )

  test.prop([texts])('has the length of the text, and its blanks', (text) => {
    const masked = createPseudonyms().personal(text)
    expect(masked).toHaveLength(text.length)
    expect(masked.trim().length).toBe(text.trim().length)
  })

  it('has the length of the text also where many are of one shape', () => {
    const { personal } = createPseudonyms()
    const marks = Array.from({ length: 3_000 }, (_, index) => String.fromCodePoint(0x4e00 + index))
    const numbers = Array.from({ length: 900 }, (_, index) => String(index))

    const masked = [...marks, ...numbers].map(personal)

    expect(masked.map(({ length }) => length)).toEqual([...marks, ...numbers].map(({ length }) => length))
    expect(new Set(masked).size).toBe(3_900)
  })

  test.prop([fc.array(fc.oneof(phones, texts), { minLength: 1, maxLength: 30 })])(
    'of a telephone number or a zip code is one, and of any other text is none',
    (written) => {
      const { personal } = createPseudonyms()
      for (const text of written) {
        expect([text, O.isSome(readPhoneNumber(personal(text)))]).toEqual([text, O.isSome(readPhoneNumber(text))])
        expect([text, O.isSome(readZipCode(personal(text)))]).toEqual([text, O.isSome(readZipCode(text))])
      }
    },
  )

  it.each(['0701234567', '070-123 45 67', '070–123 45 67', '+46 (0)70 123 45 67', '0046701234567', '+1(2)34567'])(
    'of %s is a telephone number, however many were masked before',
    (phone) => {
      const { personal } = createPseudonyms()
      for (let other = 0; other < 2_000; other += 1) personal(phone.replace(/\d{3}$/, String(other).padStart(3, '0')))

      expect(O.isSome(readPhoneNumber(personal(phone)))).toBe(true)
    },
  )

  test.prop([fc.oneof(texts, phones, fc.string({ unit: 'grapheme', minLength: 30, maxLength: 145 }))])(
    'has the faults of the text in every field of a delivery',
    (text) => {
      const masked = createPseudonyms().personal(text)
      for (const field of [...formFields('DBI'), ...formFields('EXH')])
        expect(fieldFault(field, masked)).toEqual(fieldFault(field, text))
    },
  )

  test.prop([texts.filter((text) => text !== '')])('of a label is the one in the key of its line', (written) => {
    const masks = createPseudonyms()
    const key = loggedKey.masked(lineKey(articleNumber('77'), 'DBI', written), masks)
    expect(key).toBe(lineKey(articleNumber('77'), 'DBI', String(label.masked(written, masks))))
  })

  it('is not the text itself', () => {
    for (const text of ['XXXX', 'Xxxx', '0100', '070-100 00 00', '10000'])
      expect(createPseudonyms().personal(text)).not.toBe(text)
  })
})
