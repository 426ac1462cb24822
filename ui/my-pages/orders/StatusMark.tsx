import type { OrderSummary } from '#application/ports/order-history'
import { STEPS_OF_AN_ORDER, stepsOf } from '#domain/order/order-progress'
import type { OrderStatus } from '#domain/order/order-status'
import { ProgressMark, type ProgressTone } from '../../components/ProgressMark'
import { statusText } from './order-words'

const tones: Readonly<Record<OrderStatus, ProgressTone>> = {
  received: 'waiting',
  confirmed: 'waiting',
  picking: 'moving',
  dispatched: 'moving',
  readyToCollect: 'moving',
  partlyDelivered: 'partly',
  delivered: 'done',
  invoiced: 'done',
  credited: 'done',
  cancelled: 'cancelled',
}

/** How far an order has come: four steps to look at, and the same in words. */
export const StatusMark = ({ order }: { order: Pick<OrderSummary, 'status' | 'restLines'> }) => (
  <ProgressMark tone={tones[order.status]} steps={STEPS_OF_AN_ORDER} reached={stepsOf(order.status)}>
    {statusText(order)}
  </ProgressMark>
)
