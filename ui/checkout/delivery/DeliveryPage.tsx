import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isFormGroupComplete, knownValues } from '#domain/checkout/delivery-form'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import { commonDays, daysToRequest } from '#domain/delivery/delivery-days'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { User } from '#domain/session/session'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { LinkButton } from '../../components/LinkButton'
import { useDeliveryDays } from '../../shop/delivery-days'
import { useMay } from '../../shop/permissions'
import { useCart, useCartStatus, useCheckout, useSession, useShopCommand } from '../../shop/ShopContext'
import { formatMoney } from '../../texts/format'
import { deliveryName } from '../../texts/delivery-name'
import { t } from '../../texts/t'
import { BottomBar } from '../BottomBar'
import { CartMissing } from '../CartMissing'
import { CheckoutPage } from '../CheckoutPage'
import { includedGroups } from '#domain/cart/order-obstacle'
import { orderSum } from '#domain/checkout/order-sum'
import { NothingToOrder } from '../NothingToOrder'
import { SumPanel } from '../SumPanel'
import { DeliveryDocket } from './DeliveryDocket'
import { faultyFields, fieldId } from './form-state'
import type { FieldAddress } from './form-state'
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
  const { forms } = useCheckout()
  const command = useShopCommand()
  const navigate = useNavigate()
  const days = useDeliveryDays()
  useKnownValues(groups)
  const told = useToldFields()
  const sameDay = useSameDay(groups)
  const formId = useId()
  const ids = groups.map((group) => group.deliveryId)
  const complete = isFormGroupComplete(forms, ids)
  const faults = ids.flatMap((id) => faultyFields(id, forms[id]))
  const done = ids.filter((id) => faultyFields(id, forms[id]).length === 0).length

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    told.tellAll()
    const [first] = faults
    if (first !== undefined) {
      document.getElementById(fieldId(first))?.focus()
      return
    }
    const shown = groups.map(({ delivery }) => delivery)
    for (const { deliveryId, day } of daysToRequest(days, shown))
      command((shop) => shop.cart.requestDeliveryDate(deliveryId, day))
    void navigate('/summary')
  }

  return (
    <form id={formId} noValidate onSubmit={goOn}>
      <CheckoutPage
        title={t('delivery.title')}
        intro={t('delivery.intro', { done, count: ids.length })}
        rail={<DeliverySum groups={groups} faults={faults} complete={complete} told={told.all} />}
      >
        {groups.map((group) => {
          const { deliveryId } = group
          return (
            <DeliveryDocket
              key={deliveryId}
              group={group}
              values={forms[deliveryId] ?? {}}
              days={sameDay.on ? commonDays(days, ids) : days}
              isTold={(field) => told.isTold({ deliveryId, field })}
              onFill={(field, value) => command((shop) => shop.checkout.fillField(deliveryId, field, value))}
              onLeave={(field) => told.tell({ deliveryId, field })}
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

/** Fills in what the user's record says, so that the form of a regular order has little left to type. */
const useKnownValues = (groups: readonly DeliveryGroup[]) => {
  const session = useSession()
  const user = session.tag === 'Authenticated' ? session.signedIn.user : undefined
  const command = useShopCommand()
  const ids = groups.map((group) => group.deliveryId).join()
  const fill = useEffectEvent((user: User) =>
    command((shop) => {
      for (const { deliveryId } of groups)
        for (const [field, value] of knownValues(user, shop.checkout.get().forms[deliveryId] ?? {}))
          shop.checkout.fillField(deliveryId, field, value)
    }),
  )
  useEffect(() => {
    if (user !== undefined && ids !== '') fill(user)
  }, [user, ids])
}

/** Which fields' faults are shown. */
const useToldFields = () => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState(false)
  return {
    all,
    isTold: (address: FieldAddress) => all || left.has(fieldId(address)),
    tell: (address: FieldAddress) => setLeft((before) => new Set(before).add(fieldId(address))),
    tellAll: () => setAll(true),
  }
}

/** One day for all deliveries, as long as the box is ticked. */
const useSameDay = (groups: readonly DeliveryGroup[]) => {
  const [on, setOn] = useState(false)
  const command = useShopCommand()
  const request = (delivery: DeliveryId | 'all', day: CalendarDate) =>
    command((shop) => shop.cart.requestDeliveryDate(delivery, day))
  return {
    on,
    request: (delivery: DeliveryId, day: CalendarDate) => request(on ? 'all' : delivery, day),
    turn: (next: boolean) => {
      setOn(next)
      const day = groups.map((group) => group.delivery.requestedDeliveryDate).find((chosen) => chosen !== undefined)
      if (next && day !== undefined) request('all', day)
    },
  }
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
  told,
}: {
  groups: readonly DeliveryGroup[]
  faults: readonly FieldAddress[]
  complete: boolean
  told: boolean
}) => {
  const hidePrices = !useMay('seePrices')
  const hideDiscounts = !useMay('seeDiscounts')
  const reasonsId = useId()
  const sum = orderSum(groups)
  // Pressed while something is missing, it shows what and goes there, so it is not swallowed as a blocked one is.
  const next = { type: 'submit', 'aria-disabled': complete ? undefined : true, 'aria-describedby': reasonsId } as const
  return (
    <>
      <SumPanel title={t('checkout.sum.title')} sum={sum} hidePrices={hidePrices} hideDiscounts={hideDiscounts}>
        <ul className={styles.reasons} id={reasonsId} aria-live="polite" data-told={told || undefined}>
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
      >
        <Button {...next}>{t('delivery.next.short')}</Button>
      </BottomBar>
    </>
  )
}
