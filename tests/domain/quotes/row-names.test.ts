import { describe, expect, it } from 'vitest'
import { articleNumber, quoteRowId } from '#domain/kernel/ids'
import type { QuoteChanges } from '#domain/quotes/quote-changes'
import { rowOfArticle } from '#domain/quotes/edited-quote'
import type { QuoteEdit } from '#domain/quotes/quote-edit'
import { changesByOurs, namesGiven, quoteByOurs, rowsAddedBy, theirRowId } from '#domain/quotes/row-names'
import type { RowName } from '#domain/quotes/quotes'
import { aQuote, aRow, heading, ownRow } from './given'

const name = (ours: string, theirs: string): RowName => ({ ours: quoteRowId(ours), theirs: quoteRowId(theirs) })
const names = [name('mine', 'X1'), name('other', 'X2')]
const valve = (id: string) => aRow(id, { articleNumber: articleNumber('V1') })
const pipe = (id: string) => aRow(id, { articleNumber: articleNumber('P1') })

describe('a row that the service calls otherwise', () => {
  it('is named to the service by its name, and any other row by its own', () => {
    expect(theirRowId(names)(quoteRowId('mine'))).toBe('X1')
    expect(theirRowId(names)(quoteRowId('other'))).toBe('X2')
    expect(theirRowId(names)(quoteRowId('third'))).toBe('third')
  })

  it('keeps the name that it was added with in a fetched quote', () => {
    const quote = aQuote({ rows: [valve('X1'), pipe('third')] })
    expect(quoteByOurs(names, quote)).toEqual({ ...quote, rows: [valve('mine'), pipe('third')] })
    expect(quoteByOurs([], quote)).toBe(quote)
  })

  it('keeps it in all that an answer says of changes', () => {
    const { rows: _rows, ...quote } = aQuote()
    const changes: QuoteChanges = {
      ...{ quote, basis: 3, rows: [valve('X1')], removed: [quoteRowId('X2'), quoteRowId('third')] },
      order: [quoteRowId('third'), quoteRowId('X1')],
      overwritten: [
        { was: { tag: 'Row', rowId: quoteRowId('X1'), fields: { quantity: 2 } }, by: 'Kim' },
        { was: { tag: 'Head', fields: { name: 'Kök' } }, by: '' },
      ],
    }
    expect(changesByOurs(names, changes)).toEqual({
      ...{ quote, basis: 3, rows: [valve('mine')], removed: ['other', 'third'], order: ['third', 'mine'] },
      overwritten: [
        { was: { tag: 'Row', rowId: 'mine', fields: { quantity: 2 } }, by: 'Kim' },
        { was: { tag: 'Head', fields: { name: 'Kök' } }, by: '' },
      ],
    })
    expect(changesByOurs(names, { ...changes, order: undefined }).order).toBeUndefined()
    expect(changesByOurs([], changes)).toBe(changes)
  })
})

describe('the names that a service has given to added rows', () => {
  it('are those of the first rows like them that were not known', () => {
    const given = namesGiven(
      [pipe('mine'), valve('other'), ownRow('work'), heading('head')],
      [pipe('old'), heading('H'), valve('X2'), pipe('X1'), ownRow('W')],
      [pipe('old')],
    )
    expect(given).toEqual([name('mine', 'X1'), name('other', 'X2'), name('work', 'W'), name('head', 'H')])
  })

  it('are each given to one row, where several are alike', () => {
    expect(namesGiven([pipe('a'), pipe('b'), pipe('c')], [pipe('X1'), pipe('X2')], [])).toEqual([
      name('a', 'X1'),
      name('b', 'X2'),
    ])
  })

  it('are none where the service took over the id, where the row was known, or where none is like it', () => {
    expect(namesGiven([pipe('a')], [pipe('a'), pipe('X1')], [])).toEqual([])
    expect(namesGiven([pipe('a')], [pipe('X1')], [pipe('a')])).toEqual([])
    expect(namesGiven([pipe('a')], [valve('X1'), ownRow('X2'), heading('X3')], [])).toEqual([])
    expect(namesGiven([ownRow('a')], [heading('X3'), pipe('X1')], [])).toEqual([])
  })

  it('are never the name that another added row keeps', () => {
    expect(namesGiven([pipe('a'), pipe('b')], [pipe('b'), pipe('X1')], [])).toEqual([name('a', 'X1')])
  })
})

describe('the rows that edits add', () => {
  it('are the articles, the own rows and the headings of those that add, in order', () => {
    const { name: called, unit, quantity, purchase } = pipe('a')
    const article = {
      rowId: quoteRowId('a'),
      articleNumber: articleNumber('P1'),
      name: called,
      unit,
      quantity,
      purchase,
    }
    const edits: readonly QuoteEdit[] = [
      { type: 'AddRows', rows: [ownRow('work'), heading('head')] },
      { type: 'RemoveRows', kind: 'Article', rowIds: [quoteRowId('gone')] },
      { type: 'AddArticles', articles: [article] },
    ]
    expect(
      rowsAddedBy(
        edits.map((edit) => ({ edit })),
        rowOfArticle,
      ),
    ).toEqual([ownRow('work'), heading('head'), pipe('a')])
  })
})
