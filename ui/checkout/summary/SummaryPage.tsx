import { useEffect, useState } from 'react'
import * as E from 'fp-ts/Either'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { addressOfDestination } from '#domain/address/destination'
import type { Placing } from '#domain/checkout/checkout'
import { isCartGone, isDeclinedOrderOf, isOrderChanged } from '#domain/checkout/placing'
import { incompleteForms } from '#domain/checkout/delivery-form'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import { isCompared, orderChanges, seenOrder, withKnown, withOwnChange } from '#domain/checkout/changed-order'
import { daysToRequest } from '#domain/delivery/delivery-days'
import type { CartLine } from '#domain/cart/cart'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { isQuantity } from '#domain/kernel/quantity'
import { Docket } from '../../components/Docket'
import { useDeliveryDays } from '../../shop/delivery-days'
import { useLocationOf } from '../../shop/delivery-places'
import { useMay } from '../../shop/permissions'
import { useCart, useCartStatus, useCheckout, useShopCommand } from '../../shop/ShopContext'
import { deliveryName } from '../../texts/delivery-name'
import { t } from '../t'
import { useRemoveLines } from '../use-remove-lines'
import { CartMissing } from '../CartMissing'
import { OutdatedCart } from '../OutdatedCart'
import { CheckoutPage } from '../CheckoutPage'
import { addressLine } from '../../addresses/address-lines'
import { usePlaceOf } from '../delivery-place'
import { DocketDay } from '../DocketDay'
import { DocketFacts } from '../DocketFacts'
import { DocketSubtotal } from '../DocketSubtotal'
import { codeFacts, formFacts } from '../form-facts'
import { lineDelivery, plannedLine } from '#domain/checkout/late-lines'
import { includedGroups } from '#domain/cart/order-obstacle'
import { OrderLinesTable } from '../OrderLinesTable'
import { PrintedHead } from '../PrintedHead'
import { useFilledForms } from '../to-address'
import { useBegunForms } from '../use-begun-forms'
import { ChangedOrder, type LinePlan } from './ChangedOrder'
import { DeclinedOrder } from './DeclinedOrder'
import { EmptySummary } from './EmptySummary'
import { OrderPlacing } from './OrderPlacing'
import { UnknownOrder } from './UnknownOrder'
import styles from './SummaryPage.module.css'

// Preloaded, because the confirmation must also be shown when the server can no longer be reached.
const loadConfirmation = (): void => {
  import('../confirmation/ConfirmationPage').catch(() => undefined)
}

/** The summary step: the user checks the deliveries and places the order. */
export const SummaryPage = () => {
  const cart = useCart()
  const status = useCartStatus()
  const { placing } = useCheckout()
  useEffect(loadConfirmation, [])
  if (!cart.loaded) return <CartMissing title={t('summary.title')} failed={status === 'error'} />
  const groups = includedGroups(cart.groups)
  return groups.length === 0 ? (
    <EmptySummary placing={placing} />
  ) : (
    <Summary groups={groups} blockedLines={cart.blocking.length} />
  )
}
export const Component = SummaryPage

const Summary = ({ groups, blockedLines }: { groups: readonly DeliveryGroup[]; blockedLines: number }) => {
  const { placing } = useCheckout()
  const filled = useFilledForms()
  useBegunForms(groups)
  const days = useDeliveryDays()
  const { changes, accept, change } = useChangedOrder(groups)
  const locationOf = useLocationOf()
  const ids = groups.map((group) => group.deliveryId)
  const withoutDay = daysToRequest(
    days,
    groups.map(({ delivery }) => delivery),
  )
  const planOf = (line: CartLine): LinePlan => {
    const group = groups.find(({ deliveryId }) => deliveryId === line.deliveryId)
    const day = days.dayOf(line.deliveryId, group?.delivery.requestedDeliveryDate)
    const location = locationOf(line.deliveryId)
    return { location, day, delivery: plannedLine(line, { deliveryId: line.deliveryId, location, day, days }) }
  }
  return (
    <CheckoutPage
      title={t('summary.title')}
      intro={t('summary.intro')}
      busy={placing.tag === 'Placing'}
      banner={
        changes.length > 0 ? (
          <ChangedOrder changes={changes} planOf={planOf} onAccept={accept} onChangeLine={change} />
        ) : (
          bannerOf(
            placing,
            groups.flatMap(({ lines }) => lines.map(({ line }) => line)),
          )
        )
      }
      rail={
        <OrderPlacing
          groups={groups}
          needs={{
            blockedLines,
            included: ids,
            unfilled: incompleteForms(filled, ids),
            withoutDay: withoutDay.map(({ deliveryId }) => deliveryId),
            changes,
          }}
        />
      }
    >
      <PrintedHead />
      {groups.map((group) => (
        <SummaryDocket
          key={group.deliveryId}
          group={group}
          day={days.dayOf(group.deliveryId, group.delivery.requestedDeliveryDate)}
        />
      ))}
    </CheckoutPage>
  )
}

/** What has changed since the page showed the order first, or since the user accepted it. */
const useChangedOrder = (groups: readonly DeliveryGroup[]) => {
  const { placing } = useCheckout()
  const locationOf = useLocationOf()
  const now = seenOrder(groups, locationOf)
  const [accepted, setAccepted] = useState(now)
  const [placingBefore] = useState(placing)
  const seen = withKnown(accepted, now)
  if (seen !== accepted) setAccepted(seen)
  const command = useShopCommand()
  const { removeLines } = useRemoveLines()
  return {
    changes: isCompared(placing, placingBefore) ? orderChanges(seen, now) : [],
    accept: () => {
      setAccepted(now)
      command((shop) => shop.checkout.acceptChanges())
    },
    /** What the buyer changes here is seen with it. Without a quantity the line is removed. */
    change: (line: CartLine, quantity: number | undefined) => {
      if (quantity === undefined) {
        setAccepted(withOwnChange(seen, line.key, undefined))
        removeLines([line])
        return
      }
      command((shop) => {
        if (E.isLeft(shop.cart.changeQuantity(line.key, quantity)) || !isQuantity(quantity)) return
        setAccepted(withOwnChange(seen, line.key, quantity))
        shop.cart.sendNow()
      })
    },
  }
}

const bannerOf = (placing: Placing, lines: readonly CartLine[]): ReactNode => {
  if (placing.tag === 'Unknown') return <UnknownOrder placing={placing} />
  return (
    <>
      {isDeclinedOrderOf(placing, lines) && !isCartGone(placing.failure) && (
        <DeclinedOrder isRevised={isOrderChanged(placing.failure)} />
      )}
      <OutdatedCart />
    </>
  )
}

const SummaryDocket = ({ group, day }: { group: DeliveryGroup; day: CalendarDate | undefined }) => {
  const { deliveryId, lines, freight, total } = group
  const name = deliveryName(deliveryId)
  const { forms, destinations, toAddress } = useFilledForms()
  const destination = toAddress.includes(deliveryId) ? addressOfDestination(destinations[deliveryId]) : undefined
  const place = usePlaceOf()(deliveryId)
  const location = useLocationOf()(deliveryId)
  const hidePrices = !useMay('seePrices')
  return (
    <Docket
      code={deliveryId}
      title={name}
      subtitle={destination === undefined ? place : addressLine(destination)}
      aside={
        <>
          <DocketDay day={day} />
          <Link to="/delivery" className={styles.change} aria-label={t('summary.change.of', { name })}>
            {t('summary.change')}
          </Link>
        </>
      }
      foot={
        <DocketSubtotal
          amount={hidePrices ? undefined : total}
          caption={t('cart.docket.subtotal')}
          freight={freight?.amount}
        >
          {t('cart.docket.count', { count: lines.length })}
        </DocketSubtotal>
      }
    >
      <DocketFacts facts={[...formFacts(deliveryId, forms[deliveryId] ?? {}), ...codeFacts(deliveryId, day)]} />
      <OrderLinesTable
        caption={t('cart.docket.lines', { name })}
        lines={lines.map((view) => view.line)}
        hidePrices={hidePrices}
        deliveryOf={(line) => lineDelivery(line, location, line.requestedDeliveryDate ?? day)}
      />
    </Docket>
  )
}
