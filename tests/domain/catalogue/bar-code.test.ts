import { fc, test } from '@fast-check/vitest'
import * as O from 'fp-ts/Option'
import JsBarcode from 'jsbarcode'
import { describe, expect, it } from 'vitest'
import { code128, ean13 } from '#domain/catalogue/bar-code'

/** The modules that another program draws of a text, as ones and zeros. */
const drawnElsewhere = (text: string, format: string): string => {
  const drawn: { readonly encodings?: readonly { readonly data: string }[] } = {}
  JsBarcode(drawn, text, { format, flat: true })
  return (drawn.encodings ?? []).map(({ data }) => data).join('')
}

const modulesOf = (widths: O.Option<readonly number[]>): string | undefined =>
  O.isSome(widths)
    ? widths.value.map((width, place) => (place % 2 === 0 ? '1' : '0').repeat(width)).join('')
    : undefined

const twelve = fc.stringMatching(/^\d{12}$/)
const withCheck = (digits: string): string => {
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

describe('a bar code', () => {
  test.prop([twelve])('of an EAN is the one that another program draws', (digits) => {
    const ean = withCheck(digits)
    expect(modulesOf(ean13(ean))).toBe(drawnElsewhere(ean, 'EAN13'))
  })

  test.prop([fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 })])(
    'of an article number is the one that another program draws',
    (text) => {
      expect(modulesOf(code128(text))).toBe(drawnElsewhere(text, 'CODE128B'))
    },
  )

  it.each(['', '739123456789', '7391234567894', '73912345678931', 'abc'])('is none for the EAN %s', (text) => {
    expect(ean13(text)).toEqual(O.none)
  })

  it.each(['', 'hylla å', 'a\n'])('is none for the number %j', (text) => {
    expect(code128(text)).toEqual(O.none)
  })
})
