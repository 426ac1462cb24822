import { useMemo } from 'react'
import type { ComponentProps } from 'react'
import type { DeliveryGroup, LineView } from '#domain/cart/cart-view'
import { allCome, type PlannedDelivery } from '#domain/checkout/late-lines'
import { Checkbox } from '../components/Checkbox'
import { Docket } from '../components/Docket'
import { useCart, useCheckout, useShopCommand } from '../shop/ShopContext'
import { formatDay, formatMoney } from '../texts/format'
import { t } from './t'
import { deliveryName } from '../texts/delivery-name'
import { DocketDay } from '../checkout/DocketDay'
import { FreightPart } from '../checkout/FreightPart'
import { PassedDayNote } from '../checkout/PassedDayNote'
import { AddRow } from './AddRow'
import { CartLines } from './CartLines'
import { useCartTerms } from './CartTermsContext'
import { FixTogether } from './FixTogether'
import styles from './CartDocket.module.css'

interface CartDocketProps extends Pick<
  ComponentProps<typeof CartLines>,
  'kept' | 'selection' | 'isWindowed' | 'onSelect'
> {
  readonly group: DeliveryGroup
  readonly listed: readonly LineView[]
  readonly place: string
  readonly plan: PlannedDelivery
}

/** A delivery of the cart as a docket: destination, day, lines and sum. */
export const CartDocket = ({ group, listed, place, plan: { location, day, days }, ...rows }: CartDocketProps) => {
  const { deliveryId, delivery } = group
  const plan = useMemo(() => ({ deliveryId, location, day, days }), [deliveryId, location, day, days])
  const keys = listed.map(({ line }) => line.key)
  const name = deliveryName(deliveryId)
  const goodsMark = useCheckout().forms[deliveryId]?.goodsMark ?? ''
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
          <IncludeInOrder group={group} name={name} />
        </>
      }
      foot={<Foot group={group} listed={listed.length} plan={plan} hidePrices={hidePrices} />}
    >
      <PassedDayNote group={group} days={days} />
      <FixTogether views={group.lines} />
      <ColumnHeads hidePrices={hidePrices} />
      {listed.length === 0 && <p className={styles.none}>{t('cart.docket.noneFound')}</p>}
      <CartLines
        {...rows}
        label={t('cart.docket.lines', { name })}
        leftOut={!delivery.isIncludedInOrder}
        keys={keys}
        delivery={plan}
      />
      <AddRow deliveryId={deliveryId} />
    </Docket>
  )
}

/** Whether the delivery is part of the order. What is ticked is drawn at once, and what follows from it with the cart. */
const IncludeInOrder = ({ group, name }: { group: DeliveryGroup; name: string }) => {
  const { deliveryId } = group
  const present = useCart().groups.find((one) => one.deliveryId === deliveryId) ?? group
  const command = useShopCommand()
  return (
    <Checkbox
      className={styles.choice}
      label={t('cart.docket.included')}
      aria-label={t('cart.docket.included.of', { name })}
      checked={present.delivery.isIncludedInOrder}
      onChange={(event) => {
        const included = event.target.checked
        command((shop) => shop.cart.includeDelivery(deliveryId, included))
      }}
    />
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

interface FootProps {
  readonly group: DeliveryGroup
  /** How many of its lines are listed. */
  readonly listed: number
  readonly plan: PlannedDelivery
  readonly hidePrices: boolean
}

/** The day when all of a delivery can come, where that is not its own day. */
const AllCome = ({ group, plan }: Pick<FootProps, 'group' | 'plan'>) => {
  if (plan.day === undefined) return null
  const day = allCome(
    // Nothing is promised for a line that cannot be ordered as it is.
    group.lines.filter(({ actions }) => actions.length === 0).map(({ line }) => line),
    plan,
  )
  if (day === plan.day) return null
  return (
    <p>{day === undefined ? t('cart.docket.allComeUnknown') : t('cart.docket.allCome', { day: formatDay(day) })}</p>
  )
}

const Foot = ({ group, listed, plan, hidePrices }: FootProps) => (
  <div className={styles.foot}>
    <div>
      <span>
        {listed === group.lines.length
          ? t('cart.docket.count', { count: listed })
          : t('cart.docket.found', { shown: listed, count: group.lines.length })}
      </span>
      <AllCome group={group} plan={plan} />
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
