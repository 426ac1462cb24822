import { fc } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { onEachEngine } from './support/engines'
import { cartOf, tomHolm } from './support/embedded-shop'
import { tomsShop } from './support/toms-shop'
import { articles, ordinary } from './support/small-catalogue'

interface Changes {
  readonly cartItems: readonly { readonly cartItemId: string }[]
  readonly removedItemIds: readonly string[]
  readonly errors: readonly { readonly id: string; readonly code: string }[]
}

const item = (label: string, quantity = 1, articleNumber: string = articles.plain) => ({
  articleNumber,
  quantity,
  deliveryId: 'DBI',
  label,
})

await onEachEngine('a batch of changes', (options) => {
  const toms = tomsShop(options)

  const add = (items: readonly object[]) =>
    toms.tom.call<Changes>('POST', `/v2/cart/${toms.cartId}/variants/batch/add`, [...items])
  const update = (items: readonly object[]) =>
    toms.tom.call<Changes>('PUT', `/v2/cart/${toms.cartId}/variants/batch/update`, [...items])
  const lines = async () =>
    (await cartOf(toms.shop.db, tomHolm)).lines.map(({ articleNumber, deliveryId, label, quantity }) => [
      articleNumber,
      deliveryId,
      label,
      quantity,
    ])
  const idsOf = async (items: readonly object[]) =>
    (await add(items)).body.cartItems.map(({ cartItemId }) => cartItemId)

  it('[CART-43] two lines change labels with each other by way of a third, and keep their places', async () => {
    const [first = '', second = ''] = await idsOf([item('x'), item('y')])

    const answer = await update([
      { ...item('z'), cartItemId: first },
      { ...item('x'), cartItemId: second },
      { ...item('y'), cartItemId: first },
    ])

    expect(answer.body.errors).toEqual([])
    expect((await lines()).map(([, , label]) => label)).toEqual(['y', 'x'])
  })

  it('[CART-43] gives what the same changes give one after the other', async () => {
    const change = fc.record({
      line: fc.nat(5),
      label: fc.constantFrom('', 'a', 'b', 'c'),
      deliveryId: fc.constantFrom('DBI', 'EXH'),
      quantity: fc.constantFrom(0, 1, 2, 7, limits.cart.largestQuantity, limits.cart.largestQuantity + 1),
    })
    const start = [...ordinary.slice(0, 2).flatMap((number) => ['', 'a', 'b'].map((label) => item(label, 3, number)))]
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        const updatesOf = (ids: readonly string[]) =>
          changes.map(({ line, ...rest }) => ({ cartItemId: ids[line] ?? 'none', ...rest }))
        await toms.begin()
        const ids = await idsOf(start)
        const answer = await update(updatesOf(ids))
        const together = [await lines(), answer.body.errors.map(({ id, code }) => [ids.indexOf(id), code])]
        await toms.begin()
        const others = await idsOf(start)
        const failed: unknown[] = []
        for (const one of updatesOf(others)) {
          const { cartItemId, ...body } = one
          const alone = await toms.tom.call('PUT', `/v2/cart/${toms.cartId}/variants/${cartItemId}`, body)
          if (alone.status !== 200) failed.push([others.indexOf(cartItemId), alone.body.code])
        }
        expect(together).toEqual([await lines(), failed])
      }),
      { numRuns: 12, seed: 7 },
    )
  })

  it('refuses what would make one line larger than any may be, and keeps both lines', async () => {
    const [first = ''] = await idsOf([item('x', limits.cart.largestQuantity), item('y')])
    const more = await add([item('x')])
    const merged = await update([{ ...item('y', limits.cart.largestQuantity), cartItemId: first }])

    expect(more.body.errors).toMatchObject([{ id: articles.plain, code: 'INVALID_QUANTITY' }])
    expect(merged.body.errors).toMatchObject([{ id: first, code: 'INVALID_QUANTITY' }])
    expect(await lines()).toHaveLength(2)
  })

  it('[CART-40] tells a quantity that grew past the limit within one batch, item by item', async () => {
    const half = limits.cart.largestQuantity / 2
    const answer = await add([item('', half), item('', half), item('', half)])

    expect(answer.body.errors).toHaveLength(1)
    expect((await lines()).map(([, , , quantity]) => quantity)).toEqual([2 * half])
  })

  it('[CART-06] prices lines of one article with many labels each by its quantity', async () => {
    const items = Array.from({ length: 200 }, (_, index) => item(`label ${index}`, 1 + index))
    await add(items)
    const priced = (await cartOf(toms.shop.db, tomHolm)).lines

    expect(priced.map(({ quantity }) => quantity)).toEqual(items.map(({ quantity }) => quantity))
    expect(priced.every(({ article }) => article?.price !== undefined)).toBe(true)
  })
})
