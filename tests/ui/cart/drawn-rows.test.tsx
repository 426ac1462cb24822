// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { CartPage } from '../../../ui/cart/CartPage'
import { line, valve } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

/** A cart with so many rows, each with a label of its own; `collected` of them in a second delivery. */
const openCartOf = async (rows: number, collected = 0) => {
  const lines = Array.from({ length: rows }, (_, index) =>
    line(valve, 1, index < collected ? 'EXH' : 'DBI', `Plats ${index + 1}`),
  )
  const drawn = await drawIn(shopWith(lines), shell, <CartPage />)
  return {
    rows: () => drawn.all('ul[aria-label^="Rader i"] > li'),
    /** Those that tell screen readers how many there are, since not all of them are there. */
    counted: () => drawn.all('ul[aria-label^="Rader i"] > li[aria-setsize]'),
    text: drawn.text,
  }
}

describe('the rows of a cart', () => {
  it('are all drawn up to 100, so that the browser finds each by its own search', async () => {
    const cart = await openCartOf(100)

    expect(cart.rows()).toHaveLength(100)
    const text = cart.text()
    for (let place = 1; place <= 100; place += 1) expect(text).toContain(`Plats ${place} `)
    expect(cart.counted()).toEqual([])
  })

  it('are drawn in and near the window alone from 101 on', async () => {
    const cart = await openCartOf(101)

    expect(cart.rows().length).toBeGreaterThan(0)
    expect(cart.rows().length).toBeLessThan(60)
    expect(cart.rows()[0]?.getAttribute('aria-setsize')).toBe('101')
    expect(cart.counted()).toHaveLength(cart.rows().length)
  })

  it('are counted over all deliveries together', async () => {
    const cart = await openCartOf(101, 50)

    expect(cart.rows().length).toBeLessThan(101)
    expect(cart.rows()[0]?.getAttribute('aria-setsize')).toBe('51')
  })
})
