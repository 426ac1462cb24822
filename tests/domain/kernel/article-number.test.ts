import * as O from 'fp-ts/Option'
import { expect, it } from 'vitest'
import { LONGEST_ARTICLE_NUMBER, readArticleNumber } from '#domain/kernel/ids'

it.each([
  ['4208103', true],
  ['A-1 b', true],
  ['x'.repeat(LONGEST_ARTICLE_NUMBER), true],
  ['x'.repeat(LONGEST_ARTICLE_NUMBER + 1), false],
  ['', false],
  [' ', false],
  [' 4208103', false],
  ['4208103\n', false],
])('an article number is a text without blanks around it, of some length: %j is one: %s', (text, isOne) => {
  expect(readArticleNumber(text)).toEqual(isOne ? O.some(text) : O.none)
})
