import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { LONGEST_LIST_NAME, LONGEST_NOTE } from '#domain/favourite-lists/favourite-list'
import { mayChangeList, mayChangeRows, maySeeList } from '#domain/favourite-lists/list-rights'
import { readListName, readNote } from '#domain/favourite-lists/list-text'
import { customerId, userId } from '#domain/kernel/ids'

const customer = customerId('104822')
const owner = { userId: userId('ali'), customerId: customer }
const colleague = { userId: userId('moa'), customerId: customer }
const shared = { ...owner, access: 'shared' } as const
const own = { ...owner, access: 'private' } as const

describe('a list', () => {
  it('that is private is for its owner alone, while the owner works for its customer', () => {
    expect(maySeeList(own, owner)).toBe(true)
    expect(maySeeList(own, colleague)).toBe(false)
    expect(maySeeList(own, { ...owner, customerId: customerId('220417') })).toBe(false)
    expect(maySeeList(own, { ...owner, customerId: undefined })).toBe(false)
  })

  it('that is shared is seen and filled by colleagues, and by nobody of another customer', () => {
    expect(maySeeList(shared, colleague)).toBe(true)
    expect(mayChangeRows(shared, colleague)).toBe(true)
    expect(maySeeList(shared, { ...colleague, customerId: customerId('220417') })).toBe(false)
  })

  it('is renamed, shared and removed by its owner alone', () => {
    expect(mayChangeList(shared, owner)).toBe(true)
    expect(mayChangeList(shared, colleague)).toBe(false)
  })
})

describe('the name of a list', () => {
  it('is one line without blanks around it, neither empty nor too long', () => {
    expect(readListName('  Bil\n1 ')).toEqual(E.right('Bil 1'))
    expect(readListName(' \u200b ')).toEqual(E.left({ tag: 'Empty' }))
    expect(readListName('x'.repeat(LONGEST_LIST_NAME + 1))).toEqual(E.left({ tag: 'TooLong', most: LONGEST_LIST_NAME }))
  })

  test.prop([fc.string({ unit: 'binary', maxLength: 200 })])('is read the same again', (text) => {
    const read = readListName(text)
    if (E.isRight(read)) expect(readListName(read.right)).toEqual(read)
  })
})

describe('the note of a row', () => {
  it('may be empty, and has its longest', () => {
    expect(readNote('  ')).toEqual(E.right(''))
    expect(readNote('x'.repeat(LONGEST_NOTE + 1))).toEqual(E.left({ tag: 'TooLong', most: LONGEST_NOTE }))
  })
})
