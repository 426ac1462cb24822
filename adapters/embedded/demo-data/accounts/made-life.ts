import type { Instant } from '#domain/kernel/ids'
import { instant } from '#domain/kernel/ids'
import type { Money } from '#domain/kernel/money'
import { uncredited } from '#domain/order/invoice-amounts'
import { restOf } from '#domain/order/order'
import type { ReceivedLine } from '#domain/order/protocol'
import { momentOf } from '../../order-history/order-clock'
import { lived, livedUntil, type Life, type OrderNumbers, type OrderOrigin } from '../../order-history/order-life'
import { reservedLines, type ReceivedRow } from '../../order-history/receive-order'
import type { MadeOrder } from './made-orders'

type MadeFate = Pick<MadeOrder, 'placedAt' | 'deliveryId' | 'fate'>

const MINUTE_MS = 60_000

const earlier = (a: Instant, b: Instant): Instant => (Date.parse(a) < Date.parse(b) ? a : b)

const minutesAfter = (at: Instant, minutes: number): Instant =>
  instant(new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString())

/** Every third row of an order that is short waits for goods, all of it or half. */
const heldOf = ({ fate }: MadeFate, lines: readonly ReceivedRow[]): readonly ReceivedLine[] => {
  const all = new Map(lines.map(({ articleNumber, quantity }) => [articleNumber, quantity]))
  if (fate === 'short')
    for (const [index, { articleNumber, quantity }] of lines.entries())
      if (index % 3 === 0 && lines.length > 1) all.set(articleNumber, index % 2 === 0 ? 0 : Math.floor(quantity / 2))
  return reservedLines(lines, all)
}

/** What has become of an order until now: its plan, and what its fate adds. */
export const madeLife = async (
  order: MadeFate,
  origin: OrderOrigin,
  { lines, freight }: { readonly lines: readonly ReceivedRow[]; readonly freight: Money },
  now: Instant,
  numbers: OrderNumbers,
): Promise<Life> => {
  const { placedAt: at, deliveryId, fate } = order
  const received = lived(undefined, { tag: 'Receive', at, deliveryId, lines: heldOf(order, lines), freight })
  switch (fate) {
    case 'cancelled': {
      // Before anything can be picked, also of an order that is placed on a day without delivery.
      const planned = await livedUntil(origin, received, earlier(minutesAfter(at, 4), now), numbers)
      // At some hours an order is on its way within minutes: then it is cancelled before.
      const begun = planned.order.lines.some((line) => restOf(line) > 0) ? planned : received
      return livedUntil(origin, lived(begun, { tag: 'Cancel', at: earlier(minutesAfter(at, 5), now) }), now, numbers)
    }
    case 'returned':
    case 'damaged':
      return credited(origin, received, fate, now, numbers)
    case 'planned':
    case 'short':
      return livedUntil(origin, received, now, numbers)
  }
}

const A_WEEK_OF_MINUTES = 7 * 24 * 60

/** All of an invoice is credited where goods were returned, and one row where some were damaged. */
const credited = async (
  origin: OrderOrigin,
  received: Life,
  reason: 'returned' | 'damaged',
  now: Instant,
  numbers: OrderNumbers,
): Promise<Life> => {
  const planned = minutesAfter(received.order.receivedAt, 2 * A_WEEK_OF_MINUTES)
  const life = await livedUntil(origin, received, earlier(planned, now), numbers)
  const [invoice] = life.order.invoices
  if (invoice === undefined || Date.parse(planned) > Date.parse(now)) return livedUntil(origin, life, now, numbers)
  const lines = invoice.lines
    .map(({ position }) => ({ position, quantity: uncredited(invoice, position) }))
    .slice(0, reason === 'damaged' ? 1 : undefined)
  const credit = lived(life, {
    tag: 'Credit',
    at: planned,
    invoiceNumber: invoice.number,
    creditNumber: await numbers.invoice(),
    lines,
    reason,
    issuedOn: momentOf(planned).day,
  })
  return livedUntil(origin, credit, now, numbers)
}
