import type { LineKey } from '#domain/cart/line-key'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { Checkbox } from '../components/Checkbox'
import { Docket } from '../components/Docket'
import { useCheckout, useShopCommand } from '../shop/ShopContext'
import { formatMoney } from '../texts/format'
import { t } from '../texts/t'
import { deliveryName } from '../texts/delivery-name'
import { DocketDay } from '../checkout/DocketDay'
import { FreightPart } from '../checkout/FreightPart'
import { AddRow } from './AddRow'
import { CartRow } from './CartRow'
import { useCartTerms } from './CartTermsContext'
import styles from './CartDocket.module.css'

/** A delivery of the cart as a docket: destination, day, lines and sum. */
export const CartDocket = ({
  group,
  place,
  day,
  selection,
  onSelect,
}: {
  group: DeliveryGroup
  place: string
  day: CalendarDate | undefined
  selection: ReadonlySet<LineKey>
  onSelect: (key: LineKey, selected: boolean) => void
}) => {
  const { deliveryId, delivery, lines } = group
  const name = deliveryName(deliveryId)
  const goodsMark = useCheckout().forms[deliveryId]?.goodsMark ?? ''
  const command = useShopCommand()
  const { hidePrices } = useCartTerms()
  const subtitle = goodsMark === '' ? place : t('cart.docket.marked', { place, goodsMark })
  return (
    <Docket
      code={deliveryId}
      title={name}
      subtitle={subtitle}
      aside={
        <>
          <DocketDay day={day} />
          <span className={styles.printed}>
            {t(delivery.isIncludedInOrder ? 'cart.docket.included' : 'cart.docket.leftOut')}
          </span>
          <Checkbox
            className={styles.choice}
            label={t('cart.docket.included')}
            aria-label={t('cart.docket.included.of', { name })}
            checked={delivery.isIncludedInOrder}
            onChange={(event) => {
              const included = event.target.checked
              command((shop) => shop.cart.includeDelivery(deliveryId, included))
            }}
          />
        </>
      }
      foot={<Foot group={group} hidePrices={hidePrices} />}
    >
      <ColumnHeads hidePrices={hidePrices} />
      <ul
        className={styles.lines}
        aria-label={t('cart.docket.lines', { name })}
        data-left-out={!delivery.isIncludedInOrder || undefined}
      >
        {lines.map(({ line }) => (
          <CartRow key={line.key} lineKey={line.key} selected={selection.has(line.key)} onSelect={onSelect} />
        ))}
      </ul>
      <AddRow deliveryId={deliveryId} />
    </Docket>
  )
}

// Hidden from screen readers: every part of a row has its own label.
const ColumnHeads = ({ hidePrices }: { hidePrices: boolean }) => (
  <div className={styles.heads} aria-hidden="true">
    <span className={styles.article}>{t('cart.column.article')}</span>
    <span className={styles.stock}>{t('cart.column.stock')}</span>
    {!hidePrices && <span className={styles.price}>{t('cart.column.price')}</span>}
    <span className={styles.quantity}>{t('cart.column.quantity')}</span>
    {!hidePrices && <span className={styles.total}>{t('cart.column.total')}</span>}
  </div>
)

const Foot = ({ group, hidePrices }: { group: DeliveryGroup; hidePrices: boolean }) => (
  <div className={styles.foot}>
    <div>
      <span>{t('cart.docket.count', { count: group.lines.length })}</span>
      {!hidePrices && group.delivery.isIncludedInOrder && group.freight?.missingToFree !== undefined && (
        <p>{t('cart.docket.untilFreeFreight', { amount: formatMoney(group.freight.missingToFree) })}</p>
      )}
    </div>
    {!hidePrices && (
      <dl className={styles.sums}>
        {group.freight !== undefined && <FreightPart amount={group.freight.amount} className={styles.part} />}
        {group.alloying > 0 && (
          <div className={styles.part}>
            <dt>{t('checkout.sum.alloying')}</dt>
            <dd>{formatMoney(group.alloying)}</dd>
          </div>
        )}
        <div className={styles.subtotal}>
          <dt>{t('cart.docket.subtotal')}</dt>
          <dd>{formatMoney(group.total)}</dd>
        </div>
      </dl>
    )}
  </div>
)
