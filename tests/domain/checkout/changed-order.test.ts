import { describe, expect, it } from 'vitest'
import type { CartLine, DeliveryEntry } from '#domain/cart/cart'
import { cartView } from '#domain/cart/cart-view'
import { orderChanges, seenOrder, withKnown, withOwnChange } from '#domain/checkout/changed-order'
import { updateAction, updateActions, type OrderNeeds } from '#domain/checkout/update-action'
import { locationId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { aLine, aLineArticle, allTerms, aPrice, aStock, day, many } from '../given'
import { confirmed, viewOf } from '../cart/given-cart'

const place = locationId('C1')
const article = (price: number, stock: number) =>
  aLineArticle({ price: aPrice(price), stock: aStock([{ locationId: place, quantity: stock }]) })

const seen = (lines: readonly CartLine[], deliveries: readonly DeliveryEntry[] = []) =>
  seenOrder(viewOf(confirmed(lines, { deliveries })).groups, () => place)

const line = (own: Parameters<typeof aLine>[0] = {}) => aLine({ quantity: 5, article: article(100, 8), ...own })

const tagsOf = (before: readonly CartLine[], after: readonly CartLine[]) =>
  orderChanges(seen(before), seen(after)).map(({ tag }) => tag)

describe('an order that has changed since its buyer saw it', () => {
  it('is the same order while nothing has changed', () => {
    expect(tagsOf([line()], [line()])).toEqual([])
  })

  it('names a price with the old beside the new', () => {
    expect(orderChanges(seen([line()]), seen([line({ article: article(120, 8) })]))).toMatchObject([
      { tag: 'Price', from: 100, to: 120 },
    ])
  })

  it('names stock that no longer suffices, and no other stock', () => {
    expect(orderChanges(seen([line()]), seen([line({ article: article(100, 4) })]))).toMatchObject([
      { tag: 'Stock', from: 8, to: 4 },
    ])
    expect(tagsOf([line()], [line({ article: article(100, 5) })])).toEqual([])
    expect(tagsOf([line({ article: article(100, 2) })], [line({ article: article(100, 1) })])).toEqual([])
  })

  it('is the order that its buyer made of it: what they lower or remove is no change to accept', () => {
    const before = seen([line()])
    const short = article(100, 4)
    const lowered = withOwnChange(before, line().key, many(4))
    expect(orderChanges(lowered, seen([line({ article: short, quantity: 4 })]))).toEqual([])
    expect(orderChanges(withOwnChange(before, line().key, undefined), seen([]))).toEqual([])
  })

  it('names lines that came, went or have another quantity, though the sum be equal', () => {
    expect(tagsOf([line({ label: 'A' })], [line({ label: 'B' })])).toEqual(['LineRemoved', 'LineAdded'])
    expect(orderChanges(seen([line()]), seen([line({ quantity: 6 })]))).toMatchObject([
      { tag: 'Quantity', from: 5, to: 6 },
    ])
  })

  it('names another day of a delivery', () => {
    const on = (date: string) => [
      { deliveryId: 'DBI', requestedDeliveryDate: day(date), isIncludedInOrder: true } as const,
    ]
    expect(orderChanges(seen([line()], on('2026-03-12')), seen([line()], on('2026-03-13')))).toMatchObject([
      { tag: 'Day', deliveryId: 'DBI', from: '2026-03-12', to: '2026-03-13' },
    ])
  })

  it('names another freight of a delivery, and neither freight nor day where one of both is not known', () => {
    const sent = (freight: number | undefined, date: string | undefined) => ({
      ...seen([line()]),
      deliveries: new Map([
        [
          'DBI',
          { freight: freight === undefined ? freight : money(freight), day: date === undefined ? date : day(date) },
        ],
      ] as const),
    })
    expect(orderChanges(sent(0, '2026-03-12'), sent(95, '2026-03-12'))).toEqual([
      { tag: 'Freight', deliveryId: 'DBI', from: 0, to: 95 },
    ])
    expect(orderChanges(sent(95, '2026-03-12'), sent(95, '2026-03-12'))).toEqual([])
    expect(orderChanges(sent(undefined, undefined), sent(95, '2026-03-12'))).toEqual([])
    expect(orderChanges(sent(95, '2026-03-12'), sent(undefined, undefined))).toEqual([])
    expect(orderChanges(sent(95, '2026-03-12'), { ...seen([line()]), deliveries: new Map() })).toEqual([])
    const learned = withKnown(sent(undefined, undefined), sent(95, '2026-03-12'))
    expect(orderChanges(learned, sent(120, '2026-03-13')).map(({ tag }) => tag)).toEqual(['Day', 'Freight'])
    expect(withKnown(sent(0, '2026-03-12'), sent(95, '2026-03-13')).deliveries.get('DBI')).toEqual({
      ...{ freight: 0, day: '2026-03-12' },
    })
  })

  it('knows no freight while the price of a line is not known, since the value of the goods makes it free', () => {
    const freight = { DBI: { price: money(95), freeAbove: money(400) } }
    const withFreight = (lines: readonly CartLine[]) =>
      seenOrder(cartView(confirmed(lines).state, { ...allTerms, freight }).groups, () => place)
    const known = withFreight([line()])
    const onRequest = { ...aPrice(100), askForPrice: true }
    for (const unpriced of [undefined, aLineArticle({ price: undefined })]) {
      const early = withFreight([line({ article: unpriced })])
      expect(orderChanges(early, known)).toEqual([])
      expect(withKnown(early, known).deliveries.get('DBI')?.freight).toBe(0)
    }
    expect(known.deliveries.get('DBI')?.freight).toBe(0)
    expect(withFreight([line({ article: aLineArticle({ price: onRequest }) })]).deliveries.get('DBI')?.freight).toBe(95)
  })

  it('names stock that suffices no more because more of it is ordered', () => {
    expect(orderChanges(seen([line()]), seen([line({ quantity: 12 })]))).toMatchObject([
      { tag: 'Quantity', from: 5, to: 12 },
      { tag: 'Stock', from: 8, to: 8 },
    ])
    expect(tagsOf([line()], [line({ quantity: 8 })])).toEqual(['Quantity'])
  })

  it('does not count as change what was not known at first, and is held against it from then on', () => {
    const unknown = seen([line({ article: undefined })])
    const known = withKnown(unknown, seen([line()]))
    expect(orderChanges(unknown, seen([line()]))).toEqual([])
    expect(orderChanges(known, seen([line({ article: article(90, 8) })])).map(({ tag }) => tag)).toEqual(['Price'])
    expect(withKnown(known, seen([line()]))).toBe(known)
  })
})

describe('what is to be done before an order', () => {
  const none: OrderNeeds = { blockedLines: 0, included: ['DBI'], unfilled: [], withoutDay: [], changes: [] }

  it('[CART-24] is one of four actions', () => {
    expect(updateActions).toEqual([
      'update_quantity',
      'activate_delivery',
      'missing_order_information',
      'not_confirmed',
    ])
  })

  it('[CART-24] is the first that applies, and none where nothing does', () => {
    const changes = orderChanges(seen([line()]), seen([]))
    expect(updateAction(none)).toBeUndefined()
    expect(updateAction({ ...none, changes })).toBe('not_confirmed')
    expect(updateAction({ ...none, changes, withoutDay: ['DBI'] })).toBe('missing_order_information')
    expect(updateAction({ ...none, changes, unfilled: ['DBI'] })).toBe('missing_order_information')
    expect(updateAction({ ...none, changes, unfilled: ['DBI'], blockedLines: 1 })).toBe('update_quantity')
    expect(updateAction({ ...none, included: [] })).toBe('activate_delivery')
  })
})
