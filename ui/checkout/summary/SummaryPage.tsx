import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { incompleteForms } from '#domain/checkout/delivery-form'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import { daysToRequest } from '#domain/delivery/delivery-days'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { Docket } from '../../components/Docket'
import { useDeliveryDays } from '../../shop/delivery-days'
import { useLocationOf } from '../../shop/delivery-places'
import { useMay } from '../../shop/permissions'
import { useCart, useCartStatus, useCheckout } from '../../shop/ShopContext'
import { deliveryName } from '../../texts/delivery-name'
import { t } from '../../texts/t'
import { CartMissing } from '../CartMissing'
import { CheckoutPage } from '../CheckoutPage'
import { usePlaceOf } from '../delivery-place'
import { DocketDay } from '../DocketDay'
import { DocketFacts } from '../DocketFacts'
import { DocketSubtotal } from '../DocketSubtotal'
import { formFacts } from '../form-facts'
import { lineDelivery } from '#domain/checkout/late-lines'
import { includedGroups } from '#domain/cart/order-obstacle'
import { OrderLinesTable } from '../OrderLinesTable'
import { PrintedHead } from '../PrintedHead'
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
  const { placing, forms } = useCheckout()
  const days = useDeliveryDays()
  useEffect(loadConfirmation, [])
  if (!cart.loaded) return <CartMissing title={t('summary.title')} failed={status === 'error'} />
  const groups = includedGroups(cart.groups)
  if (groups.length === 0) return <EmptySummary placing={placing} />
  const ids = groups.map((group) => group.deliveryId)
  const withoutDay = daysToRequest(
    days,
    groups.map(({ delivery }) => delivery),
  )
  const unfilled = new Set([...incompleteForms(forms, ids), ...withoutDay.map(({ deliveryId }) => deliveryId)])
  return (
    <CheckoutPage
      title={t('summary.title')}
      intro={t('summary.intro')}
      busy={placing.tag === 'Placing'}
      banner={placing.tag === 'Unknown' ? <UnknownOrder enquiring={placing.enquiring} /> : undefined}
      rail={<OrderPlacing groups={groups} unfilled={[...unfilled]} blockedLines={cart.blocking.length} />}
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
export const Component = SummaryPage

const SummaryDocket = ({ group, day }: { group: DeliveryGroup; day: CalendarDate | undefined }) => {
  const { deliveryId, lines, freight, total } = group
  const name = deliveryName(deliveryId)
  const { forms } = useCheckout()
  const place = usePlaceOf()(deliveryId)
  const location = useLocationOf()(deliveryId)
  const hidePrices = !useMay('seePrices')
  return (
    <Docket
      code={deliveryId}
      title={name}
      subtitle={place}
      aside={
        <>
          <DocketDay day={day} />
          <Link to="/delivery" className={styles.change} aria-label={t('summary.change.of', { name })}>
            {t('summary.change')}
          </Link>
        </>
      }
      foot={
        <DocketSubtotal amount={hidePrices ? undefined : total} freight={freight?.amount}>
          {t('cart.docket.count', { count: lines.length })}
        </DocketSubtotal>
      }
    >
      <DocketFacts facts={formFacts(deliveryId, forms[deliveryId] ?? {})} />
      <OrderLinesTable
        caption={t('cart.docket.lines', { name })}
        lines={lines.map((view) => view.line)}
        hidePrices={hidePrices}
        deliveryOf={(line) => lineDelivery(line, location, line.requestedDeliveryDate ?? day)}
      />
    </Docket>
  )
}
