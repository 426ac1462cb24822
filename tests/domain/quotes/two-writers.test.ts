import { describe, expect, it } from 'vitest'
import { commandId, quoteRowId } from '#domain/kernel/ids'
import { aRow, heading, quantity, quoteOf } from './given'
import { after, changesFrom, decided, editing, given, openIn, q1, shownIn } from './driven-quotes'

describe('two who write in the same quote', () => {
  const before = quoteOf('r1', 'r2')

  it('see what the other has changed, and what it was before', () => {
    const theirs = { ...before, version: 2, name: 'Kök', rows: [aRow('r1', { quantity: 7 }), heading('r3')] }
    const fetched = after(given(before), { type: 'RecordQuote', quoteId: q1, quote: theirs })
    expect(openIn(fetched).foreign).toEqual([
      { tag: 'Head', before: { name: 'Badrum' } },
      { tag: 'Row', rowId: 'r1', before: { quantity: 1 } },
      { tag: 'Added', rowId: 'r3' },
      { tag: 'Removed', row: aRow('r2') },
    ])
    // The oldest value stays until it is seen.
    const later = after(fetched, {
      type: 'RecordQuote',
      quoteId: q1,
      quote: { ...theirs, version: 3, rows: [aRow('r1', { quantity: 8 }), heading('r3')] },
    })
    expect(openIn(later).foreign[1]).toEqual({ tag: 'Row', rowId: 'r1', before: { quantity: 1 } })
    expect(openIn(after(later, { type: 'DismissForeign', quoteId: q1 })).foreign).toEqual([])
  })

  it('are not told of what they have written themselves, though its answer was lost', () => {
    const edited = after(given(before), editing(quantity(5)))
    const found = { ...before, version: 2, rows: [aRow('r1', { quantity: 5 }), aRow('r2')] }
    expect(openIn(after(edited, { type: 'RecordQuote', quoteId: q1, quote: found })).foreign).toEqual([])
  })

  it('keep their own value of a row, shown over the one of the other, which they can take back', () => {
    const edited = after(given(before), editing(quantity(5)))
    const theirs = { ...before, version: 2, rows: [aRow('r1', { quantity: 7 }), aRow('r2')] }
    const now = { ...theirs, version: 3, rows: [aRow('r1', { quantity: 5 }), aRow('r2')] }
    const saved = decided(edited, {
      type: 'ConfirmEdits',
      quoteId: q1,
      edits: [commandId('c1')],
      changes: changesFrom(theirs, now, [
        { was: { tag: 'Row', rowId: quoteRowId('r1'), fields: { quantity: 7 } }, by: 'Anna' },
      ]),
    })
    const [was] = openIn(saved.state).overwritten
    expect(was).toMatchObject({ by: 'Anna', was: { rowId: 'r1', fields: { quantity: 7 } } })
    // The change was made on a version that is not known here.
    expect(saved.effects).toEqual([{ type: 'FetchQuote', quoteId: 'q1', known: 1 }])
    const command = { quoteId: q1, overwritten: was?.id ?? '' }
    expect(openIn(after(saved.state, { type: 'KeepMine', ...command })).overwritten).toEqual([])
    const taken = after(saved.state, { type: 'TakeBack', ...command }, 'c2')
    expect(openIn(taken).overwritten).toEqual([])
    expect(shownIn(taken).rows[0]).toMatchObject({ quantity: 7 })
  })

  it('take back a text of the head as well', () => {
    const edited = after(given(before), editing({ type: 'ChangeHead', to: { name: 'Min' } }))
    const now = { ...before, version: 2, name: 'Min' }
    const saved = after(edited, {
      type: 'ConfirmEdits',
      quoteId: q1,
      edits: [commandId('c1')],
      changes: changesFrom(before, now, [{ was: { tag: 'Head', fields: { name: 'Deras' } }, by: 'Anna' }]),
    })
    const taken = after(
      saved,
      { type: 'TakeBack', quoteId: q1, overwritten: openIn(saved).overwritten[0]?.id ?? '' },
      'c2',
    )
    expect(shownIn(taken).name).toBe('Deras')
  })

  it('do not lose what they write while the quote is fetched', () => {
    const edited = after(given(before), editing(quantity(5)))
    const theirs = { ...before, version: 2, rows: [aRow('r1', { quantity: 7, discount: 10 }), aRow('r2')] }
    const fetched = after(edited, { type: 'RecordQuote', quoteId: q1, quote: theirs })
    expect(shownIn(fetched).rows[0]).toMatchObject({ quantity: 5, discount: 10 })
  })

  it('do not see an older version after a newer one', () => {
    const newer = given({ ...before, version: 5 })
    expect(shownIn(after(newer, { type: 'RecordQuote', quoteId: q1, quote: { ...before, name: 'Äldre' } })).name).toBe(
      'Badrum',
    )
    const old = changesFrom(before, { ...before, version: 2, name: 'Äldre' })
    const late = decided(newer, { type: 'ConfirmEdits', quoteId: q1, edits: [commandId('c9')], changes: old })
    expect(shownIn(late.state).name).toBe('Badrum')
    expect(late.effects).toEqual([{ type: 'FetchQuote', quoteId: 'q1', known: 5 }])
  })

  it('state what they saw of a field, and after an own change that is saved, that', () => {
    const first = after(given(before), editing(quantity(5)), 'c1')
    const second = decided(first, editing(quantity(6)), 'c2')
    expect(second.effects).toMatchObject([{ changes: [{ seen: { quantity: 1 } }] }])
    const now = { ...before, version: 2, rows: [aRow('r1', { quantity: 5 }), aRow('r2')] }
    const saved = after(second.state, {
      type: 'ConfirmEdits',
      quoteId: q1,
      edits: [commandId('c1')],
      changes: changesFrom(before, now),
    })
    expect(openIn(saved).pending[0]?.found).toEqual([{ tag: 'Row', rowId: 'r1', fields: { quantity: 5 } }])
  })
})
