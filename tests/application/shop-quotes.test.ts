import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { articleNumber, quoteId, quoteRowId } from '#domain/kernel/ids'
import type { Quote } from '#domain/quotes/quote'
import type { KnownQuote } from '#domain/quotes/quote-view'
import { aLine, aVariant } from '../domain/given'
import { aQuote, aRow, heading, ownRow } from '../domain/quotes/given'
import {
  createShopWorld,
  fillForm,
  givenShop,
  type OpenShop,
  openShop,
  ourCustomer,
  settled,
  shown,
  type ShopGiven,
  type ShopWorld,
} from '../support/given-shop'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import { refusal } from '../support/scripted-network'

const q1 = quoteId('q1')
const valve = articleNumber('4208103')
const label = 'Q-20001 Badrum'

/** A shop whose customer has one quote, which is open. */
const givenQuote = async (quote: Quote, given: ShopGiven = {}): Promise<ShopWorld & OpenShop> => {
  const world = createShopWorld(given)
  world.quotes.put(quote)
  const tab = await openShop(world, 'a')
  tab.shop.quotes.open(quote.id)
  await settled()
  world.network.forget()
  return { ...world, ...tab }
}

const viewOf = ({ shop }: Pick<OpenShop, 'shop'>, id = q1): KnownQuote => {
  const view = shop.quotes.quote(id).get()
  if (view.tag !== 'Known') throw new Error(`the quote is ${view.tag}`)
  return view
}

const oneRow = aQuote({ rows: [aRow('r1', { articleNumber: valve })] })

describe('a quote in the shop', () => {
  it('[QUOTE-04] [QUOTE-22] shows what is typed at once, and sends the last of it after half a second', async () => {
    const given = await givenQuote(oneRow)
    for (const quantity of [2, 20, 25]) given.shop.quotes.changeRow(q1, quoteRowId('r1'), { quantity })
    await settled()
    expect(viewOf(given)).toMatchObject({
      saveState: 'inProgress',
      quote: { rows: [{ quantity: 25 }] },
      offer: { rowSum: 2_500 },
    })
    expect(given.network.calls()).toEqual([])
    given.timers.pass(500)
    await settled()
    expect(given.network.asked('changeQuoteItems')).toEqual([
      [{ rowId: 'r1', to: { quantity: 25 }, seen: { quantity: 1 } }],
    ])
    expect(viewOf(given)).toMatchObject({ saveState: 'saved', overwritten: [] })
    expect(given.quotes.quoteOf(q1).rows).toMatchObject([{ quantity: 25 }])
  })

  it('[QUOTE-18] [QUOTE-21] [QUOTE-24] [QUOTE-25] [QUOTE-27] asks each kind of change of its own call', async () => {
    const given = await givenQuote(aQuote({ rows: [aRow('r1'), ownRow('r2'), heading('r3')] }))
    const { quotes } = given.shop
    quotes.changeHead(q1, { name: 'Kök' })
    quotes.addArticles([{ articleNumber: valve, quantity: 2, variant: aVariant() }], q1)
    const added = quotes.addRow(q1, { ...ownRow('x'), name: 'Rivning' }, quoteRowId('r1'))
    quotes.removeRows(q1, [quoteRowId('r1'), quoteRowId('r2')])
    quotes.sendNow()
    await settled()
    expect(given.network.calls()).toEqual([
      'changeQuote',
      'addQuoteItems',
      'addQuoteCustomItems',
      'changeQuoteItems',
      'removeQuoteItems',
      'removeQuoteItems',
    ])
    const { name, rows } = given.quotes.quoteOf(q1)
    expect(name).toBe('Kök')
    expect(rows.map((row) => (row.tag === 'Heading' ? row.text : row.name))).toEqual([
      'Rivning',
      'Kök',
      'Article 4208103',
    ])
    expect(viewOf(given).quote.rows.map(({ rowId }) => rowId)[0]).toBe(E.getOrElse(() => quoteRowId('none'))(added))
  })

  it('brings removed rows back to their places with what was written of them', async () => {
    const row = aRow('r2', { articleNumber: valve, name: 'Eget namn', quantity: 3, discount: 10 })
    const given = await givenQuote(aQuote({ rows: [aRow('r1'), row, ownRow('r3'), heading('r4')] }))
    const removed = given.shop.quotes.removeRows(q1, [quoteRowId('r2'), quoteRowId('r3')])
    if (E.isLeft(removed)) throw new Error('the rows are not removed')
    given.shop.quotes.restoreRows(removed.right)
    given.shop.quotes.sendNow()
    await settled()
    const back = given.quotes.quoteOf(q1).rows
    expect(back).toMatchObject([
      { rowId: 'r1' },
      { name: 'Eget namn', quantity: 3, discount: 10 },
      { name: 'Arbete', ownPrice: 500 },
      { rowId: 'r4' },
    ])
    expect(viewOf(given).saveState).toBe('saved')
  })

  it('works with a service that gives rows other ids', async () => {
    const given = await givenQuote(oneRow)
    given.quotes.nameRows()
    const [id] = E.getOrElse((): readonly ReturnType<typeof quoteRowId>[] => [])(
      given.shop.quotes.addArticles([{ articleNumber: valve, quantity: 2, variant: undefined }], q1),
    )
    if (id === undefined) throw new Error('no row was added')
    given.shop.quotes.changeRow(q1, id, { quantity: 7 })
    given.shop.quotes.moveRow(q1, id, undefined)
    given.shop.quotes.sendNow()
    await settled()
    expect(given.quotes.quoteOf(q1).rows).toMatchObject([{ quantity: 7 }, { rowId: 'r1' }])
    expect(viewOf(given).quote.rows[0]?.rowId).toBe(id)
    given.shop.quotes.removeRows(q1, [id])
    await settled()
    expect(given.quotes.quoteOf(q1).rows).toHaveLength(1)
  })

  it('[QUOTE-04] loses nothing without a network: it waits, and is saved when the service answers', async () => {
    const given = await givenQuote(oneRow)
    given.network.refuse('changeQuoteItems', { tag: 'Lost', service: 'quote', status: undefined })
    given.shop.quotes.changeRow(q1, quoteRowId('r1'), { quantity: 4 })
    given.shop.quotes.sendNow()
    await settled()
    given.timers.pass(3_000)
    expect(viewOf(given)).toMatchObject({ saveState: 'error', quote: { rows: [{ quantity: 4 }] } })
    given.timers.pass(60_000)
    await settled()
    expect(viewOf(given).saveState).toBe('saved')
    expect(given.quotes.quoteOf(q1).rows).toMatchObject([{ quantity: 4 }])
  })

  it('keeps what was typed just before a reload', async () => {
    const given = await givenQuote(oneRow)
    given.shop.quotes.changeRow(q1, quoteRowId('r1'), { quantity: 9 })
    await settled()
    given.shop.stop()
    const again = await openShop(given, 'b')
    await settled()
    expect(viewOf(again).quote.rows).toMatchObject([{ quantity: 9 }])
    again.timers.pass(500)
    await settled()
    expect(given.quotes.quoteOf(q1).rows).toMatchObject([{ quantity: 9 }])
  })

  it('[QUOTE-17] is looked at while it is on the page, so that the answer of its receiver is seen', async () => {
    const given = await givenQuote({ ...oneRow, status: 'sent' })
    const stop = given.shop.quotes.quote(q1).subscribe(() => undefined)
    given.quotes.elsewhere(q1, () => ({ status: 'accepted' }))
    given.timers.pass(10_000)
    await settled()
    expect(viewOf(given)).toMatchObject({ quote: { status: 'accepted' }, labelInCart: undefined })
    given.network.forget()
    given.pageLife.leave()
    given.timers.pass(60_000)
    await settled()
    expect(given.network.asked('quote')).toEqual([])
    given.pageLife.comeBack()
    await settled()
    expect(given.network.asked('quote')).toHaveLength(1)
    stop()
    given.network.forget()
    given.timers.pass(60_000)
    await settled()
    expect(given.network.asked('quote')).toEqual([])
  })

  it('[QUOTE-03] [QUOTE-19] [QUOTE-14] answers a status, a copy and a deletion when the service has', async () => {
    const given = await givenQuote(oneRow)
    const { quotes } = given.shop
    expect(await quotes.moveOn(q1, 'sent')).toEqual(E.right(undefined))
    expect(viewOf(given).quote.status).toBe('sent')
    expect(await quotes.moveOn(q1, 'ordered')).toMatchObject(E.left({ tag: 'NoTransition' }))
    const copy = await quotes.copy(q1)
    expect(given.quotes.all().map(({ id }) => id)).toEqual([q1, E.getOrElse(() => q1)(copy)])
    given.network.refuse('removeQuotes', refusal('quote', 403))
    expect(await quotes.remove([q1])).toEqual(E.left(refusal('quote', 403)))
    expect(await quotes.remove([q1])).toEqual(E.right(undefined))
    expect(quotes.quote(q1).get()).toEqual({ tag: 'Absent' })
  })

  it('is made beside the catalogue, with what is put into it meanwhile, though the answer is lost', async () => {
    const given = await givenShop()
    given.network.loseAnswer('createQuote')
    const made = given.shop.quotes.create('Villa Ek', [{ articleNumber: valve, quantity: 1, variant: aVariant() }])
    given.shop.quotes.addArticles([{ articleNumber: valve, quantity: 2, variant: aVariant() }])
    await settled()
    expect(given.shop.quotes.filled.get()).toEqual({
      tag: 'Creating',
      name: 'Villa Ek',
      rowNames: ['Kulventil FF 1000 DN20', 'Kulventil FF 1000 DN20'],
      failure: undefined,
    })
    given.timers.pass(60_000)
    await settled()
    const [quote, another] = given.quotes.all()
    expect([E.isRight(await made), another]).toEqual([true, undefined])
    expect(quote).toMatchObject({ name: 'Villa Ek', rows: [{ quantity: 1 }, { quantity: 2 }] })
    expect(given.shop.quotes.filled.get()).toMatchObject({
      tag: 'Filled',
      quoteId: quote?.id,
      view: { saveState: 'saved' },
    })
    given.shop.quotes.stopFilling()
    expect(given.shop.quotes.filled.get()).toEqual({ tag: 'None' })
  })

  it('is not made or changed by a user with EJ_SKAPA_OFFERT', async () => {
    const given = await givenQuote(oneRow, { claims: { permissionDenies: ['EJ_SKAPA_OFFERT'] } })
    const { quotes } = given.shop
    expect(await quotes.create('X')).toEqual(E.left({ tag: 'QuotesDenied' }))
    expect(await quotes.copy(q1)).toEqual(E.left({ tag: 'QuotesDenied' }))
    expect(quotes.changeHead(q1, { name: 'Y' })).toEqual(E.left({ tag: 'QuotesDenied' }))
    expect(given.network.calls()).toEqual([])
  })

  it('tells no price to a user with EJ_SE_PRISER', async () => {
    const given = await givenQuote(oneRow, { claims: { permissionDenies: ['EJ_SE_PRISER'] } })
    expect(viewOf(given)).toMatchObject({
      offer: undefined,
      margin: undefined,
      quote: { rows: [{ purchase: undefined }] },
    })
  })
})

describe('an accepted quote', () => {
  const accepted: Quote = {
    ...oneRow,
    status: 'accepted',
    rows: [...oneRow.rows, aRow('r2', { articleNumber: valve, quantity: 2.5 }), ownRow('r3')],
  }

  const inCart = async () => {
    const given = await givenQuote(accepted)
    const put = given.shop.quotes.putInCart(q1, [aVariant()])
    await settled()
    return { ...given, put }
  }

  const ordered = async (given: ShopWorld & OpenShop) => {
    fillForm(given, 'DBI')
    await settled()
    given.shop.checkout.placeOrder(false)
    await settled()
  }

  const statusCalls = ({ network }: ShopWorld) => network.asked('moveQuoteOn')

  it('[QUOTE-03] goes into the cart under its label in whole order multiples, once', async () => {
    const given = await inCart()
    expect(given.put).toEqual(E.right({ raised: 1, left: [] }))
    expect(shown(given)).toEqual([[valve, 4]])
    expect(given.carts.linesOf(ourCustomer).map((line) => line.label)).toEqual([label])
    expect(viewOf(given).labelInCart).toBe(label)
    expect(given.shop.quotes.putInCart(q1, [aVariant()])).toEqual(E.left({ tag: 'AlreadyInCart' }))
    // What was taken out of the cart can be put there again.
    given.shop.cart.empty()
    await settled()
    expect(viewOf(given).labelInCart).toBeUndefined()
    expect(E.isRight(given.shop.quotes.putInCart(q1, [aVariant()]))).toBe(true)
  })

  it('[QUOTE-03] is not put there twice where another device of the user has done it', async () => {
    const given = await givenQuote(accepted, { lines: [aLine({ articleNumber: valve, label })] })
    expect(viewOf(given).labelInCart).toBe(label)
    expect(given.shop.quotes.putInCart(q1, [aVariant()])).toEqual(E.left({ tag: 'AlreadyInCart' }))
    expect(shown(given)).toHaveLength(1)
    given.shop.cart.empty()
    expect(viewOf(given).labelInCart).toBeUndefined()
    expect(E.isRight(given.shop.quotes.putInCart(q1, [aVariant()]))).toBe(true)
  })

  it('[QUOTE-03] cannot be put there anew while its order is being marked', async () => {
    const given = await inCart()
    const release = given.network.hold('moveQuoteOn', 'answer')
    await ordered(given)
    expect(shown(given)).toEqual([])
    expect(viewOf(given)).toMatchObject({ moving: 'ordered', labelInCart: label, quote: { status: 'accepted' } })
    expect(given.shop.quotes.putInCart(q1, [aVariant()])).toEqual(E.left({ tag: 'AlreadyInCart' }))
    release()
    await settled()
    expect(viewOf(given)).toMatchObject({ moving: undefined, quote: { status: 'ordered' } })
  })

  it('[QUOTE-03] is ordered when the order of its lines is confirmed', async () => {
    const given = await inCart()
    await ordered(given)
    expect(given.quotes.quoteOf(q1).status).toBe('ordered')
    expect(statusCalls(given)).toEqual([{ id: q1, to: 'ordered' }])
    expect(viewOf(given)).toMatchObject({ labelInCart: undefined, quote: { status: 'ordered' } })
  })

  it('[QUOTE-03] is ordered once, though the answer of the order and that of the quote are lost', async () => {
    const given = await inCart()
    given.network.loseAnswer('checkout')
    given.network.loseAnswer('moveQuoteOn')
    await ordered(given)
    given.timers.pass(60_000)
    await settled()
    given.timers.pass(60_000)
    await settled()
    expect([...given.carts.orders().values()]).toEqual([1])
    expect(given.quotes.quoteOf(q1)).toMatchObject({ status: 'ordered', version: 2 })
  })

  it('[QUOTE-03] is ordered by the next page load where the first one was killed', async () => {
    const given = await inCart()
    const release = given.network.hold('checkout', 'answer')
    await ordered(given)
    given.shop.stop()
    release()
    await settled()
    const again = await openShop(given, 'b')
    again.timers.pass(60_000)
    await settled()
    again.timers.pass(60_000)
    await settled()
    expect([...given.carts.orders().values()]).toEqual([1])
    expect(given.quotes.quoteOf(q1)).toMatchObject({ status: 'ordered', version: 2 })
  })

  it('[QUOTE-03] stays accepted when other lines are ordered, or the order is declined', async () => {
    const other = await givenQuote(accepted)
    other.shop.cart.add([{ articleNumber: valve, quantity: 1, variant: undefined }])
    await settled()
    await ordered(other)
    expect(other.quotes.quoteOf(q1).status).toBe('accepted')

    const declined = await inCart()
    declined.network.refuse('checkout', refusal('order', 422))
    await ordered(declined)
    expect(statusCalls(declined)).toEqual([])
    expect(viewOf(declined).labelInCart).toBe(label)
  })

  it('[QUOTE-03] is remembered in the cart over a log-out of its user', async () => {
    const given = await inCart()
    given.shop.session.logOut()
    await settled()
    expect(given.shop.quotes.quote(q1).get()).toEqual({ tag: 'Unknown' })
    given.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
    await settled()
    given.shop.quotes.open(q1)
    await settled()
    expect(viewOf(given).labelInCart).toBe(label)
  })
})

describe('what a session does with quotes', () => {
  it('fetches the filled one again at the next page load', async () => {
    const given = await givenQuote(oneRow)
    given.shop.quotes.fill(q1)
    await settled()
    given.quotes.elsewhere(q1, () => ({ name: 'Kök' }))
    given.shop.stop()
    const again = await openShop(given, 'b')
    expect(again.shop.quotes.filled.get()).toMatchObject({ tag: 'Filled', view: { quote: { name: 'Kök' } } })
  })

  it('tells of a change that is refused after a log-out, when no page of its quote is there to say so', async () => {
    const given = await givenQuote(oneRow)
    given.network.refuse('changeQuoteItems', { tag: 'Lost', service: 'quote', status: 503 })
    given.shop.quotes.changeRow(q1, quoteRowId('r1'), { quantity: 4 })
    given.shop.quotes.sendNow()
    await settled()
    given.shop.session.logOut()
    await settled()
    given.network.refuse('changeQuoteItems', refusal('quote', 422))
    given.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
    await settled()
    given.timers.pass(60_000)
    await settled()
    expect(given.shop.notices.get()).toMatchObject([{ key: 'quote.changeLost', severity: 'error' }])
  })

  it('tells of a refused change in the page of its quote alone, where that is open', async () => {
    const given = await givenQuote(oneRow)
    given.network.refuse('changeQuoteItems', refusal('quote', 422))
    given.shop.quotes.changeRow(q1, quoteRowId('r1'), { quantity: 4 })
    given.shop.quotes.sendNow()
    await settled()
    expect(viewOf(given).refused).toHaveLength(1)
    expect(given.shop.notices.get()).toEqual([])
  })

  it('[QUOTE-28] takes the rows of a file, and tells which it could not read', async () => {
    const given = await givenQuote(oneRow)
    given.quotes.elsewhere(q1, () => ({ name: 'Kök' }))
    const read = await given.shop.quotes.importRows(q1, { name: 'rader.csv', bytes: new Uint8Array() })
    expect(read).toEqual(E.right([]))
    await settled()
    // It was made on a version that was not known here.
    expect(viewOf(given).quote).toEqual(given.quotes.quoteOf(q1))
  })

  it('[QUOTE-20] has the document made of what is shown', async () => {
    const given = await givenQuote(oneRow)
    given.shop.quotes.changeRow(q1, quoteRowId('r1'), { quantity: 4 })
    await given.shop.quotes.pdf(q1)
    expect(given.network.calls()).toEqual(['changeQuoteItems', 'quotePdf'])
  })
})
