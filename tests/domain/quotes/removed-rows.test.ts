import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleNumber, type QuoteRowId, quoteRowId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { editedQuote } from '#domain/quotes/edited-quote'
import type { Quote } from '#domain/quotes/quote'
import type { QuoteEdit } from '#domain/quotes/quote-edit'
import type { QuoteRow } from '#domain/quotes/quote-row'
import { byKind, editsToRestore, placedRows } from '#domain/quotes/removed-rows'
import { aQuote, aRow, heading, ownRow } from './given'

interface Shape {
  readonly tag: QuoteRow['tag']
  readonly quantity: number
  readonly discount: number
  readonly price: number | undefined
  readonly isRemoved: boolean
}

const shapes: fc.Arbitrary<Shape[]> = fc.array(
  fc.record({
    tag: fc.constantFrom('Article', 'Custom', 'Heading'),
    quantity: fc.integer({ min: 1, max: 50 }),
    discount: fc.integer({ min: 0, max: 100 }),
    price: fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }),
    isRemoved: fc.boolean(),
  }),
  { minLength: 1, maxLength: 9 },
)

const rowOf = ({ tag, quantity, discount, price }: Shape, place: number): QuoteRow => {
  const id = `r${place}`
  const values = { quantity, discount, ownPrice: price === undefined ? undefined : money(price) }
  switch (tag) {
    case 'Heading':
      return heading(id, `Rum ${place}`)
    case 'Article':
      return aRow(id, { ...values, articleNumber: articleNumber(`A${place}`) })
    case 'Custom':
      return ownRow(id, { ...values, name: `Arbete ${place}` })
  }
}

const after = (quote: Quote, edits: readonly QuoteEdit[]): Quote =>
  edits.reduce((now, edit) => {
    const next = editedQuote(now, edit)
    if (E.isLeft(next)) throw new Error(JSON.stringify(next.left))
    return next.right
  }, quote)

const without = (quote: Quote, ids: readonly QuoteRowId[]): Quote =>
  after(
    quote,
    byKind(quote, ids).map(({ kind, rowIds }) => ({ type: 'RemoveRows', kind, rowIds })),
  )

const newIds = () => {
  let count = 0
  return () => quoteRowId(`new${(count += 1)}`)
}

/** What a row says, without its id. */
const said = ({ rows: all }: Quote) => all.map(({ rowId: _id, ...row }) => row)

describe('rows of a quote that are removed', () => {
  it('come back by an undo where they stood, with all that was written of them, and under new ids', () => {
    fc.assert(
      fc.property(shapes, (given) => {
        const quote = aQuote({ rows: given.map(rowOf) })
        const ids = quote.rows.flatMap(({ rowId }, place) => (given[place]?.isRemoved === true ? [rowId] : []))
        const left = without(quote, ids)
        expect(left.rows.map(({ rowId }) => rowId)).toEqual(
          quote.rows.map(({ rowId }) => rowId).filter((id) => !ids.includes(id)),
        )

        const restored = after(left, editsToRestore(placedRows(quote, ids), newIds()))

        expect(said(restored)).toEqual(said(quote))
        for (const [place, { rowId }] of restored.rows.entries()) {
          if (given[place]?.isRemoved === true) expect(ids).not.toContain(rowId)
          else expect(rowId).toBe(quote.rows[place]?.rowId)
        }
      }),
    )
  })

  it('are asked of the service by kind, and no kind without rows is', () => {
    const quote = aQuote({ rows: [heading('h'), aRow('a'), ownRow('o'), aRow('b')] })
    expect(byKind(quote, [quoteRowId('b'), quoteRowId('h'), quoteRowId('a')])).toEqual([
      { kind: 'Article', rowIds: ['a', 'b'] },
      { kind: 'Heading', rowIds: ['h'] },
    ])
    expect(byKind(quote, [quoteRowId('gone')])).toEqual([])
  })

  it('know the row before them, and none where they stood first', () => {
    const quote = aQuote({ rows: [aRow('a'), aRow('b')] })
    expect(placedRows(quote, [quoteRowId('a'), quoteRowId('b')])).toMatchObject([
      { row: { rowId: 'a' }, after: undefined },
      { row: { rowId: 'b' }, after: 'a' },
    ])
  })

  it('come back at the end where the row before them is gone too, and their move is refused', () => {
    const quote = aQuote({ rows: [aRow('a'), aRow('b'), aRow('c')] })
    const removed = placedRows(quote, [quoteRowId('b')])
    const left = without(quote, [quoteRowId('a'), quoteRowId('b')])
    const edits = editsToRestore(removed, newIds())
    const restored = after(
      left,
      edits.filter(({ type }) => type !== 'MoveRow'),
    )
    expect(restored.rows.map(({ rowId }) => rowId)).toEqual(['c', 'new1'])
    const [move] = edits.filter(({ type }) => type === 'MoveRow')
    if (move === undefined) throw new Error('The row is not moved.')
    expect(E.isLeft(editedQuote(restored, move))).toBe(true)
  })

  it('need one edit for the articles and one for the others, and none where there are none', () => {
    const types = (quote: Quote) =>
      editsToRestore(
        placedRows(
          quote,
          quote.rows.map(({ rowId }) => rowId),
        ),
        newIds(),
      ).map(({ type }) => type)
    expect(types(aQuote({ rows: [aRow('a')] }))).toEqual(['AddArticles', 'ChangeRows', 'MoveRow'])
    expect(types(aQuote({ rows: [heading('h'), ownRow('o')] }))).toEqual(['AddRows', 'MoveRow', 'MoveRow'])
    expect(types(aQuote())).toEqual([])
  })
})
