import { describe, expect, it } from 'vitest'
import { linesLeft } from '#domain/cart/lines-left'
import { articleNumber, cartItemId } from '#domain/kernel/ids'
import { aLine } from '../given'
import { after, confirmed, newLine, viewOf } from './given-cart'

const line = (article: string) =>
  aLine({ articleNumber: articleNumber(article), cartItemId: cartItemId(`item-${article}`) })
const [a, b, c] = [line('1000001'), line('1000002'), line('1000003')]

describe('the lines that an order leaves in the cart', () => {
  it('are those that it did not order, also while the cart is still shown as it was before', () => {
    expect(linesLeft(viewOf(confirmed([a, b, c])), [a])).toBe(2)
    expect(linesLeft(viewOf(confirmed([b, c])), [a])).toBe(2)
    expect(linesLeft(viewOf(confirmed([a])), [a])).toBe(0)
  })

  it('are also those that were added since, which the service has not named yet', () => {
    const added = after(confirmed([a]), { type: 'AddLines', from: 'hand', lines: [newLine('1000009', 1)] })
    expect(linesLeft(viewOf(added), [a])).toBe(1)
  })
})
