import { roundToTenDecimals } from '../kernel/decimal'
import type { LineQuantity, OrderState } from './order'
import type { OrderEvent, StockReturn } from './protocol'

/**
 * What goes back into stock because of a fact: what was set aside for rows that will not be picked, and goods that the
 * customer has returned.
 * @param before the order before the fact
 */
export const reactOrder = (before: OrderState, event: OrderEvent): readonly StockReturn[] => {
  if (before === undefined) return []
  switch (event.tag) {
    case 'Cancelled':
      return givenBack(
        before,
        before.lines.map(({ position, reserved }) => ({ position, quantity: reserved })),
      )
    case 'Credited':
      return event.reason === 'returned' ? givenBack(before, event.lines) : []
    case 'Received':
    case 'Confirmed':
    case 'Supplied':
    case 'Picked':
    case 'Dispatched':
    case 'MadeReady':
    case 'Delivered':
    case 'Invoiced':
    case 'Claimed':
    case 'Paid':
      return []
  }
}

const givenBack = (order: NonNullable<OrderState>, lines: readonly LineQuantity[]): readonly StockReturn[] => {
  const back = new Map<StockReturn['lines'][number]['articleNumber'], number>()
  for (const { position, quantity } of lines)
    for (const { articleNumber } of order.lines.filter((line) => line.position === position && quantity > 0))
      back.set(articleNumber, roundToTenDecimals((back.get(articleNumber) ?? 0) + quantity))
  return back.size === 0
    ? []
    : [{ tag: 'GiveBackStock', lines: [...back].map(([articleNumber, quantity]) => ({ articleNumber, quantity })) }]
}
