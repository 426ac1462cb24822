import type { OrderSummary } from '#application/ports/order-history'
import { STEPS_OF_AN_ORDER, stepsOf } from '#domain/order/order-progress'
import type { OrderStatus } from '#domain/order/order-status'
import { statusText } from './order-words'
import styles from './StatusMark.module.css'

type Tone = 'waiting' | 'moving' | 'partly' | 'done' | 'cancelled'

const tones: Readonly<Record<OrderStatus, Tone>> = {
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

const places = Array.from({ length: STEPS_OF_AN_ORDER }, (_, place) => place)

/** How far an order has come: four steps to look at, and the same in words. */
export const StatusMark = ({ order }: { order: Pick<OrderSummary, 'status' | 'restLines'> }) => (
  <span className={styles.mark} data-tone={tones[order.status]}>
    <svg className={styles.steps} viewBox="0 0 68 10" width="68" height="10" aria-hidden="true">
      {places.map((place) => (
        <rect
          key={place}
          x={place * 17.5 + 0.75}
          y="0.75"
          width="14"
          height="8.5"
          className={place < stepsOf(order.status) ? styles.reached : styles.left}
        />
      ))}
    </svg>
    <span className={styles.words}>{statusText(order)}</span>
  </span>
)
