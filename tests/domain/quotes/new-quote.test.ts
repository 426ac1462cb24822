import { describe, expect, it } from 'vitest'
import { articleNumber, commandId, quoteRowId } from '#domain/kernel/ids'
import type { QuotesCommandBody } from '#domain/quotes/protocol'
import { noQuotes } from '#domain/quotes/quotes'
import { aRow, heading, quantity, quoteOf, refusedWith } from './given'
import { after, changesFrom, decided, editing, given, openIn, q1, shownIn } from './driven-quotes'

describe('a row that is added', () => {
  const article = {
    rowId: quoteRowId('mine'),
    articleNumber: articleNumber('A1'),
    quantity: 2,
    name: 'Rör',
    unit: 'm',
    purchase: undefined,
  }

  it('can be changed before the service has answered, and keeps its id though the service calls it otherwise', () => {
    const before = quoteOf()
    const added = after(given(before), editing({ type: 'AddArticles', articles: [article] }), 'c1')
    const changed = after(added, editing(quantity(4, 'mine')), 'c2')
    expect(shownIn(changed).rows).toMatchObject([{ rowId: 'mine', quantity: 4 }])
    const now = { ...before, version: 2, rows: [aRow('theirs', { quantity: 2 })] }
    const saved = after(changed, {
      type: 'ConfirmEdits',
      quoteId: q1,
      edits: [commandId('c1')],
      changes: changesFrom(before, now),
    })
    expect(shownIn(saved).rows).toMatchObject([{ rowId: 'mine', quantity: 4 }])
    expect(openIn(saved).rowNames).toEqual([{ ours: 'mine', theirs: 'theirs' }])
    const fetched = after(saved, { type: 'RecordQuote', quoteId: q1, quote: { ...now, version: 3 } })
    expect(shownIn(fetched).rows).toMatchObject([{ rowId: 'mine', quantity: 4 }])
    expect(openIn(fetched).foreign).toEqual([])
  })

  it('is taken also while the quote is being fetched', () => {
    const asked = after(noQuotes, { type: 'OpenQuote', quoteId: q1 })
    const added = decided(asked, editing({ type: 'AddArticles', articles: [article] }))
    expect(added.effects).toMatchObject([{ type: 'AddArticles', rows: [{ rowId: 'mine' }] }])
    expect(shownIn(after(added.state, { type: 'RecordQuote', quoteId: q1, quote: quoteOf('r1') })).rows).toHaveLength(2)
  })
})

describe('a quote that is made', () => {
  const create: QuotesCommandBody = {
    type: 'CreateQuote',
    name: ' Badrum ',
    projectId: undefined,
    articles: [],
    denied: false,
  }
  const adding = (id: string): QuotesCommandBody => ({
    type: 'EditQuote',
    quoteId: undefined,
    edit: { type: 'AddRows', rows: [heading(id)] },
    denied: false,
  })

  it('[QUOTE-15] takes rows while the service has not answered, and sends them when it has', () => {
    const asked = decided(noQuotes, create)
    expect(asked.effects).toEqual([{ type: 'CreateQuote', edit: 'c1', name: 'Badrum', projectId: undefined, rows: [] }])
    const added = decided(asked.state, adding('r1'), 'c2')
    expect(added.effects).toEqual([])
    const made = decided(added.state, { type: 'RecordCreated', edit: commandId('c1'), quote: quoteOf() }, 'c3')
    expect(made.effects).toMatchObject([{ type: 'AddRows', edit: 'c2', quoteId: 'q1' }])
    expect(made.state.filling).toEqual({ tag: 'Filled', quoteId: 'q1' })
    expect(shownIn(made.state).rows).toEqual([heading('r1')])
  })

  it('that the service refuses keeps its rows, and can be asked for again', () => {
    const failed = after(after(after(noQuotes, create), adding('r1'), 'c2'), {
      type: 'RecordNotCreated',
      edit: commandId('c1'),
      failure: refusedWith(422),
    })
    expect(failed.filling).toMatchObject({ creation: { failure: refusedWith(422), waiting: [{ id: 'c2' }] } })
    const again = decided(failed, { type: 'CreateAgain' }, 'c4')
    expect(again.effects).toMatchObject([{ type: 'CreateQuote', edit: 'c4' }])
    expect(after(failed, { type: 'StopFilling' }).filling).toEqual({ tag: 'None' })
  })

  it('is made alone, and is not let go before it is there', () => {
    const asked = after(noQuotes, create)
    expect(decided(asked, create, 'c2').refusal).toEqual({ tag: 'AlreadyCreating' })
    expect(decided(asked, { type: 'FillQuote', quoteId: q1 }).refusal).toEqual({ tag: 'AlreadyCreating' })
    expect(decided(asked, { type: 'StopFilling' }).events).toEqual([])
    expect(decided(noQuotes, { ...create, name: ' ' }).refusal).toMatchObject({ tag: 'UnfitText', field: 'quoteName' })
    expect(decided(noQuotes, adding('r1')).refusal).toEqual({ tag: 'UnknownQuote' })
  })
})
