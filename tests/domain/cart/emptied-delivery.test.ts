import { describe, expect, it } from 'vitest'
import type { CartEdit } from '#domain/cart/protocol'
import { articleNumber } from '#domain/kernel/ids'
import { aLine, day } from '../given'
import { after, confirmed, keyOf, newLine, viewOf } from './given-cart'

const [one, two] = ['1000001', '1000002'] as const
const inStore = (article: string) => aLine({ articleNumber: articleNumber(article), deliveryId: 'EXH' })
const deliveries = [
  { deliveryId: 'EXH', requestedDeliveryDate: day('2026-03-12'), isIncludedInOrder: false },
  { deliveryId: 'DBI', requestedDeliveryDate: day('2026-03-13'), isIncludedInOrder: true },
] as const
const addAgain: CartEdit = { type: 'AddLines', from: 'hand', lines: [newLine(one, 1, { deliveryId: 'EXH' })] }
const storeDelivery = (articles: readonly string[], ...edits: readonly CartEdit[]) =>
  viewOf(after(confirmed(articles.map(inStore), { deliveries }), ...edits)).groups.find(
    ({ deliveryId }) => deliveryId === 'EXH',
  )?.delivery

describe('a delivery whose last line goes before the service has answered', () => {
  it.each<readonly [string, CartEdit]>([
    ['is moved', { type: 'ChangeDelivery', lines: [keyOf(one, 'EXH')], deliveryId: 'DBI' }],
    ['is removed', { type: 'RemoveLines', lines: [keyOf(one, 'EXH')] }],
    ['goes with all others', { type: 'EmptyCart' }],
  ])('has no day, and is not left out, when it gets lines again: it %s', (_what, edit) => {
    expect(storeDelivery([one], edit, addAgain)).toEqual({
      deliveryId: 'EXH',
      requestedDeliveryDate: undefined,
      isIncludedInOrder: true,
    })
  })

  it('keeps both while it has another line, or the line only changes its label', () => {
    expect(storeDelivery([one, two], { type: 'RemoveLines', lines: [keyOf(one, 'EXH')] })).toEqual(deliveries[0])
    expect(storeDelivery([one], { type: 'ChangeLabel', lines: [keyOf(one, 'EXH')], label: 'Kök' })).toEqual(
      deliveries[0],
    )
  })
})
