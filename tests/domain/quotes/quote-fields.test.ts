import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money'
import * as bounds from '#domain/quotes/quote-bounds'
import { partyChoices, receiverTypes } from '#domain/quotes/quote-party'
import { priceTypes } from '#domain/quotes/quote'
import { longestQuoteText, quoteTextFields, readQuoteText } from '#domain/quotes/quote-text'
import { readHeadFields, readNumber, readRow, readRowFields } from '#domain/quotes/read-fields'
import { fieldsOf, onlyNamed, withFields } from '#domain/quotes/row-fields'
import { aQuote, aRow, heading, ownRow, toPrivate } from './given'

const outOfBounds = (field: string, asked: number, nearest: number, least: number, most: number) =>
  E.left({ tag: 'OutOfBounds', field, asked, nearest, least, most })

describe('the constants of quotes', () => {
  it('[QUOTE-05] [QUOTE-06] [QUOTE-07] are the price types, the types of receivers and the choices of parties', () => {
    expect(priceTypes).toEqual(['net', 'gross'])
    expect(receiverTypes).toEqual(['business', 'private'])
    expect(partyChoices).toEqual(['your', 'customer'])
  })

  it('[QUOTE-08] are 0.5, 2000, 1000000, -1000000 and 50000', () => {
    expect(bounds).toMatchObject({
      SMALLEST_ITEM_QUANTITY: 0.5,
      LONGEST_FINAL_MESSAGE: 2_000,
      HIGHEST_UNIT_PRICE: 1_000_000,
      LOWEST_UNIT_PRICE: -1_000_000,
      LARGEST_ITEM_QUANTITY: 50_000,
    })
  })
})

describe('a number of a quote', () => {
  it('[QUOTE-09] is kept with two decimals at most', () => {
    expect(readNumber('quantity', 2.345)).toEqual(E.right(2.35))
    expect(readNumber('ownPrice', 1.005)).toEqual(E.right(1.01))
    expect(readNumber('validFor', 30.4)).toEqual(E.right(30))
  })

  it('[QUOTE-09] beyond its bounds is refused with the nearest that holds', () => {
    expect(readNumber('quantity', 0.49)).toEqual(outOfBounds('quantity', 0.49, 0.5, 0.5, 50_000))
    expect(readNumber('quantity', 50_001)).toEqual(outOfBounds('quantity', 50_001, 50_000, 0.5, 50_000))
    expect(readNumber('discount', -1)).toEqual(outOfBounds('discount', -1, 0, 0, 100))
    expect(readNumber('validFor', 366)).toEqual(outOfBounds('validFor', 366, 365, 1, 365))
    expect(readNumber('markup', -101)).toEqual(outOfBounds('markup', -101, -100, -100, 1_000))
    expect(readNumber('cost', -1, 'Custom')).toEqual(outOfBounds('cost', -1, 0, 0, 1_000_000))
  })

  it('[QUOTE-09] is a deduction where an own row has a price below nothing; an article has none', () => {
    expect(readNumber('ownPrice', -1_000_000, 'Custom')).toEqual(E.right(-1_000_000))
    expect(readNumber('ownPrice', -1_000_001, 'Custom')).toEqual(
      outOfBounds('ownPrice', -1_000_001, -1_000_000, -1_000_000, 1_000_000),
    )
    expect(readNumber('ownPrice', -1)).toEqual(outOfBounds('ownPrice', -1, 0, 0, 1_000_000))
  })

  it('[QUOTE-09] is no number that is none', () => {
    expect(E.isLeft(readNumber('quantity', NaN))).toBe(true)
    expect(readNumber('quantity', Infinity)).toEqual(outOfBounds('quantity', Infinity, 50_000, 0.5, 50_000))
  })

  test.prop([
    fc.double({ noNaN: true, min: -2e6, max: 2e6 }),
    fc.constantFrom('quantity', 'ownPrice', 'discount' as const),
  ])('[QUOTE-08] [QUOTE-09] that was refused is taken as its nearest', (asked, field) => {
    const read = readNumber(field, asked)
    if (E.isLeft(read) && read.left.tag === 'OutOfBounds')
      expect(readNumber(field, read.left.nearest)).toEqual(E.right(read.left.nearest))
    else expect(Math.abs(E.getOrElse(() => NaN)(read) - asked)).toBeLessThanOrEqual(0.0051)
  })
})

describe('a text of a quote', () => {
  it('[QUOTE-12] is one line without blanks around it, and without what cannot be seen', () => {
    expect(readQuoteText('quoteName', '  Bad\u200Brum \n hos\tEva ')).toEqual(E.right('Bad rum hos Eva'))
  })

  it('[QUOTE-12] has lines where it is the final message', () => {
    expect(readQuoteText('finalMessage', ' Hej \r\n\n  du\u0007 där ')).toEqual(E.right('Hej\n\ndu där'))
  })

  it('[QUOTE-08] [QUOTE-09] is no longer than its field, 2000 characters in the final message', () => {
    expect(readQuoteText('finalMessage', 'x'.repeat(2_000))).toEqual(E.right('x'.repeat(2_000)))
    expect(readQuoteText('finalMessage', 'x'.repeat(2_001))).toEqual(E.left({ tag: 'TooLong', most: 2_000 }))
    for (const field of quoteTextFields)
      expect(readQuoteText(field, '1'.repeat(longestQuoteText[field] + 1))).toEqual(
        E.left({ tag: 'TooLong', most: longestQuoteText[field] }),
      )
  })

  it('[QUOTE-12] is there where a quote, a row or a heading is named', () => {
    expect(quoteTextFields.filter((field) => E.isLeft(readQuoteText(field, ' ')))).toEqual([
      'quoteName',
      'rowName',
      'heading',
    ])
  })

  it('[QUOTE-12] is an address for mail, and a postal code, where it says so', () => {
    expect(readQuoteText('email', ' Eva@Example.SE ')).toEqual(E.right('eva@example.se'))
    expect(readQuoteText('email', 'eva')).toEqual(E.left({ tag: 'NotAnEmail' }))
    expect(readQuoteText('postalCode', '431 53')).toEqual(E.right('43153'))
    expect(readQuoteText('postalCode', '4315')).toEqual(E.left({ tag: 'NotAPostalCode' }))
  })
})

describe('the fields of a row', () => {
  it('[QUOTE-10] [QUOTE-11] are those of its kind', () => {
    const all = {
      name: 'Rör',
      quantity: 2,
      unit: 'm',
      ownPrice: null,
      discount: 5,
      cost: null,
      isLabour: true,
      text: 'Kök',
    }
    const { cost: _cost, isLabour: _labour, text: _text, ...ofArticle } = all
    const { text: _heading, ...ofOwn } = all
    expect(readRowFields('Article', all)).toEqual(E.right(ofArticle))
    expect(readRowFields('Custom', all)).toEqual(E.right(ofOwn))
    expect(readRowFields('Heading', all)).toEqual(E.right({ text: 'Kök' }))
  })

  it('[QUOTE-11] that are not spoken of stay as they are', () => {
    const row = aRow('r1', { ownPrice: money(20) })
    expect(withFields(row, { quantity: 3 })).toEqual({ ...row, quantity: 3 })
    expect(withFields(row, { ownPrice: null })).toEqual({ ...row, ownPrice: undefined })
    expect(withFields(ownRow('r2', { cost: money(3) }), { cost: null })).toEqual(ownRow('r2'))
    expect(withFields(ownRow('r2'), { cost: money(4) })).toEqual(ownRow('r2', { cost: money(4) }))
    expect(withFields(heading('r3'), { text: 'Bad', quantity: 2 })).toEqual(heading('r3', 'Bad'))
    expect(onlyNamed(fieldsOf(row), { discount: 1, ownPrice: 1 })).toEqual({ discount: 0, ownPrice: 20 })
  })

  it('[QUOTE-11] are refused whole where one of them is wrong', () => {
    expect(readRow(ownRow('r1', { name: ' ' }))).toEqual(
      E.left({ tag: 'UnfitText', field: 'rowName', fault: { tag: 'Empty' } }),
    )
    expect(E.isLeft(readRow(ownRow('r1', { quantity: 0 })))).toBe(true)
    expect(readRow(ownRow('r1', { name: ' Arbete ' }))).toEqual(E.right(ownRow('r1')))
  })
})

describe('the fields of a head', () => {
  it('[QUOTE-12] are read in every text of its parties', () => {
    const written = {
      ...toPrivate,
      email: 'EVA@example.se',
      address: { street: ' Väg 1 ', postalCode: '431 53', place: 'X' },
    }
    expect(readHeadFields({ receiver: written, mergeArticles: true })).toEqual(
      E.right({
        receiver: {
          ...written,
          email: 'eva@example.se',
          address: { street: 'Väg 1', postalCode: '43153', place: 'X' },
        },
        mergeArticles: true,
      }),
    )
    const { sender } = aQuote()
    expect(readHeadFields({ sender: { ...sender, name: 'x'.repeat(101) } })).toEqual(
      E.left({ tag: 'UnfitText', field: 'partyName', fault: { tag: 'TooLong', most: 100 } }),
    )
    expect(E.isLeft(readHeadFields({ validFor: 0 }))).toBe(true)
    expect(E.isLeft(readHeadFields({ name: '' }))).toBe(true)
  })
})
