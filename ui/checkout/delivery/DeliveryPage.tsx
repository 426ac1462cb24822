import { useEffect, useEffectEvent, useId } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isFormGroupComplete } from '#domain/checkout/delivery-form'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import { commonDays, daysToRequest } from '#domain/delivery/delivery-days'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { LinkButton } from '../../components/LinkButton'
import { useDeliveryDays } from '../../shop/delivery-days'
import { useMay, useOrderingDenial } from '../../shop/permissions'
import { useCart, useCartStatus, useShopCommand } from '../../shop/ShopContext'
import { formatMoney } from '../../texts/format'
import { deliveryName } from '../../texts/delivery-name'
import { t } from '../t'
import { denialText } from '../denial-text'
import { BottomBar } from '../BottomBar'
import { CartMissing } from '../CartMissing'
import { CheckoutPage } from '../CheckoutPage'
import { includedGroups } from '#domain/cart/order-obstacle'
import { orderSum } from '#domain/checkout/order-sum'
import { OutdatedCart } from '../OutdatedCart'
import { NothingToOrder } from '../NothingToOrder'
import { SumPanel } from '../SumPanel'
import { WarningNote } from '../WarningNote'
import { useFilledForms } from '../to-address'
import { useBegunForms } from '../use-begun-forms'
import { DeliveryDocket } from './DeliveryDocket'
import { faultyFields, fieldId } from './form-faults'
import type { FieldAddress } from './form-faults'
import { useSameDay } from './use-same-day'
import { useShownFaults } from './use-shown-faults'
import styles from './DeliveryPage.module.css'

/** The delivery step: each docket of the order is filled in, and its day chosen. */
export const DeliveryPage = () => {
  const cart = useCart()
  const status = useCartStatus()
  if (!cart.loaded) return <CartMissing title={t('delivery.title')} failed={status === 'error'} />
  const groups = includedGroups(cart.groups)
  return groups.length === 0 ? <NothingToOrder title={t('delivery.title')} /> : <DeliveryForms groups={groups} />
}
export const Component = DeliveryPage

const DeliveryForms = ({ groups }: { groups: readonly DeliveryGroup[] }) => {
  const filled = useFilledForms()
  const command = useShopCommand()
  const navigate = useNavigate()
  const days = useDeliveryDays()
  const book = useBegunForms(groups)
  useDeliveriesInOrder()
  const shown = useShownFaults()
  const sameDay = useSameDay(groups)
  const formId = useId()
  const ids = groups.map((group) => group.deliveryId)
  const complete = isFormGroupComplete(filled, ids)
  const faults = ids.flatMap((id) => faultyFields(id, filled))
  const done = ids.filter((id) => faultyFields(id, filled).length === 0).length

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    shown.showAll()
    const [first] = faults
    if (first !== undefined) {
      document.getElementById(fieldId(first))?.focus()
      return
    }
    const deliveries = groups.map(({ delivery }) => delivery)
    for (const { deliveryId, day } of daysToRequest(days, deliveries))
      command((shop) => shop.cart.requestDeliveryDate(deliveryId, day))
    void navigate('/summary')
  }

  return (
    <form id={formId} noValidate onSubmit={goOn}>
      <CheckoutPage
        title={t('delivery.title')}
        intro={t('delivery.intro', { done, count: ids.length })}
        banner={<OutdatedCart />}
        rail={<DeliverySum groups={groups} faults={faults} complete={complete} areShown={shown.all} />}
      >
        {groups.map((group) => {
          const { deliveryId } = group
          return (
            <DeliveryDocket
              key={deliveryId}
              group={group}
              filled={filled}
              book={book}
              days={sameDay.on ? commonDays(days, ids) : days}
              isFaultShown={(field) => shown.isShown({ deliveryId, field })}
              onFill={(field, value) => command((shop) => shop.checkout.fillField(deliveryId, field, value))}
              onSetDestination={(destination) =>
                command((shop) => shop.checkout.setDestination(deliveryId, destination))
              }
              onWriteAddress={(field, value) => command((shop) => shop.checkout.writeAddress(deliveryId, field, value))}
              onLeave={(field) => {
                shown.show({ deliveryId, field })
                if (field === 'orderNumber') command((shop) => shop.checkout.validateOrderNumber(deliveryId))
              }}
              onPickDay={(day) => sameDay.request(deliveryId, day)}
            />
          )
        })}
        <div className={styles.below}>
          <LinkButton to="/cart" variant="secondary" icon="chevronLeft">
            {t('checkout.toCart')}
          </LinkButton>
          {groups.length > 1 && (
            <Checkbox
              label={t('delivery.sameDay')}
              checked={sameDay.on}
              onChange={(event) => sameDay.turn(event.target.checked)}
            />
          )}
        </div>
      </CheckoutPage>
    </form>
  )
}

/** Another tab or device may have left a delivery out of the order, or taken one in, since the cart was fetched. */
const useDeliveriesInOrder = () => {
  const command = useShopCommand()
  const ask = useEffectEvent(() => command((shop) => shop.cart.askDeliveriesInOrder()))
  useEffect(() => ask(), [])
}

const reasonsOf = (faults: readonly FieldAddress[]): readonly string[] => {
  const ids = [...new Set(faults.map((fault) => fault.deliveryId))]
  return ids.map((id) =>
    t('delivery.missingIn', {
      count: faults.filter((fault) => fault.deliveryId === id).length,
      delivery: deliveryName(id),
    }),
  )
}

const DeliverySum = ({
  groups,
  faults,
  complete,
  areShown,
}: {
  groups: readonly DeliveryGroup[]
  faults: readonly FieldAddress[]
  complete: boolean
  areShown: boolean
}) => {
  const hidePrices = !useMay('seePrices')
  const hideDiscounts = !useMay('seeDiscounts')
  const denial = useOrderingDenial()
  const reasonsId = useId()
  const sum = orderSum(groups)
  // Not `blockedBecause`, which ignores clicks: a click shows what is missing and moves the focus there.
  const next = { type: 'submit', 'aria-disabled': complete ? undefined : true, 'aria-describedby': reasonsId } as const
  return (
    <>
      <SumPanel title={t('checkout.sum.title')} sum={sum} hidePrices={hidePrices} hideDiscounts={hideDiscounts}>
        {denial !== undefined && <WarningNote>{denialText(denial)}</WarningNote>}
        <ul className={styles.reasons} id={reasonsId} aria-live="polite" data-shown={areShown || undefined}>
          {reasonsOf(faults).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <div className={styles.next}>
          <Button size="panel" {...next}>
            {t('delivery.next')}
          </Button>
        </div>
        <p className={styles.hint}>{t('delivery.next.hint')}</p>
      </SumPanel>
      <BottomBar
        caption={t('checkout.sum.deliveries', { count: groups.length })}
        {...(hidePrices ? {} : { amount: formatMoney(sum.total) })}
        reason={denial && denialText(denial)}
      >
        <Button {...next}>{t('delivery.next.short')}</Button>
      </BottomBar>
    </>
  )
}
