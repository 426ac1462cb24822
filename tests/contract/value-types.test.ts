import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { decode } from '#application/codecs/codec'
import type { Codec } from '#application/codecs/codec'
import { ArticleNumber, Day, Quantity, ZipCode } from '#application/codecs/values'

const refusal =
  <A>(codec: Codec<A>) =>
  (value: unknown): string => {
    const read = decode(codec, value)
    return E.isLeft(read) ? read.left.join() : ''
  }

describe('values on the wire', () => {
  it.each([
    ['a day that does not exist', 'CalendarDate', refusal(Day), '2026-13-99'],
    ['the day after the last of February', 'CalendarDate', refusal(Day), '2026-02-29'],
    ['a day with a time', 'CalendarDate', refusal(Day), '2026-01-02T00:00'],
    ['a zip code of four digits', 'ZipCode', refusal(ZipCode), '4315'],
    ['a zip code of letters', 'ZipCode', refusal(ZipCode), 'abcde'],
    ['an empty article number', 'ArticleNumber', refusal(ArticleNumber), ''],
    ['an article number with blanks around it', 'ArticleNumber', refusal(ArticleNumber), ' 4208103'],
    ['an article number longer than any is', 'ArticleNumber', refusal(ArticleNumber), '4'.repeat(65)],
    ['a quantity of nothing', 'Quantity', refusal(Quantity), 0],
    ['a quantity above what a line may hold', 'Quantity', refusal(Quantity), 1_000_001],
    ['a quantity as text', 'Quantity', refusal(Quantity), '4'],
    ['a number instead of a text', 'ArticleNumber', refusal(ArticleNumber), 4208103],
  ])('that are %s are refused with the name of their type', (_, name, refusalOf, value) => {
    expect(refusalOf(value)).toContain(name)
  })

  it('that are what they shall be are read', () => {
    expect(decode(Day, '2028-02-29')).toEqual(E.right('2028-02-29'))
    expect(decode(ZipCode, '431 53')).toEqual(E.right('43153'))
    expect(decode(Quantity, 2.5)).toEqual(E.right(2.5))
    expect(decode(ArticleNumber, '4208103')).toEqual(E.right('4208103'))
  })
})
