import { describe, expect, it } from 'vitest'
import type { DeliveryEntry } from '#domain/cart/cart'
import { dayOfDelivery, daysAfterConfirmed, onlyDaysOf, withDaysOf } from '#domain/cart/edited-days'
import { editRequested } from '#domain/cart/pending-edits'
import type { CartEdit, EditRequested } from '#domain/cart/protocol'
import { type DeliveryId, deliveryIds } from '#domain/delivery/delivery-type'
import { commandId, instant } from '#domain/kernel/ids'
import { aCart, day } from '../given'

const [monday, tuesday, friday] = [day('2026-03-16'), day('2026-03-17'), day('2026-03-20')]
const entry = (deliveryId: DeliveryId, requestedDeliveryDate: typeof monday | undefined): DeliveryEntry => ({
  ...{ deliveryId, requestedDeliveryDate, isIncludedInOrder: true },
})
const cart = aCart([], { deliveries: [entry('DBI', monday), entry('EXH', tuesday)] })
const on = (deliveryId: DeliveryId | 'all'): CartEdit => ({ type: 'RequestDeliveryDate', deliveryId, date: friday })
const requested = (edit: CartEdit): EditRequested =>
  editRequested(edit, commandId('e1'), instant('2026-03-10T09:30:00.000Z'))
const dbi = { deliveryId: 'DBI', day: monday } as const
const exh = { deliveryId: 'EXH', day: tuesday } as const

describe('[ERROR-25] days as they were before an edit', () => {
  it('are those of the delivery that it dates, also where it had none', () => {
    expect(dayOfDelivery(cart, 'EXH')).toBe(tuesday)
    expect(withDaysOf([], on('EXH'), cart)).toEqual([exh])
    expect(withDaysOf([], on('XXX'), cart)).toEqual([{ deliveryId: 'XXX', day: undefined }])
  })

  it('are those of all deliveries where it dates all', () => {
    expect(withDaysOf([], on('all'), cart)).toHaveLength(deliveryIds.length)
    expect(withDaysOf([], on('all'), cart)).toEqual(expect.arrayContaining([dbi, exh]))
  })

  it('stay as they were before the first of several edits', () => {
    const known = [{ ...dbi, day: friday }]
    expect(withDaysOf(known, on('DBI'), cart)).toBe(known)
    expect(withDaysOf(known, on('EXH'), cart)).toEqual([...known, exh])
  })

  it('are none of an edit that dates nothing, or while no cart is confirmed', () => {
    expect(withDaysOf([], { type: 'IncludeDelivery', deliveryId: 'DBI', included: false }, cart)).toEqual([])
    expect(withDaysOf([], on('DBI'), undefined)).toEqual([])
  })

  it('are forgotten with the last unsettled edit of them', () => {
    expect(onlyDaysOf([dbi, exh], [requested(on('EXH'))])).toEqual([exh])
    expect(onlyDaysOf([dbi, exh], [requested({ type: 'EmptyCart' })])).toEqual([])
  })
})

describe('[ERROR-25] days after edits of the user were confirmed', () => {
  const now = aCart([], { deliveries: [entry('DBI', friday), entry('EXH', friday)] })
  const after = (settled: readonly CartEdit[], unsettled: readonly CartEdit[]) =>
    daysAfterConfirmed([dbi, exh], { settled: settled.map(requested), unsettled: unsettled.map(requested) }, now)

  it('are as confirmed where a later edit was made upon them, and as they were where not', () => {
    expect(after([on('DBI')], [on('DBI'), on('EXH')])).toEqual([exh, { ...dbi, day: friday }])
  })

  it('are forgotten where no edit of them is left', () => {
    expect(after([on('DBI')], [on('EXH')])).toEqual([exh])
    expect(after([on('DBI')], [])).toEqual([])
  })
})
