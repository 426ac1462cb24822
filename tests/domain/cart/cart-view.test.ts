import { describe, expect, it } from 'vitest'
import { cartView } from '#domain/cart/cart-view'
import { articleNumber } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { aLine, allTerms, aPrice, aStock, aLineArticle } from '../given'
import { confirmed, keyOf, viewOf } from './given-cart'

const priced = (article: string, netPrice: number, quantity: number, given: Parameters<typeof aPrice>[1] = {}) =>
  aLine({ articleNumber: articleNumber(article), quantity, article: aLineArticle({ price: aPrice(netPrice, given) }) })

describe('the cart as the user sees it', () => {
  it('[CART-01] groups lines per delivery, in the order of the delivery types', () => {
    const lines = (['EXB', 'DBI', 'XXX', 'EXH', 'DBI'] as const).map((deliveryId, index) =>
      aLine({ deliveryId, articleNumber: articleNumber(String(index)) }),
    )
    const groups = viewOf(confirmed(lines)).groups
    expect(groups.map(({ deliveryId }) => deliveryId)).toEqual(['DBI', 'EXH', 'XXX', 'EXB'])
    expect(groups[0]?.lines.map(({ line }) => line.articleNumber)).toEqual(['1', '4'])
  })

  it('rounds lines to öre and adds up the rounded lines', () => {
    const view = viewOf(confirmed([priced('1', 0.335, 1), priced('2', 0.335, 1), priced('3', 0.335, 1)]))
    expect(view.groups[0]?.lines.map(({ total }) => total)).toEqual([0.34, 0.34, 0.34])
    expect(view.total).toBe(1.02)
  })

  it('has no total for a price on request, and leaves it out of the sum', () => {
    const view = viewOf(confirmed([priced('1', 10, 2), priced('2', 99, 1, { askForPrice: true })]))
    expect(view.groups[0]?.lines.map(({ total }) => total)).toEqual([20, undefined])
    expect(view.total).toBe(20)
  })

  it('tells the alloying part and never adds it', () => {
    const [group] = viewOf(confirmed([priced('1', 10, 3, { alloyingPrice: money(1.5) })])).groups
    expect(group).toMatchObject({ subtotal: 30, alloying: 4.5 })
  })

  it('blocks the order by lines that need action, but not by those of a delivery left out of it', () => {
    const broken = aLineArticle({ variantSlug: undefined, stock: aStock([{}]) })
    const lines = [aLine({ article: broken }), aLine({ article: broken, deliveryId: 'EXH' })]
    const deliveries = [{ deliveryId: 'EXH', requestedDeliveryDate: undefined, isIncludedInOrder: false }] as const
    expect(viewOf(confirmed(lines, { deliveries })).blocking).toEqual([keyOf('4208103')])
  })

  it('[CART-33] judges lines that differ only in label together: each by the stock that the others leave', () => {
    const article = aLineArticle({ stock: aStock([{ quantity: 100 }]) })
    const labelled = (label: string, quantity: number) => aLine({ label, quantity, deliveryId: 'EXH', article })
    const actionsOf = (...quantities: readonly number[]) =>
      viewOf(confirmed(quantities.map((quantity, index) => labelled(`trapp ${index}`, quantity)))).groups.flatMap(
        ({ lines }) => lines.map(({ actions }) => actions),
      )
    expect(actionsOf(60, 40)).toEqual([[], []])
    expect(actionsOf(60, 50)).toEqual([
      [{ tag: 'NoStoreStock', available: 50 }],
      [{ tag: 'NoStoreStock', available: 40 }],
    ])
  })

  it('[CART-29] judges a discontinued article over all lines of its delivery, and not over other deliveries', () => {
    const article = aLineArticle({ discontinued: true, stock: aStock([{ quantity: 3 }]) })
    const lines = [
      aLine({ label: 'A', quantity: 2, article }),
      aLine({ label: 'B', quantity: 2, article }),
      aLine({ deliveryId: 'EXH', quantity: 3, article }),
    ]
    const actions = viewOf(confirmed(lines)).groups.map(({ lines: views }) => views.map((view) => view.actions))
    const missing = { tag: 'NeedsReplacement', replacement: undefined, available: 1 }
    expect(actions).toEqual([[[missing], [missing]], [[]]])
  })

  it('knows which deliveries are offered', () => {
    const view = cartView(confirmed([aLine({ deliveryId: 'EXB' })]).state, { ...allTerms, available: ['DBI'] })
    expect(view.blocking).toEqual([keyOf('4208103', 'EXB')])
  })
})
