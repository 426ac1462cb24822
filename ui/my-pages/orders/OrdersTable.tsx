import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { OrderSummary } from '#application/ports/order-history'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { Button } from '../../components/Button'
import { formatMoney, formatQuantity } from '../../texts/format'
import { deliveryName } from '../../texts/delivery-name'
import { shortDayOf } from './order-days'
import { buyerAndReference, deliveryText, orderPath, projectAndMark } from './order-words'
import { StatusMark } from './StatusMark'
import { t } from './t'
import styles from './OrdersTable.module.css'

interface OrdersTableProps {
  readonly orders: readonly OrderSummary[]
  readonly today: CalendarDate | undefined
  readonly hidePrices: boolean
  /** Whether the orders may be those of several customers. */
  readonly showCustomer: boolean
  /** Absent where nothing can be ordered. */
  readonly onAgain: ((order: OrderSummary) => void) | undefined
}

/** Orders as rows; on a small screen each is a card with the same facts. */
export const OrdersTable = ({ orders, today, hidePrices, showCustomer, onAgain }: OrdersTableProps) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{t('orders.list')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('orders.column.number')}</th>
        <th scope="col">{t('orders.column.placed')}</th>
        {showCustomer && <th scope="col">{t('orders.column.customer')}</th>}
        <th scope="col">{t('orders.column.project')}</th>
        <th scope="col">{t('orders.column.buyer')}</th>
        <th scope="col">{t('orders.column.delivery')}</th>
        <th scope="col">{t('orders.column.status')}</th>
        <th scope="col" className={styles.number}>
          {t('orders.column.lines')}
        </th>
        {!hidePrices && (
          <th scope="col" className={styles.number}>
            {t('orders.column.total')}
          </th>
        )}
        {onAgain !== undefined && (
          <th scope="col">
            <span className="visually-hidden">{t('orders.column.again')}</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {orders.map((order) => (
        <OrderRow key={order.tempOrderId} {...{ order, today, hidePrices, showCustomer, onAgain }} />
      ))}
    </tbody>
  </table>
)

interface OrderRowProps extends Omit<OrdersTableProps, 'orders'> {
  readonly order: OrderSummary
}

const OrderRow = memo(function OrderRow({ order, today, hidePrices, showCustomer, onAgain }: OrderRowProps) {
  const project = projectAndMark(order)
  const buyer = buyerAndReference(order)
  return (
    <tr>
      <td className={styles.order}>
        <Link to={orderPath(order.orderNumber)} className="mono">
          {order.orderNumber}
        </Link>
      </td>
      <td className={styles.placed} data-label={t('orders.column.placed')}>
        {shortDayOf(order.placedAt, today)}
      </td>
      {showCustomer && (
        <td data-label={t('orders.column.customer')}>
          <span className="mono">{order.customerId}</span>
        </td>
      )}
      <td data-label={t('orders.column.project')} data-none={project === '' || undefined}>
        {project}
      </td>
      <td data-label={t('orders.column.buyer')} data-none={buyer === '' || undefined}>
        {buyer}
      </td>
      <td data-label={t('orders.column.delivery')} className={styles.delivery}>
        <abbr className={`mono ${styles.code}`} title={deliveryName(order.deliveryId)}>
          {order.deliveryId}
        </abbr>{' '}
        {deliveryText(order, today)}
      </td>
      <td className={styles.status}>
        <StatusMark order={order} />
      </td>
      <td data-label={t('orders.column.lines')} className={styles.number}>
        {formatQuantity(order.lineCount)}
      </td>
      {!hidePrices && (
        <td data-label={t('orders.column.total')} className={`${styles.number} ${styles.total}`}>
          {order.total === undefined ? '' : formatMoney(order.total)}
        </td>
      )}
      {onAgain !== undefined && (
        <td className={styles.again}>
          <Button
            variant="text"
            size="row"
            aria-label={t('orders.again.of', { number: order.orderNumber })}
            onClick={() => onAgain(order)}
          >
            {t('orders.again')}
          </Button>
        </td>
      )}
    </tr>
  )
})
