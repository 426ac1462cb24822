import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { customerId } from '#domain/kernel/ids'
import { orderWords, readOrderSearch, writeOrderSearch, type SearchedCustomers } from '#domain/order/order-search'

describe('the text of a search for orders', () => {
  it.each([
    ['P-3317, Stam 3', ['p', '3317', 'stam', '3']],
    ['ÅBYVALLEN åbyvallen', ['åbyvallen']],
    ['', []],
    ["') or 1=1 --", ['or', '1']],
    ['x'.repeat(200), ['x'.repeat(60)]],
  ])('%j has the words %j', (text, words) => {
    expect(orderWords(text)).toEqual(words)
  })

  it.each([
    ['stam 3', { tag: 'Present' }],
    ['stam kund:104830 3', { tag: 'One', customerId: '104830' }],
    ['stam 3 KUND:Alla', { tag: 'All' }],
    ['kund:104830 stam kund:alla 3', { tag: 'All' }],
  ] as const)('%j is of customers', (text, customers) => {
    expect(readOrderSearch(text)).toMatchObject({ words: ['stam', '3'], customers })
  })

  it.each([
    ['163 05 22', ['1630522']],
    ['stam 163 05\u00a022 trapp', ['stam', '1630522', 'trapp']],
    ['kund:104830 720 44', ['72044']],
    ['P-3317 stam', ['p', '3317', 'stam']],
  ])('%j is looked for with its numbers joined, too', (text, joinedWords) => {
    expect(readOrderSearch(text).joinedWords).toEqual(joinedWords)
  })

  it.each([
    ['%', true],
    ['🔧 --', true],
    ['kund:104830 %', true],
    ['', false],
    ['  ', false],
    ['kund:alla', false],
    ['% stam', false],
  ])('%j has signs and no word: %j', (text, isWordless) => {
    expect(readOrderSearch(text).isWordless).toBe(isWordless)
  })

  const customers: fc.Arbitrary<SearchedCustomers> = fc.constantFrom<SearchedCustomers>(
    { tag: 'Present' },
    { tag: 'All' },
    { tag: 'One', customerId: customerId('104830') },
  )
  test.prop([fc.string({ unit: fc.constantFrom('a', 'Ö', '7', ' ', '-', '.') }), customers])(
    'is written as it is read',
    (typed, of) => {
      expect(readOrderSearch(writeOrderSearch(typed, of) ?? '')).toMatchObject({
        words: orderWords(typed),
        customers: of,
      })
    },
  )
})
