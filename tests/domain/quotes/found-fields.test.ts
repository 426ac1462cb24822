import { describe, expect, it } from 'vitest'
import { commandId, quoteRowId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { fieldsOfHead, fieldsOfRow, fieldsWritten, foundAfter, foundBy } from '#domain/quotes/found-fields'
import type { Quote } from '#domain/quotes/quote'
import type { SomeFields } from '#domain/quotes/quote-changes'
import type { QuoteEdit } from '#domain/quotes/quote-edit'
import type { PendingEdit } from '#domain/quotes/quotes'
import type { RowFields } from '#domain/quotes/row-fields'
import { rowsOfEdit, shownQuote } from '#domain/quotes/shown-quote'
import { after, at, editing, given, openIn } from './driven-quotes'
import { aQuote, aRow, heading, ownRow } from './given'

const a = quoteRowId('a')
const b = quoteRowId('b')
const ofRow = (rowId: typeof a, fields: RowFields): SomeFields => ({ tag: 'Row', rowId, fields })
const ofHead = (fields: Partial<Quote>): SomeFields => ({ tag: 'Head', fields })
const change = (rowId: typeof a, to: RowFields): QuoteEdit => ({
  type: 'ChangeRows',
  kind: 'Article',
  changes: [{ rowId, to }],
})
const head: QuoteEdit = { type: 'ChangeHead', to: { name: 'Nytt', validFor: 10 } }
const article = { ...aRow('a', { name: 'Rör' }), ownPrice: undefined }
const addArticles: QuoteEdit = { type: 'AddArticles', articles: [article] }
const addRows: QuoteEdit = { type: 'AddRows', rows: [ownRow('b'), heading('h')] }
const move: QuoteEdit = { type: 'MoveRow', kind: 'Article', rowId: a, after: b }
const remove: QuoteEdit = { type: 'RemoveRows', kind: 'Article', rowIds: [a, b] }

const pending = (edit: QuoteEdit, found: readonly SomeFields[] = [], id = 'c1'): PendingEdit => ({
  ...{ id: commandId(id), at, edit, found },
})

describe('what edits write', () => {
  it('are the fields of rows and of the head that they change', () => {
    const edits = [change(a, { quantity: 2 }), addArticles, addRows, move, remove, head].map((edit) => ({ edit }))
    expect(fieldsWritten(edits)).toEqual([ofRow(a, { quantity: 2 }), ofHead({ name: 'Nytt', validFor: 10 })])
  })

  it('is of one row, or of the head, what the last says of each field', () => {
    const all = [
      ofRow(a, { quantity: 1, discount: 5 }),
      ofHead({ name: 'Ett' }),
      ofRow(b, { quantity: 9 }),
      ofRow(a, { quantity: 2 }),
      ofHead({ reference: 'Kim' }),
    ]
    expect(fieldsOfRow(all, a)).toEqual({ quantity: 2, discount: 5 })
    expect(fieldsOfRow(all, quoteRowId('c'))).toEqual({})
    expect(fieldsOfHead(all)).toEqual({ name: 'Ett', reference: 'Kim' })
  })

  it('speaks of the rows that it adds, changes, moves or removes', () => {
    expect([addArticles, addRows, change(b, {}), move, remove, head].map(rowsOfEdit)).toEqual([
      ['a'],
      ['b', 'h'],
      ['b'],
      ['a'],
      ['a', 'b'],
      [],
    ])
  })
})

describe('what an edit found', () => {
  const state = given(aQuote({ name: 'Gammalt', rows: [aRow('a', { quantity: 4 })] }))

  it('is what the service had of the fields that it writes', () => {
    expect(foundBy(openIn(state), change(a, { quantity: 7 }))).toEqual([ofRow(a, { quantity: 4 })])
    expect(foundBy(openIn(state), head)).toEqual([ofHead({ name: 'Gammalt', validFor: 30 })])
    expect(foundBy(openIn(state), remove)).toEqual([])
  })

  it('is what the first of several pending edits found, since what they wrote is the user’s own', () => {
    const twice = [change(a, { quantity: 7 }), head, change(a, { quantity: 8 })].reduce(
      (now, edit, index) => after(now, editing(edit), `c${index + 1}`),
      state,
    )
    expect(foundBy(openIn(twice), change(a, { quantity: 9, discount: 5 }))).toEqual([
      ofRow(a, { quantity: 4, discount: 0 }),
    ])
    expect(foundBy(openIn(twice), head)).toEqual([ofHead({ name: 'Gammalt', validFor: 30 })])
  })

  it('is of a row that is not confirmed what it was added as', () => {
    const added = after(given(aQuote()), editing({ type: 'AddRows', rows: [ownRow('b', { quantity: 3 })] }))
    const custom: QuoteEdit = { type: 'ChangeRows', kind: 'Custom', changes: [{ rowId: b, to: { quantity: 5 } }] }
    expect(foundBy(openIn(added), custom)).toEqual([ofRow(b, { quantity: 3 })])
  })
})

describe('what a pending edit found, after edits before it were settled', () => {
  const confirmed = aQuote({
    name: 'Bekräftat',
    reference: 'Service',
    rows: [aRow('a', { quantity: 6, discount: 9 }), ownRow('b', { quantity: 8 })],
  })

  it('is as confirmed in the fields that these wrote, and as before in others', () => {
    const later = pending(change(a, { quantity: 7, discount: 1 }), [ofRow(a, { quantity: 1, discount: 2 })])
    const settled = pending(change(a, { quantity: 6 }))
    expect(foundAfter([later], [settled], confirmed)[0]?.found).toEqual([ofRow(a, { quantity: 6, discount: 2 })])
    const ofHeadLater = pending(head, [ofHead({ name: 'Ett', reference: 'Två' })])
    const headSettled = pending({ type: 'ChangeHead', to: { name: 'Bekräftat' } })
    expect(foundAfter([ofHeadLater], [headSettled], confirmed)[0]?.found).toEqual([
      ofHead({ name: 'Bekräftat', reference: 'Två' }),
    ])
  })

  it('is as confirmed in all fields of a row that these added', () => {
    const later = pending(change(b, { quantity: 9 }), [ofRow(b, { quantity: 1, ownPrice: money(1) })])
    for (const settled of [pending(addRows), pending({ type: 'AddArticles', articles: [{ ...article, rowId: b }] })])
      expect(foundAfter([later], [settled], confirmed)[0]?.found).toEqual([
        ofRow(b, { quantity: 8, ownPrice: money(500) }),
      ])
  })

  it('is the same where these wrote and added nothing, where it is of another row, or where the row is gone', () => {
    const later = [pending(change(b, { quantity: 9 }), [ofRow(b, { quantity: 1 })]), pending(move)]
    expect(foundAfter(later, [pending(move), pending(remove)], confirmed)).toBe(later)
    expect(foundAfter(later, [pending(change(a, { quantity: 6 }))], confirmed)).toEqual(later)
    const gone = pending(change(b, { quantity: 6 }))
    expect(foundAfter(later, [gone], { ...confirmed, rows: [] })).toEqual(later)
    expect(foundAfter(later, [gone], confirmed)[1]).toBe(later[1])
  })
})

describe('a quote with its pending edits', () => {
  it('leaves out an edit that the present quote refuses, and is not known before its service has said it', () => {
    const state = [change(a, { quantity: 7 }), head].reduce(
      (now, edit, index) => after(now, editing(edit), `c${index + 1}`),
      given(aQuote({ rows: [aRow('a')] })),
    )
    const open = openIn(state)
    expect(shownQuote(open)).toMatchObject({ name: 'Nytt', rows: [{ quantity: 7 }] })
    const sent = { ...open, confirmed: { tag: 'Known', quote: aQuote({ status: 'sent', rows: [aRow('a')] }) } as const }
    expect(shownQuote(sent)).toMatchObject({ name: 'Badrum', rows: [{ quantity: 1 }] })
    expect(shownQuote({ ...open, confirmed: { tag: 'Unknown' } })).toBeUndefined()
    expect(shownQuote(open)).toBe(shownQuote(open))
  })
})
