import { describe, expect, it } from 'vitest'
import { articleNumber, commandId, quoteRowId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { QuoteEdit } from '#domain/quotes/quote-edit'
import { filledView, type KnownQuote, quoteView, saveStateOf } from '#domain/quotes/quote-view'
import type { QuoteStatus } from '#domain/quotes/quote-status'
import { noQuotes, type OpenQuote } from '#domain/quotes/quotes'
import { cartLabelOf } from '#domain/quotes/cart-label'
import { after, at, editing, given, openIn, q1 } from './driven-quotes'
import { aDay, aQuote, aRow, heading, ownRow, refusedWith, terms } from './given'

const failure = refusedWith(422)
const add: QuoteEdit = { type: 'AddRows', rows: [ownRow('work'), heading('head', 'Badrum')] }

const seen = (open: OpenQuote, own: Partial<typeof terms> = {}): KnownQuote => {
  const view = quoteView(open, [], { ...terms, ...own })
  if (view.tag !== 'Known') throw new Error(view.tag)
  return view
}

const openWith = (...args: Parameters<typeof aQuote>) => openIn(given(aQuote(...args)))
const moved = (status: QuoteStatus, to: QuoteStatus): OpenQuote => ({
  ...openWith({ status }),
  moving: { id: commandId('m1'), to },
})

describe('a quote as its user sees it', () => {
  it('is unknown until the service has answered, and then what it said', () => {
    const open = openWith()
    expect(quoteView(undefined, [], terms)).toEqual({ tag: 'Unknown' })
    for (const confirmed of [{ tag: 'Unknown' }, { tag: 'Absent' }, { tag: 'Failed', failure }] as const)
      expect(quoteView({ ...open, confirmed }, [], terms)).toEqual(confirmed)
  })

  it('tells which rows have an edit on its way', () => {
    const open = openIn(after(given(aQuote({ rows: [aRow('a'), aRow('b')] })), editing(add)))
    expect(seen(open).pendingRows).toEqual(new Set(['work', 'head']))
    expect(seen(open).saveState).toBe('inProgress')
    expect(seen(openWith({ rows: [aRow('a')] })).pendingRows).toEqual(new Set())
  })

  it('has an offer and a margin for whoever may see prices, and no amounts for others', () => {
    const open = openWith({ rows: [aRow('a', { ownPrice: money(200), quantity: 2 })] })
    expect(seen(open).offer?.rowSum).toBe(400)
    expect(seen(open).margin).toBeDefined()
    const hidden = seen(open, { prices: false })
    expect([hidden.offer, hidden.margin]).toEqual([undefined, undefined])
    expect(hidden.quote.rows).toMatchObject([{ ownPrice: undefined, purchase: undefined }])
  })

  it('can be changed as a draft and in review, and while it moves between these, but not on its way to its receiver', () => {
    expect(seen(openWith()).isEditable).toBe(true)
    expect(seen(openWith({ status: 'sent' })).isEditable).toBe(false)
    expect(seen(moved('draft', 'inReview')).isEditable).toBe(true)
    expect(seen(moved('draft', 'sent')).isEditable).toBe(false)
    expect(seen(moved('sent', 'draft')).isEditable).toBe(false)
  })

  it('[QUOTE-03] may go where its status allows, and nowhere while a status is on its way', () => {
    expect(seen(openWith({ status: 'sent' })).nextStatuses).toEqual(['draft', 'accepted', 'declined'])
    expect(seen(openWith()).nextStatuses).toEqual(['inReview', 'sent'])
    expect(seen(moved('sent', 'accepted')).nextStatuses).toEqual([])
    expect(seen(moved('sent', 'accepted')).moving).toBe('accepted')
    expect(seen(openWith()).moving).toBeUndefined()
  })

  it('cannot be accepted after its last day', () => {
    const quote = openWith({ status: 'sent', validFrom: aDay('2026-12-01'), validFor: 10 })
    const view = seen(quote)
    expect([view.lastDay, view.isExpired]).toEqual(['2026-12-10', true])
    expect(view.nextStatuses).toEqual(['draft', 'declined'])
    const onTime = seen(quote, { today: aDay('2026-12-10') })
    expect(onTime.isExpired).toBe(false)
    expect(onTime.nextStatuses).toContain('accepted')
  })

  it('says under which label its rows lie in the cart: as this browser remembers while the cart is not known', () => {
    const open = openWith({ status: 'accepted' })
    const remembered = [
      { quoteId: q1, label: 'min egen' },
      { quoteId: aQuote().id, label: 'en annan' },
    ]
    const label = (own: Partial<typeof terms> | { labelsInCart: readonly string[] }) => {
      const view = quoteView(open, remembered, { ...terms, ...own })
      return view.tag === 'Known' ? view.labelInCart : undefined
    }
    expect(label({})).toBe('min egen')
    expect(label({ labelsInCart: ['annat'] })).toBeUndefined()
    expect(label({ labelsInCart: [cartLabelOf(aQuote())] })).toBe(cartLabelOf(aQuote()))
  })
})

describe('whether a quote is saved', () => {
  const nothing = { pending: [], moving: undefined, refused: [] }
  const pending = [{ id: commandId('c1'), at, edit: add, found: [] }]
  const moving = { id: commandId('m1'), to: 'sent' } as const
  const refused = [{ id: commandId('c1'), edit: add, failure }]

  it('[QUOTE-04] is so once nothing is on its way; not while it waits for its service, nor after a refusal', () => {
    expect(saveStateOf(nothing, false)).toBe('saved')
    expect(saveStateOf(nothing, true)).toBe('saved')
    expect(saveStateOf({ ...nothing, pending }, false)).toBe('inProgress')
    expect(saveStateOf({ ...nothing, moving }, false)).toBe('inProgress')
    expect(saveStateOf({ ...nothing, pending }, true)).toBe('error')
    expect(saveStateOf({ ...nothing, refused }, false)).toBe('error')
    expect(saveStateOf({ ...nothing, pending, refused }, false)).toBe('error')
  })
})

describe('what stands beside the catalogue', () => {
  const view = (state: typeof noQuotes) => filledView(state, (open) => quoteView(open, [], terms))
  const { name, unit, quantity, purchase } = aRow('a')
  const pipe = { rowId: quoteRowId('a'), articleNumber: articleNumber('P1'), name, unit, quantity, purchase }

  it('is nothing, or the quote that is filled', () => {
    expect(view(noQuotes)).toEqual({ tag: 'None' })
    const filled = view(after(given(aQuote()), { type: 'FillQuote', quoteId: q1 }))
    expect(filled).toMatchObject({ tag: 'Filled', quoteId: 'q1', view: { tag: 'Known', quote: { name: 'Badrum' } } })
  })

  it('is a quote that is not made yet, with the names of all that it will hold, and why it could not be made', () => {
    const edits: readonly QuoteEdit[] = [
      add,
      { type: 'RemoveRows', kind: 'Custom', rowIds: [quoteRowId('gone')] },
      { type: 'AddArticles', articles: [{ ...pipe, name: 'Böj' }] },
    ]
    const creation = {
      ...{ id: commandId('c1'), at, name: 'Kök', projectId: undefined, articles: [pipe], failure: undefined },
      waiting: edits.map((edit) => ({ id: commandId('c2'), at, edit, found: [] })),
    }
    const creating = { ...noQuotes, filling: { tag: 'Creating', creation } as const }
    const rowNames = ['Rör', 'Arbete', 'Badrum', 'Böj']
    expect(view(creating)).toEqual({ tag: 'Creating', name: 'Kök', rowNames, failure: undefined })
    const failed = { ...noQuotes, filling: { tag: 'Creating', creation: { ...creation, failure } } as const }
    expect(view(failed)).toMatchObject({ tag: 'Creating', failure })
  })
})
