import { describe, expect, it } from 'vitest'
import { commandId } from '#domain/kernel/ids'
import type { QuotesCommandBody } from '#domain/quotes/protocol'
import type { Quote } from '#domain/quotes/quote'
import { cartLabelOf } from '#domain/quotes/cart-label'
import { noQuotes } from '#domain/quotes/quotes'
import { aQuote, aRow, ownRow, quoteOf } from './given'
import { after, decided, given, q1 } from './driven-quotes'

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
