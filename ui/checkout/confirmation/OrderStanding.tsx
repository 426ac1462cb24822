import type { StoredOrder } from '#domain/checkout/checkout'
import { linesLeft } from '#domain/cart/lines-left'
import { vatOn } from '#domain/checkout/order-sum'
import { sumOfOre } from '#domain/kernel/money'
import { LinkButton } from '../../components/LinkButton'
import { Icon } from '../../components/Icon'
import { useMay } from '../../shop/permissions'
import { useDeferredCart, useSession } from '../../shop/ShopContext'
import { formatDay, formatMoney } from '../../texts/format'
import { deliveryName } from '../../texts/delivery-name'
import { t } from '../t'
import { storedOrderTotal } from '#domain/checkout/split-orders'
import type { PlacedOrder, SplitOrders } from '#domain/checkout/split-orders'
import styles from './OrderStanding.module.css'

/** The status of the order: the placed deliveries, the failed ones, which cost nothing, and the next steps. */
export const OrderStanding = ({ orders, withReceipt }: { orders: SplitOrders; withReceipt: boolean }) => {
  const cart = useDeferredCart()
  const left = cart.loaded
    ? linesLeft(
        cart,
        orders.placed.flatMap(({ lines }) => lines),
      )
    : 0
  return (
    <section className={styles.panel} aria-label={titleOf(orders)}>
      <h2>{titleOf(orders)}</h2>
      {orders.placed.length > 0 && (
        <>
          <ul className={styles.sums}>
            <Standing kind="placed" orders={orders.placed} />
          </ul>
          <Vat orders={orders.placed} />
        </>
      )}
      {orders.failed.length > 0 && (
        <ul className={styles.sums}>
          <Standing kind="failed" orders={orders.failed} />
        </ul>
      )}
      {orders.failed.length > 0 && <p className={styles.uncharged}>{t('confirmation.uncharged')}</p>}
      <h3>{t('confirmation.next')}</h3>
      <ol className={styles.steps}>
        {orders.placed.map((order) => (
          <li key={order.result.deliveryId}>{stepText(order)}</li>
        ))}
        {withReceipt && <Receipt />}
        {orders.failed.length > 0 && <li>{t('confirmation.next.failed')}</li>}
      </ol>
      {orders.placed.some(({ result }) => result.tempOrderId !== undefined) && (
        <p className={styles.numbers}>{t('confirmation.numberNote')}</p>
      )}
      {left > 0 && <p className={styles.left}>{t('confirmation.left', { count: left })}</p>}
      {(left > 0 || orders.failed.length > 0) && (
        <LinkButton to="/cart" variant="secondary">
          {t('checkout.toCart')}
        </LinkButton>
      )}
      {orders.failed.length === 0 && (
        <LinkButton to="/" variant="secondary">
          {t('confirmation.home')}
        </LinkButton>
      )}
    </section>
  )
}

const titleOf = ({ failed }: SplitOrders): string =>
  t(failed.length === 0 ? 'checkout.sum.title' : 'confirmation.standing')

const stepText = ({ details, result }: PlacedOrder): string => {
  const { deliveryId, tempOrderId } = result
  const known = { name: deliveryName(deliveryId), ...(tempOrderId === undefined ? {} : { number: tempOrderId }) }
  const day = details.requestedDeliveryDate
  return day === undefined
    ? t('confirmation.next.soon', known)
    : t('confirmation.next.day', { ...known, day: formatDay(day) })
}

const Receipt = () => {
  const session = useSession()
  return session.tag === 'Authenticated' ? (
    <li>{t('confirmation.next.receipt', { email: session.signedIn.user.email })}</li>
  ) : null
}

const totalOf = (orders: readonly StoredOrder[]) => sumOfOre(orders.map(storedOrderTotal))

/** What will be invoiced. */
const Vat = ({ orders }: { orders: readonly PlacedOrder[] }) => {
  if (!useMay('seePrices')) return null
  const { vat, totalIncludingVat } = vatOn(totalOf(orders))
  return (
    <p className={styles.vat}>
      <span>{t('checkout.sum.vat')}</span>
      <span>{formatMoney(vat)}</span>
      <strong>{t('checkout.sum.includingVat', { amount: formatMoney(totalIncludingVat) })}</strong>
    </p>
  )
}

const Standing = ({ kind, orders }: { kind: 'placed' | 'failed'; orders: readonly StoredOrder[] }) => {
  const hidePrices = !useMay('seePrices')
  const lines = orders.reduce((count, order) => count + order.lines.length, 0)
  const counts = t('confirmation.counts', {
    deliveries: t('checkout.deliveries', { count: orders.length }),
    lines: t('cart.docket.count', { count: lines }),
  })
  return (
    <li className={styles.standing} data-kind={kind}>
      <Icon name={kind === 'placed' ? 'check' : 'close'} size={16} />
      <span>
        <strong>{t(`confirmation.standing.${kind}`)}</strong>
        <span className={styles.counts}>{counts}</span>
      </span>
      {!hidePrices && <span>{formatMoney(totalOf(orders))}</span>}
    </li>
  )
}
