import { describe, expect, it } from 'vitest'
import { broughtFrom, linesOnTheWay } from '#domain/cart/transfer'
import { articleNumber, cartId, customerId } from '#domain/kernel/ids'
import { aCart, aContext, aLine } from '../given'
import { after, changes, confirm, confirmed, newLine, nothingYet, refuse, seen } from './given-cart'

const line = (article: string) => aLine({ articleNumber: articleNumber(article) })
const other = { ...aContext, customerId: customerId('104830') }
const source = cartId('other')
const brought = { from: other, lineCount: 2 }
const transfer = { type: 'TransferCart', source, brought } as const

describe('[CART-49] lines that are being moved into the cart', () => {
  it('are on their way until the service has moved them', () => {
    const asked = after(confirmed([]), transfer)
    expect(seen(asked)).toEqual([])
    expect(linesOnTheWay(asked.state)).toEqual([{ transfer: 'e1', brought }])

    const moved = after(confirmed([]), transfer, confirm(['e1'], changes(2, [line('1000001')])))
    expect(linesOnTheWay(moved.state)).toEqual([])
  })

  it('are not on their way any more where the service refuses to move them', () => {
    expect(linesOnTheWay(after(confirmed([]), transfer, refuse('e1')).state)).toEqual([])
  })

  it('are on their way where the other cart is not known, too', () => {
    const asked = after(confirmed([]), { type: 'TransferCart', source })
    expect(linesOnTheWay(asked.state)).toEqual([{ transfer: 'e1', brought: undefined }])
  })

  it('are those of transfers alone', () => {
    expect(linesOnTheWay(after(confirmed([line('1000001')]), { type: 'EmptyCart' }).state)).toEqual([])
    expect(linesOnTheWay(nothingYet.state)).toEqual([])
  })
})

describe('[CART-49] what a transfer brings', () => {
  const full = confirmed([line('1000001')])
  const present = aCart([]).cartId

  it('is counted as the user sees the other cart, with what is still to be confirmed there', () => {
    const added = after(full, { type: 'AddLines', from: 'hand', lines: [newLine('1000002', 1)] })
    expect(broughtFrom([nothingYet.state, added.state], present)).toEqual({ from: aContext, lineCount: 2 })
  })

  it('is not known where no cart of the page is the one', () => {
    expect(broughtFrom([nothingYet.state, full.state], source)).toBeUndefined()
  })
})
