import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { articleNumber } from '#domain/kernel/ids'
import { aLine, noPlaces } from '../domain/given'
import { refusal } from '../support/scripted-network'
import { createShopWorld, openShop, settled, shown, type OpenShop, type ShopWorld } from '../support/given-shop'

const lines = [aLine({ quantity: 10 }), aLine({ articleNumber: articleNumber('4208104'), quantity: 2 })]

const cartOf = async ({ carts }: ShopWorld) => {
  const cart = await carts.commerce.getCartWithVariants(noPlaces)()
  if (E.isLeft(cart)) throw new Error('the cart is not there')
  return cart.right
}

/** Another browser of the same user. */
const removeElsewhere = async (world: ShopWorld, article: string): Promise<void> => {
  const cart = await cartOf(world)
  const item = cart.lines.find((line) => line.articleNumber === article)?.cartItemId
  if (item === undefined) throw new Error('the line is not there')
  await world.carts.cart.removeItem(cart, item, {})()
}

const firstLine = ({ shop }: OpenShop) => {
  const [line] = shop.cart.get().groups.flatMap((group) => group.lines)
  if (line === undefined) throw new Error('the cart is empty')
  return line.line.key
}

/** A quantity is typed here while another browser removes its line. */
const lineRemovedWhileEdited = async (status?: number) => {
  const world = createShopWorld({ lines })
  const tab = await openShop(world, 'a')
  await removeElsewhere(world, '4208103')
  if (status !== undefined) world.network.refuse('updateItem', refusal('cart', status))
  tab.shop.cart.changeQuantity(firstLine(tab), 15)
  tab.shop.cart.sendNow()
  await settled()
  return { world, ...tab }
}

describe('an edit of a line that was removed elsewhere', () => {
  it('[ERROR-25] is kept with what was typed when the service says so', async () => {
    const { shop, ...tab } = await lineRemovedWhileEdited()

    expect(shown({ shop })).toEqual([['4208104', 2]])
    expect(shop.cart.refusedEdits.get()).toMatchObject([{ edit: { quantity: 15 }, failure: { status: 404 } }])
    expect(tab.noticeKeys()).toEqual(['errors.cart_update_product'])
  })

  it('is told as what it is when the newer cart shows it, since to try again cannot help', async () => {
    const { shop, ...tab } = await lineRemovedWhileEdited(412)

    expect(shop.cart.refusedEdits.get()).toMatchObject([{ edit: { quantity: 15 }, failure: { code: 'LINE_GONE' } }])
    expect(tab.noticeKeys()).toEqual(['cart.lineGone'])
  })
})
