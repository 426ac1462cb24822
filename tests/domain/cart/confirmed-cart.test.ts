import { describe, expect, it } from 'vitest'
import { changesTo, noChanges } from '#domain/cart/cart'
import { addedAlready, applyChanges, changesAtPlaces, isOutdated } from '#domain/cart/confirmed-cart'
import type { ItemToAdd } from '#domain/cart/protocol'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { articleNumber, cartId, cartItemId, locationId } from '#domain/kernel/ids'
import { aCart, aLine, aLineArticle, aStock } from '../given'
import { changes, keyOf } from './given-cart'

const [a, b] = ['1000001', '1000002'] as const
const line = (article: string, quantity: number, label = '') =>
  aLine({ articleNumber: articleNumber(article), quantity, label })
const delivery = (deliveryId: DeliveryId, isIncludedInOrder: boolean) => ({
  ...{ deliveryId, isIncludedInOrder, requestedDeliveryDate: undefined },
})
const quantities = ({ lines }: { readonly lines: readonly { readonly key: string; readonly quantity: number }[] }) =>
  lines.map(({ key, quantity }) => [key, quantity])

describe('the confirmed cart after an answer', () => {
  const cart = aCart([line(a, 1), line(b, 2)], {
    ...{ version: 5, deliveries: [delivery('DBI', true)], deliveryIdsInOrder: ['DBI'] },
  })

  it('is as it was where the answer is older, or of another cart', () => {
    expect(applyChanges(cart, changes(4, [line(a, 9)]))).toBe(cart)
    expect(applyChanges(cart, changes(6, [line(a, 9)], { cartId: cartId('another') }))).toBe(cart)
    expect(quantities(applyChanges(cart, changes(5, [line(a, 9)])))).toEqual([
      [keyOf(a), 9],
      [keyOf(b), 2],
    ])
  })

  it('keeps its deliveries where the answer names none, and else has those of the answer', () => {
    expect(applyChanges(cart, changes(6, []))).toEqual({ ...cart, version: 6 })
    const withoutLines = { ...cart, deliveries: [delivery('DBI', true), delivery('EXH', false)] }
    expect(applyChanges(withoutLines, changes(6, [])).deliveries).toEqual([delivery('DBI', true)])
    const deliveries = [delivery('DBI', false), delivery('EXH', true)]
    expect(applyChanges(cart, changes(6, [], { deliveries }))).toMatchObject({
      deliveries,
      deliveryIdsInOrder: ['EXH'],
    })
  })

  it('lacks the lines that were removed, and those alone', () => {
    const removed = [line(a, 1).cartItemId, cartItemId('never there')].filter((id) => id !== undefined)
    expect(quantities(applyChanges(cart, changes(6, [], { removed })))).toEqual([[keyOf(b), 2]])
  })

  it('has a line that changed its label at its place, and two that exchanged theirs', () => {
    const relabelled = { ...line(a, 1, 'Kök'), cartItemId: line(a, 1).cartItemId }
    expect(quantities(applyChanges(cart, changes(6, [relabelled])))).toEqual([
      [keyOf(a, 'DBI', 'Kök'), 1],
      [keyOf(b), 2],
    ])
    const exchanged = [
      { ...line(b, 1), cartItemId: line(a, 1).cartItemId },
      { ...line(a, 2), cartItemId: line(b, 2).cartItemId },
    ]
    expect(quantities(applyChanges(cart, changes(6, exchanged)))).toEqual([
      [keyOf(b), 1],
      [keyOf(a), 2],
    ])
  })

  it('finds a line that the service has given an id by its key', () => {
    const unnamed = aCart([{ ...line(a, 1), cartItemId: undefined }, line(b, 2)])
    expect(quantities(applyChanges(unnamed, changes(2, [line(a, 4)])))).toEqual([
      [keyOf(a), 4],
      [keyOf(b), 2],
    ])
  })

  it('keeps what is known of an article that the answer leaves out, but not of another article', () => {
    const known = aCart([{ ...line(a, 1), article: aLineArticle({ name: 'Kulventil' }) }])
    const same = { ...line(a, 2), article: undefined }
    const other = { ...line(b, 2), cartItemId: line(a, 1).cartItemId, article: undefined }
    const newer = { ...line(a, 2), article: aLineArticle({ name: 'Rör' }) }
    const articleAfter = (changed: typeof same) => applyChanges(known, changes(2, [changed])).lines[0]?.article?.name

    expect(articleAfter(same)).toBe('Kulventil')
    expect(applyChanges(known, changes(2, [other])).lines[0]?.article).toBeUndefined()
    expect(applyChanges(known, changes(2, [newer])).lines[0]?.article?.name).toBe('Rör')
  })
})

describe('the stock in an answer', () => {
  const [central, store] = [locationId('C1'), locationId('S1')]
  const stocked = {
    ...line(a, 1),
    article: aLineArticle({ stock: aStock([{ locationId: central }, { locationId: store }]) }),
  }
  const placesFor = (locationIds: readonly (typeof central)[]) => ({
    deliveryOptions: { DBI: { locationIds, postalCode: undefined } },
    locationId: central,
  })
  const locationsAt = (locationIds: readonly (typeof central)[]) =>
    changesAtPlaces(changes(1, [stocked]), placesFor(locationIds)).changed[0]?.article?.stock?.locations.map(
      (location) => location.locationId,
    )

  it('is that of the places that were asked for', () => {
    expect(locationsAt([central])).toEqual([central])
    expect(locationsAt([store, central])).toEqual([central, store])
  })

  it('stays whole where none of its places was asked for', () => {
    expect(locationsAt([locationId('S9')])).toEqual([central, store])
    expect(changesAtPlaces(changes(1, [stocked]), { deliveryOptions: {}, locationId: undefined }).changed).toEqual([
      stocked,
    ])
  })

  it('is none for a line without an article, or an article without stock', () => {
    const bare = [
      { ...line(a, 1), article: undefined },
      { ...line(b, 1), article: aLineArticle({ stock: undefined }) },
    ]
    expect(changesAtPlaces(changes(1, bare), placesFor([central])).changed).toEqual(bare)
  })
})

describe('an add whose answer was lost', () => {
  const item = (article: string, quantity: number, label = ''): ItemToAdd => ({
    ...{ articleNumber: articleNumber(article), quantity, deliveryId: 'DBI', label },
  })
  const items = [item(a, 3), item(b, 1, 'Kök')]
  const before = aCart([line(a, 2)])

  it('was carried out where every line has what it had and what was added', () => {
    expect(addedAlready(before, aCart([line(a, 5), line(b, 1, 'Kök')]), items)).toBe(true)
    expect(addedAlready(before, aCart([line(a, 9), line(b, 1, 'Kök')]), items)).toBe(true)
    expect(addedAlready(undefined, aCart([line(a, 3), line(b, 1, 'Kök')]), items)).toBe(true)
  })

  it('was not where one of them has less, or is labelled otherwise', () => {
    expect(addedAlready(before, aCart([line(a, 4), line(b, 1, 'Kök')]), items)).toBe(false)
    expect(addedAlready(before, aCart([line(a, 5)]), items)).toBe(false)
    expect(addedAlready(before, aCart([line(a, 5), line(b, 1)]), items)).toBe(false)
    expect(addedAlready(before, aCart([]), items)).toBe(false)
  })
})

describe('a refusal', () => {
  const refused = (service: 'cart' | 'order', status: number) =>
    ({ tag: 'Refused', service, status, message: undefined, code: undefined, details: [] }) as const

  it('is for an outdated version where the cart service says so', () => {
    expect(isOutdated(refused('cart', 412))).toBe(true)
    expect(isOutdated(refused('cart', 409))).toBe(false)
    expect(isOutdated(refused('order', 412))).toBe(false)
    expect(isOutdated({ tag: 'Lost', service: 'cart', status: 412 })).toBe(false)
  })
})

describe('the changes to a cart that was found', () => {
  const found = aCart([line(a, 3)], { version: 8, deliveries: [delivery('EXH', true)] })

  it('are its lines, and the known ones that it lacks', () => {
    const known = aCart([line(a, 1), line(b, 1), { ...line(b, 1, 'Kök'), cartItemId: undefined }])
    expect(changesTo(found, known)).toEqual({
      ...{ cartId: found.cartId, version: 8, deliveries: found.deliveries, failed: [] },
      ...{ changed: found.lines, removed: [line(b, 1).cartItemId] },
    })
  })

  it('remove nothing of another cart, nor where none was known', () => {
    expect(changesTo(found, aCart([line(b, 1)], { cartId: cartId('another') })).removed).toEqual([])
    expect(changesTo(found, undefined).removed).toEqual([])
    expect(noChanges(found)).toEqual({
      ...{ cartId: found.cartId, version: 8, deliveries: found.deliveries },
      ...{ changed: [], removed: [], failed: [] },
    })
  })
})
