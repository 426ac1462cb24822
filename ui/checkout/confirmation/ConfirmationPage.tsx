import { Link } from 'react-router-dom'
import type { Placing, StoredOrder } from '#domain/checkout/checkout'
import { locationOfPlace } from '#domain/delivery/delivery-choice'
import { Button } from '../../components/Button'
import { Docket } from '../../components/Docket'
import { Icon } from '../../components/Icon'
import { LinkButton } from '../../components/LinkButton'
import { Tag } from '../../components/Tag'
import { SaveLogButton } from '../../help/SaveLogButton'
import { useMay } from '../../shop/permissions'
import { useShownCheckout } from '../../shop/ShownCheckoutContext'
import { useStoreOf } from '../../shop/ShellDataContext'
import { formatInstant } from '../../texts/format'
import { deliveryName } from '../../texts/delivery-name'
import { enumerate } from '../../texts/enumerate'
import { lineDeliveryWords } from '../line-delivery-words'
import { t } from '../t'
import { CheckoutPage } from '../CheckoutPage'
import { addressLine } from '../../addresses/address-lines'
import { storePlace, usePlaceOf } from '../delivery-place'
import { DocketDay } from '../DocketDay'
import { DocketFacts } from '../DocketFacts'
import { DocketSubtotal } from '../DocketSubtotal'
import { codeFacts, formFacts } from '../form-facts'
import { lateLines, lineDelivery } from '#domain/checkout/late-lines'
import { OrderLinesTable } from '../OrderLinesTable'
import { PrintedHead } from '../PrintedHead'
import { OrderStanding } from './OrderStanding'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import { StoreChange } from '../store/StoreChange'
import { splitOrders, storedOrderTotal } from '#domain/checkout/split-orders'
import type { FailedOrder, PlacedOrder, SplitOrders } from '#domain/checkout/split-orders'
import styles from './ConfirmationPage.module.css'

type Placed = Extract<Placing, { tag: 'Placed' }>

/** The result of the order: failed deliveries first, then each placed one with its number. */
export const ConfirmationPage = () => {
  const { placing } = useShownCheckout()
  // The route's rule requires a placed order.
  return placing.tag === 'Placed' ? <Confirmation placed={placing} /> : null
}
export const Component = ConfirmationPage

const titleOf = ({ placed, failed }: SplitOrders): string => {
  if (failed.length === 0) return t('confirmation.title.all')
  if (placed.length === 1 && failed.length === 1) return t('confirmation.title.oneOfTwo')
  return t('confirmation.title.some', { placed: placed.length, failed: failed.length })
}

const introOf = ({ placed, failed }: SplitOrders): string => {
  const names = (orders: readonly StoredOrder[]) =>
    enumerate(orders.map(({ result }) => deliveryName(result.deliveryId)))
  const lines = failed.reduce((count, order) => count + order.lines.length, 0)
  return failed.length === 0
    ? t('confirmation.intro.all', { count: placed.length })
    : t('confirmation.intro.some', { placed: names(placed), failed: names(failed), count: lines })
}

const Confirmation = ({ placed }: { placed: Placed }) => {
  const orders = splitOrders(placed.orders)
  return (
    <CheckoutPage
      title={titleOf(orders)}
      intro={introOf(orders)}
      rail={<OrderStanding orders={orders} withReceipt={placed.sendOrderReceipt} />}
    >
      <PrintedHead />
      {orders.failed.map((order) => (
        <FailedDocket key={order.result.deliveryId} order={order} />
      ))}
      {orders.placed.map((order) => (
        <PlacedDocket key={order.result.deliveryId} order={order} at={placed.at} />
      ))}
    </CheckoutPage>
  )
}

const usePlaceOfOrder = () => {
  const placeOf = usePlaceOf()
  const storeOf = useStoreOf()
  return ({ details, result }: StoredOrder): string => {
    if (details.destination !== undefined) return addressLine(details.destination)
    if (details.place.tag !== 'Store') return placeOf(result.deliveryId)
    const { storeId } = details.place
    return storePlace(storeId, storeOf(storeId))
  }
}

const FailedDocket = ({ order }: { order: FailedOrder }) => {
  const { lines, result } = order
  const hidePrices = !useMay('seePrices')
  const name = deliveryName(result.deliveryId)
  const isStore = isStoreDelivery(result.deliveryId)
  // The place that the next try goes to, which may be another store by now.
  const place = usePlaceOf()(result.deliveryId)
  return (
    <Docket
      code={result.deliveryId}
      tone="failed"
      title={name}
      subtitle={t('confirmation.failed.subtitle', { place, lines: t('cart.docket.count', { count: lines.length }) })}
      aside={
        <>
          <DocketDay day={undefined} />
          <Tag tone="bad" icon="close">
            {t('confirmation.failed')}
          </Tag>
        </>
      }
    >
      <div className={styles.failure}>
        <Icon name="warning" />
        <p>
          <strong>{result.message ?? t('confirmation.failed.cause')}</strong>{' '}
          {t(isStore ? 'confirmation.failed.fixStore' : 'confirmation.failed.fix')}
        </p>
        <div className={styles.ways}>
          <LinkButton to="/summary" size="row" aria-label={t('confirmation.failed.again.of', { name })}>
            {t('confirmation.failed.again')}
          </LinkButton>
          {isStore && (
            <StoreChange
              deliveryId={result.deliveryId}
              lines={lines}
              label={t('checkout.store.change')}
              description={t('checkout.store.title', { delivery: name })}
            />
          )}
          <LinkButton to="/cart" size="row" variant="secondary">
            {t('checkout.toCart')}
          </LinkButton>
          <SaveLogButton size="row" />
        </div>
      </div>
      <OrderLinesTable caption={t('confirmation.failed.lines', { name })} lines={lines} hidePrices={hidePrices} />
    </Docket>
  )
}

/** The number of an order, which leads to its page where the user may see placed orders. */
const OrderNumber = ({ id }: { id: string }) =>
  useMay('seeOrderHistory') ? (
    <Link to={`/mina-sidor/orderhistorik/${encodeURIComponent(id)}`} className="mono">
      {id}
    </Link>
  ) : (
    <span className="mono">{id}</span>
  )

const PlacedDocket = ({ order, at }: { order: PlacedOrder; at: Placed['at'] }) => {
  const { details, lines, freight, result } = order
  const hidePrices = !useMay('seePrices')
  const place = usePlaceOfOrder()(order)
  const day = details.requestedDeliveryDate
  const location = locationOfPlace(details.place)
  const later = day === undefined ? [] : lateLines(lines, location, day)
  const facts = [
    ...(result.tempOrderId === undefined
      ? []
      : [{ label: t('confirmation.number'), value: <OrderNumber id={result.tempOrderId} /> }]),
    { label: t('confirmation.at'), value: formatInstant(at) },
    ...formFacts(result.deliveryId, details.fields),
    ...codeFacts(result.deliveryId, day),
  ]
  return (
    <Docket
      code={result.deliveryId}
      title={deliveryName(result.deliveryId)}
      subtitle={place}
      aside={
        <>
          <DocketDay day={day} />
          <Tag tone="ok" icon="check">
            {t('confirmation.placed')}
          </Tag>
        </>
      }
      foot={
        <DocketSubtotal
          amount={hidePrices ? undefined : storedOrderTotal(order)}
          caption={t('confirmation.total')}
          freight={freight}
        >
          <span className={styles.print}>
            <Button variant="secondary" size="row" icon="print" onClick={() => window.print()}>
              {t('confirmation.print')}
            </Button>
          </span>
        </DocketSubtotal>
      }
    >
      <DocketFacts facts={facts} />
      {later.length > 0 && (
        <p className={styles.later}>
          {t('confirmation.later', {
            lines: enumerate(
              later.map((line) =>
                t('confirmation.later.line', {
                  name: line.article?.name ?? line.articleNumber,
                  when: lineDeliveryWords(lineDelivery(line, location, day), line.article?.unit ?? '').join(', '),
                }),
              ),
            ),
          })}
        </p>
      )}
      <OrderLinesTable
        caption={t('cart.docket.lines', { name: deliveryName(result.deliveryId) })}
        lines={lines}
        hidePrices={hidePrices}
        deliveryOf={(line) => lineDelivery(line, location, day)}
      />
    </Docket>
  )
}
