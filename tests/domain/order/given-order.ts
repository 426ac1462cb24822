import * as O from 'fp-ts/Option'
import { calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'
import { articleNumber, instant, type Instant } from '#domain/kernel/ids'
import { money, sumOfOre } from '#domain/kernel/money'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { decideOrder } from '#domain/order/decide'
import { evolveOrder } from '#domain/order/evolve'
import type { Order, OrderState } from '#domain/order/order'
import type { Moment } from '#domain/order/order-plan'
import type { OrderCommand, ReceivedLine } from '#domain/order/protocol'
import * as E from 'fp-ts/Either'

export const day = (text: string): CalendarDate =>
  O.getOrElseW(() => {
    throw new Error(`${text} is no day`)
  })(calendarDate(text))

/** Tests of the domain live in UTC. */
export const momentOf = (at: Instant): Moment => ({ day: day(at.slice(0, 10)), timeOfDay: at.slice(11, 16) })
export const instantOf = (moment: Moment): Instant => instant(`${moment.day}T${moment.timeOfDay}:00.000Z`)

/** A Tuesday at nine. */
export const TUESDAY = instant('2026-03-03T09:00:00.000Z')

export const aLine = (position: number, own: Partial<ReceivedLine> = {}): ReceivedLine => ({
  position,
  articleNumber: articleNumber(`500000${position}`),
  ordered: 10,
  reserved: 10,
  total: money(333.33),
  ...own,
})

export const receive = (
  lines: readonly ReceivedLine[] = [aLine(1), aLine(2)],
  deliveryId: DeliveryId = 'DBI',
  freight = 195,
): OrderCommand => ({ tag: 'Receive', at: TUESDAY, deliveryId, lines, freight: money(freight) })

/** What the rows and the freight of an order cost. */
export const totalOf = ({ lines, freight }: Order) => sumOfOre([...lines.map(({ total }) => total), freight])

/** An order that has been told all this; it throws where one is refused. */
export const told = (...commands: readonly OrderCommand[]): Order => {
  const order = commands.reduce<OrderState>((so, command) => {
    const decided = decideOrder(so, command)
    if (E.isLeft(decided)) throw new Error(`${command.tag} is refused: ${decided.left.tag}`)
    return decided.right.reduce<OrderState>(evolveOrder, so)
  }, undefined)
  if (order === undefined) throw new Error('there is no order')
  return order
}
