import type { OrderStatus } from './order-status'

/** Steps of an order as its mark shows them: received, picked, on its way or ready, delivered. */
export const STEPS_OF_AN_ORDER = 4

const steps: Readonly<Record<OrderStatus, number>> = {
  received: 1,
  confirmed: 1,
  picking: 2,
  dispatched: 3,
  readyToCollect: 3,
  partlyDelivered: 3,
  delivered: 4,
  invoiced: 4,
  credited: 4,
  cancelled: 0,
}

/** How many of the steps an order has come; a cancelled one has none. */
export const stepsOf = (status: OrderStatus): number => steps[status]

/** The statuses of orders of which something is still to be delivered. */
export const openStatuses = [
  'received',
  'confirmed',
  'picking',
  'dispatched',
  'readyToCollect',
  'partlyDelivered',
] as const satisfies readonly OrderStatus[]
