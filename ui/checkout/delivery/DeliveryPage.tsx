import { useEffect, useEffectEvent, useId } from 'react'
import type { FormEvent } from 'react'
import { isFormGroupComplete } from '#domain/checkout/delivery-form'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import { commonDays } from '#domain/delivery/delivery-days'
import { Checkbox } from '../../components/Checkbox'
import { LinkButton } from '../../components/LinkButton'
import { useDeliveryDays } from '../../shop/delivery-days'
import { useCart, useCartStatus, useShopCommand } from '../../shop/ShopContext'
import { t } from '../t'
import { CartMissing } from '../CartMissing'
import { CheckoutPage } from '../CheckoutPage'
import { includedGroups } from '#domain/cart/order-obstacle'
import { OutdatedCart } from '../OutdatedCart'
import { NothingToOrder } from '../NothingToOrder'
import { useFilledForms } from '../to-address'
import { useBegunForms } from '../use-begun-forms'
import { DeliveryDocket } from './DeliveryDocket'
import { DeliverySum } from './DeliverySum'
import { faultyFields } from './form-faults'
import { useGoOn } from './use-go-on'
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
  const days = useDeliveryDays()
  const book = useBegunForms(groups)
  useDeliveriesInOrder()
  const shown = useShownFaults()
  const sameDay = useSameDay(groups)
  const formId = useId()
  const ids = groups.map((group) => group.deliveryId)
  const complete = isFormGroupComplete(filled, ids)
  const faults = ids.flatMap((id) => faultyFields(id, filled))
  const { goOn, isWaiting } = useGoOn({ groups, days, faults })
  const done = ids.filter((id) => faultyFields(id, filled).length === 0).length

  const submit = (event: FormEvent) => {
    event.preventDefault()
    shown.showAll()
    goOn()
  }

  return (
    <form id={formId} noValidate onSubmit={submit}>
      <CheckoutPage
        title={t('delivery.title')}
        intro={t('delivery.intro', { done, count: ids.length })}
        banner={<OutdatedCart />}
        rail={<DeliverySum {...{ groups, faults, complete, isWaiting }} areFaultsShown={shown.all} />}
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
