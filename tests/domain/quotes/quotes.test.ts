import { describe, expect, it } from 'vitest'
import type { CallFailure } from '#domain/failure/call-failure'
import { articleNumber, commandId, quoteId, quoteRowId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { QuotesCommandBody } from '#domain/quotes/protocol'
import type { Quote } from '#domain/quotes/quote'
import { cartLabelOf } from '#domain/quotes/cart-label'
import { HIGHEST_UNIT_PRICE } from '#domain/quotes/quote-bounds'
import { quoteView, saveStates } from '#domain/quotes/quote-view'
import { MOST_OPEN_QUOTES, noQuotes, type QuotesState } from '#domain/quotes/quotes'
import type { QuoteEdit } from '#domain/quotes/quote-edit'
import { aDay, aQuote, aRow, heading, ownRow } from './given'
import { after, changesFrom, decided, editing, given, openIn, q1, shownIn } from './driven-quotes'

const row = (id: string) => quoteRowId(id)
const failure = (status: number): CallFailure => ({
  tag: 'Refused',
  service: 'quote',
  status,
  message: undefined,
  code: undefined,
  details: [],
})

const quantity = (value: number, id = 'r1'): QuoteEdit => ({
  type: 'ChangeRows',
  kind: 'Article',
  changes: [{ rowId: row(id), to: { quantity: value } }],
})
const quoteOf = (...ids: readonly string[]) => aQuote({ rows: ids.map((id) => aRow(id)) })
const terms = { prices: true, discounts: true, today: aDay('2026-12-15'), isWaiting: false, labelsInCart: undefined }

describe('an edit of a quote', () => {
  it('[QUOTE-04] is shown at once, asked of the service with what was there before, and saved when it answers', () => {
    const before = quoteOf('r1', 'r2')
    const edited = decided(given(before), editing(quantity(3)))
    expect(shownIn(edited.state).rows[0]).toMatchObject({ quantity: 3 })
    expect(edited.effects).toEqual([
      {
        type: 'ChangeRows',
        edit: 'c1',
        quoteId: 'q1',
        kind: 'Article',
        changes: [{ rowId: 'r1', to: { quantity: 3 }, seen: { quantity: 1 } }],
      },
    ])
    expect(quoteView(openIn(edited.state), [], terms)).toMatchObject({ saveState: 'inProgress' })
    const now = { ...before, version: 2, rows: [aRow('r1', { quantity: 3 }), ...before.rows.slice(1)] }
    const saved = after(edited.state, {
      type: 'ConfirmEdits',
      quoteId: q1,
      edits: [commandId('c1')],
      changes: changesFrom(before, now),
    })
    expect(openIn(saved)).toMatchObject({ pending: [], isBehind: false, confirmed: { quote: now } })
    expect(quoteView(openIn(saved), [], terms)).toMatchObject({ saveState: 'saved', quote: now })
  })

  it('[QUOTE-04] that the service refuses is kept with what was written, and can be made again', () => {
    const edited = after(given(quoteOf('r1')), editing(quantity(3)))
    const refused = decided(edited, {
      type: 'RefuseEdits',
      quoteId: q1,
      edits: [commandId('c1')],
      failure: failure(409),
    })
    expect(quoteView(openIn(refused.state), [], terms)).toMatchObject({
      saveState: 'error',
      refused: [{ id: 'c1', edit: quantity(3) }],
      quote: quoteOf('r1'),
    })
    // The service's quote may be another one.
    expect(refused.effects).toEqual([{ type: 'FetchQuote', quoteId: 'q1', known: 1 }])
    const again = decided(refused.state, { type: 'TryAgain', quoteId: q1 }, 'c2')
    expect(openIn(again.state)).toMatchObject({ refused: [], pending: [{ id: 'c2', edit: quantity(3) }] })
    expect(again.effects).toHaveLength(1)
    const dismissed = after(refused.state, { type: 'DismissRefused', quoteId: q1, edits: [commandId('c1')] })
    expect(openIn(dismissed).refused).toEqual([])
  })

  it('[QUOTE-04] is in error while the service does not answer', () => {
    expect(saveStates).toEqual(['inProgress', 'saved', 'error'])
    const edited = after(given(quoteOf('r1')), editing(quantity(3)))
    expect(quoteView(openIn(edited), [], { ...terms, isWaiting: true })).toMatchObject({ saveState: 'error' })
    expect(quoteView(openIn(given(quoteOf('r1'))), [], { ...terms, isWaiting: true })).toMatchObject({
      saveState: 'saved',
    })
  })

  it('that changes nothing asks nothing', () => {
    expect(decided(given(quoteOf('r1')), editing(quantity(1)))).toMatchObject({ events: [], refusal: undefined })
    expect(decided(given(quoteOf('r1')), editing({ type: 'ChangeHead', to: { name: ' Badrum ' } })).events).toEqual([])
    const stays: QuoteEdit = { type: 'MoveRow', kind: 'Article', rowId: row('r1'), after: undefined }
    expect(decided(given(quoteOf('r1')), editing(stays)).events).toEqual([])
  })

  it('[QUOTE-09] out of bounds is refused with the nearest value that holds, and nothing is changed', () => {
    expect(decided(given(quoteOf('r1')), editing(quantity(60_000))).refusal).toEqual({
      tag: 'OutOfBounds',
      field: 'quantity',
      asked: 60_000,
      nearest: 50_000,
      least: 0.5,
      most: 50_000,
    })
    const wrong: QuoteEdit = { type: 'AddRows', rows: [ownRow('r9', { name: '' })] }
    expect(decided(given(quoteOf('r1')), editing(wrong)).refusal).toMatchObject({ tag: 'UnfitText', field: 'rowName' })
  })

  it('of a row that is gone, or of a quote that is not open, is refused', () => {
    expect(decided(given(quoteOf('r1')), editing(quantity(2, 'r9'))).refusal).toEqual({
      tag: 'UnknownRow',
      rowId: 'r9',
    })
    expect(decided(noQuotes, editing(quantity(2))).refusal).toEqual({ tag: 'UnknownQuote' })
    const behindNone: QuoteEdit = { type: 'MoveRow', kind: 'Article', rowId: row('r1'), after: row('r9') }
    expect(decided(given(quoteOf('r1')), editing(behindNone)).refusal).toEqual({ tag: 'UnknownRow', rowId: 'r9' })
  })

  it('[QUOTE-03] is refused when the quote is sent, and while it is being sent', () => {
    const sent = aQuote({ status: 'sent', rows: [aRow('r1')] })
    expect(decided(given(sent), editing(quantity(2))).refusal).toEqual({ tag: 'NotEditable', status: 'sent' })
    const sending = after(given(quoteOf('r1')), {
      type: 'MoveQuoteOn',
      quoteId: q1,
      to: 'sent',
      today: aDay('2026-12-15'),
    })
    expect(decided(sending, editing(quantity(2))).refusal).toEqual({ tag: 'NotEditable', status: 'sent' })
    const inReview = aQuote({ status: 'inReview', rows: [aRow('r1')] })
    expect(decided(given(inReview), editing(quantity(2))).refusal).toBeUndefined()
  })

  it('of a user who may not create quotes is refused', () => {
    const denied: QuotesCommandBody = { type: 'EditQuote', quoteId: q1, edit: quantity(2), denied: true }
    expect(decided(given(quoteOf('r1')), denied).refusal).toEqual({ tag: 'QuotesDenied' })
    expect(decided(noQuotes, { type: 'CopyQuote', quoteId: q1, denied: true }).refusal).toEqual({ tag: 'QuotesDenied' })
    const create: QuotesCommandBody = {
      type: 'CreateQuote',
      name: 'X',
      projectId: undefined,
      articles: [],
      denied: true,
    }
    expect(decided(noQuotes, create).refusal).toEqual({ tag: 'QuotesDenied' })
  })

  it('[QUOTE-11] adds, moves and removes rows, and no more than a quote holds', () => {
    const rows = Array.from({ length: 999 }, (_, place) => heading(`h${place}`))
    const full = given(aQuote({ rows }))
    const two: QuoteEdit = { type: 'AddRows', rows: [heading('x1'), heading('x2')] }
    expect(decided(full, editing(two)).refusal).toEqual({ tag: 'TooManyRows', most: 1_000 })
    const one = after(full, editing({ type: 'AddRows', rows: [heading('x1')] }))
    expect(shownIn(one).rows.at(-1)).toEqual(heading('x1'))
    const moved = after(
      given(quoteOf('r1', 'r2', 'r3')),
      editing({ type: 'MoveRow', kind: 'Article', rowId: row('r1'), after: row('r2') }),
    )
    expect(shownIn(moved).rows.map(({ rowId }) => rowId)).toEqual(['r2', 'r1', 'r3'])
    const removed = after(moved, editing({ type: 'RemoveRows', kind: 'Article', rowIds: [row('r2')] }), 'c2')
    expect(shownIn(removed).rows.map(({ rowId }) => rowId)).toEqual(['r1', 'r3'])
    expect(decided(removed, editing({ type: 'AddRows', rows: [] })).refusal).toEqual({ tag: 'NothingToAdd' })
  })
})

describe('a markup on all material', () => {
  it('[QUOTE-11] prices the articles of known cost in one call, and no own row, whatever it costs', () => {
    const rows = [
      aRow('r1'),
      aRow('r2', { purchase: undefined }),
      ownRow('r3', { cost: money(10) }),
      ownRow('r4', { cost: money(10), isLabour: false }),
      heading('r5'),
    ]
    const marked = decided(given(aQuote({ rows })), { type: 'SetMarkup', quoteId: q1, percent: 20, denied: false })
    expect(shownIn(marked.state).rows.map((one) => (one.tag === 'Heading' ? undefined : one.ownPrice))).toEqual([
      120,
      undefined,
      500,
      500,
      undefined,
    ])
    expect(marked.effects).toMatchObject([{ edit: 'c1', kind: 'Article', changes: [{ rowId: 'r1' }] }])
    const beyond: QuotesCommandBody = { type: 'SetMarkup', quoteId: q1, percent: 1_001, denied: false }
    expect(decided(given(aQuote({ rows })), beyond).refusal).toMatchObject({ field: 'markup', nearest: 1_000 })
  })

  it('[QUOTE-11] raises no price above the highest one, and asks nothing where there is no article', () => {
    const markup: QuotesCommandBody = { type: 'SetMarkup', quoteId: q1, percent: 1_000, denied: false }
    const dear = aRow('r1', { purchase: { net: money(900_000), gross: money(900_000) } })
    expect(shownIn(decided(given(aQuote({ rows: [dear] })), markup).state).rows).toEqual([
      { ...dear, ownPrice: HIGHEST_UNIT_PRICE },
    ])
    const own = ownRow('r2', { cost: money(10), isLabour: false })
    expect(decided(given(aQuote({ rows: [own] })), markup)).toMatchObject({ effects: [], refusal: undefined })
  })
})

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
        { was: { tag: 'Row', rowId: row('r1'), fields: { quantity: 7 } }, by: 'Anna' },
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

describe('a row that is added', () => {
  const article = {
    rowId: row('mine'),
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
      failure: failure(422),
    })
    expect(failed.filling).toMatchObject({ creation: { failure: failure(422), waiting: [{ id: 'c2' }] } })
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

describe('a status that is asked for', () => {
  const moving = (
    to: 'sent' | 'accepted' | 'declined' | 'ordered' | 'draft',
    today = '2026-12-15',
  ): QuotesCommandBody => ({
    type: 'MoveQuoteOn',
    quoteId: q1,
    to,
    today: aDay(today),
  })

  it('[QUOTE-03] is shown as asked for, and is the quote`s when the service has agreed', () => {
    const before = quoteOf('r1')
    const asked = decided(given(before), moving('sent'))
    expect(asked.effects).toEqual([{ type: 'MoveOn', edit: 'c1', quoteId: 'q1', to: 'sent' }])
    expect(quoteView(openIn(asked.state), [], terms)).toMatchObject({
      moving: 'sent',
      quote: { status: 'draft' },
      nextStatuses: [],
    })
    const sent = { ...before, version: 2, status: 'sent' as const }
    const agreed = after(asked.state, {
      type: 'ConfirmEdits',
      quoteId: q1,
      edits: [commandId('c1')],
      changes: changesFrom(before, sent),
    })
    expect(quoteView(openIn(agreed), [], terms)).toMatchObject({
      moving: undefined,
      quote: { status: 'sent' },
      isEditable: false,
    })
    const refused = after(asked.state, {
      type: 'RefuseEdits',
      quoteId: q1,
      edits: [commandId('c1')],
      failure: failure(409),
    })
    expect(openIn(refused)).toMatchObject({ moving: undefined, refused: [] })
  })

  it('[QUOTE-03] is refused where the table has no such way, or another is under way', () => {
    expect(decided(given(quoteOf('r1')), moving('accepted')).refusal).toEqual({
      tag: 'NoTransition',
      from: 'draft',
      to: 'accepted',
    })
    expect(decided(given(aQuote({ status: 'accepted' })), moving('ordered')).refusal).toMatchObject({
      tag: 'NoTransition',
    })
    const asked = after(given(quoteOf('r1')), moving('sent'))
    expect(decided(asked, moving('sent'), 'c2').refusal).toMatchObject({ tag: 'NoTransition' })
  })

  it('[QUOTE-03] is refused after the last day, and where there is nothing to send', () => {
    const sent = given(aQuote({ status: 'sent', validFor: 30 }))
    expect(decided(sent, moving('accepted', '2027-01-13')).refusal).toBeUndefined()
    expect(decided(sent, moving('accepted', '2027-01-14')).refusal).toEqual({ tag: 'Expired', lastDay: '2027-01-13' })
    expect(decided(sent, moving('declined', '2027-01-14')).refusal).toBeUndefined()
    expect(decided(given(aQuote({ rows: [heading('r1')] })), moving('sent')).refusal).toEqual({ tag: 'NothingToSend' })
  })

  it('[QUOTE-03] is offered as long as it can be chosen', () => {
    const sent = openIn(given(aQuote({ status: 'sent', validFor: 1 })))
    expect(quoteView(sent, [], terms)).toMatchObject({
      nextStatuses: ['draft', 'accepted', 'declined'],
      isExpired: false,
    })
    expect(quoteView(sent, [], { ...terms, today: aDay('2026-12-16') })).toMatchObject({
      nextStatuses: ['draft', 'declined'],
      isExpired: true,
    })
  })
})

describe('an accepted quote', () => {
  const accepted = aQuote({ status: 'accepted', rows: [aRow('r1')] })
  const put: QuotesCommandBody = { type: 'PutInCart', quoteId: q1, label: 'Q-20001 Badrum' }
  const order = commandId('order')
  const noted: QuotesCommandBody = {
    type: 'NoteOrder',
    order,
    deliveries: [{ deliveryId: 'DBI', labels: ['Annat', 'Q-20001 Badrum'] }],
  }

  it('[QUOTE-03] is ordered once, when an order with its lines is placed', () => {
    const inCart = after(given(accepted), put)
    expect(inCart.inCart).toEqual([{ quoteId: 'q1', label: 'Q-20001 Badrum' }])
    const asked = after(inCart, noted, 'c2')
    const settled = decided(asked, { type: 'SettleOrder', order, placed: ['DBI'] }, 'c3')
    expect(settled.effects).toEqual([{ type: 'MoveOn', edit: 'c3', quoteId: 'q1', to: 'ordered' }])
    expect(settled.state).toMatchObject({ inCart: [], orders: [], open: [{ moving: { id: 'c3', to: 'ordered' } }] })
    expect(decided(settled.state, put, 'c6').refusal).toEqual({ tag: 'AlreadyInCart' })
    expect(decided(settled.state, { type: 'SettleOrder', order, placed: ['DBI'] }, 'c4').events).toEqual([])
    expect(decided(settled.state, noted, 'c5').events).toEqual([])
  })

  it('[QUOTE-03] stays in the cart when its delivery is not placed', () => {
    const asked = after(after(given(accepted), put), noted, 'c2')
    const failed = decided(asked, { type: 'SettleOrder', order, placed: ['EXB'] }, 'c3')
    expect(failed.effects).toEqual([])
    expect(failed.state.inCart).toHaveLength(1)
  })

  it('[QUOTE-03] is put in the cart once, and only when it is accepted and has articles', () => {
    const inCart = after(given(accepted), put)
    expect(decided(inCart, put).refusal).toEqual({ tag: 'AlreadyInCart' })
    expect(decided(after(inCart, { type: 'TakeOutOfCart', quoteId: q1 }), put).refusal).toBeUndefined()
    expect(decided(given(quoteOf('r1')), put).refusal).toEqual({ tag: 'NotAccepted', status: 'draft' })
    const work = aQuote({ status: 'accepted', rows: [ownRow('r1')] })
    expect(decided(given(work), put).refusal).toEqual({ tag: 'NothingToOrder' })
  })

  it('[QUOTE-03] is forgotten in the cart once the service says that it is ordered', () => {
    const inCart = after(given(accepted), put)
    const fetched = (values: Partial<Quote>) =>
      after(inCart, { type: 'RecordQuote', quoteId: q1, quote: { ...accepted, version: 2, ...values } }).inCart
    expect(fetched({})).toHaveLength(1)
    expect(fetched({ status: 'ordered' })).toEqual([])
  })

  it('has a label of its number and name, as long as a label may be', () => {
    expect(cartLabelOf(accepted)).toBe('Q-20001 Badrum')
    expect(cartLabelOf({ number: 'Q-1', name: 'x'.repeat(200) })).toHaveLength(100)
  })

  it('is known to lie in the cart also after its user has logged out', () => {
    const left = after(after(given(accepted), put), { type: 'ForgetQuotes' })
    expect(left).toEqual({ ...noQuotes, inCart: [{ quoteId: 'q1', label: 'Q-20001 Badrum' }] })
  })
})

describe('quotes that are open', () => {
  const fetch = (state: QuotesState, id: string): QuotesState =>
    after(after(state, { type: 'OpenQuote', quoteId: quoteId(id) }), {
      type: 'RecordQuote',
      quoteId: quoteId(id),
      quote: aQuote({ id: quoteId(id) }),
    })

  it('are the last ones, and those with something that is not saved', () => {
    const edited = after(given(quoteOf('r1')), editing(quantity(2)))
    const many = Array.from({ length: MOST_OPEN_QUOTES + 3 }, (_, place) => `n${place}`).reduce(fetch, edited)
    expect(many.open).toHaveLength(MOST_OPEN_QUOTES)
    expect(openIn(many).pending).toHaveLength(1)
    expect(many.open.at(-1)?.quoteId).toBe(`n${MOST_OPEN_QUOTES + 2}`)
  })

  it('[QUOTE-14] are absent when they are deleted, here or elsewhere', () => {
    const filled = after(given(quoteOf('r1')), { type: 'FillQuote', quoteId: q1 })
    const removed = after(filled, { type: 'RecordRemoved', edit: commandId('c1'), quoteIds: [q1] })
    expect(removed).toMatchObject({ filling: { tag: 'None' }, open: [{ confirmed: { tag: 'Absent' } }] })
    expect(decided(removed, editing(quantity(2))).refusal).toEqual({ tag: 'UnknownQuote' })
    const gone = after(given(quoteOf('r1')), { type: 'RecordFailedFetch', quoteId: q1, failure: failure(404) })
    expect(openIn(gone).confirmed).toEqual({ tag: 'Absent' })
  })

  it('are shown as they were when they cannot be fetched again', () => {
    const failed: QuotesCommandBody = { type: 'OpenQuote', quoteId: q1 }
    const lost: CallFailure = { tag: 'Lost', service: 'quote', status: undefined }
    expect(shownIn(after(given(quoteOf('r1')), { type: 'RecordFailedFetch', quoteId: q1, failure: lost }))).toEqual(
      quoteOf('r1'),
    )
    const unknown = after(after(noQuotes, failed), { type: 'RecordFailedFetch', quoteId: q1, failure: lost })
    expect(quoteView(openIn(unknown), [], terms)).toEqual({ tag: 'Failed', failure: lost })
    expect(openIn(after(unknown, failed)).confirmed).toEqual({ tag: 'Unknown' })
  })
})
