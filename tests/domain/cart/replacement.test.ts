import { describe, expect, it } from 'vitest'
import { editToTakeOut } from '#domain/cart/replacement'
import { articleNumber } from '#domain/kernel/ids'
import { aLine } from '../given'
import { confirmed, keyOf } from './given-cart'

const added = { articleNumber: articleNumber('4208264'), deliveryId: 'DBI', label: 'Kök', quantity: 10 } as const
const key = keyOf('4208264', 'DBI', 'Kök')
const inCart = (quantity: number) => aLine({ articleNumber: added.articleNumber, label: 'Kök', quantity })

describe('a replacement that is undone', () => {
  it('takes the line of the replacement out again', () => {
    expect(editToTakeOut(confirmed([aLine(), inCart(10)]).state, added)).toEqual({ type: 'RemoveLines', lines: [key] })
  })

  it('leaves what the line had before', () => {
    expect(editToTakeOut(confirmed([inCart(14)]).state, added)).toEqual({
      type: 'ChangeQuantity',
      line: key,
      quantity: 4,
    })
  })

  it('takes the line out where its quantity was lowered since', () => {
    expect(editToTakeOut(confirmed([inCart(6)]).state, added)).toEqual({ type: 'RemoveLines', lines: [key] })
  })

  it('asks for nothing where the replacement has gone', () => {
    expect(editToTakeOut(confirmed([aLine()]).state, added)).toBeUndefined()
  })
})
