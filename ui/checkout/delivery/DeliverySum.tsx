import { useId } from 'react'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import { orderSum } from '#domain/checkout/order-sum'
import { Button } from '../../components/Button'
import { useMay, useOrderingDenial } from '../../shop/permissions'
import { deliveryName } from '../../texts/delivery-name'
import { formatMoney } from '../../texts/format'
import { BottomBar } from '../BottomBar'
import { denialText } from '../denial-text'
import { NextStep } from '../NextStep'
import { SumPanel } from '../SumPanel'
import { t } from '../t'
import { WarningNote } from '../WarningNote'
import type { FieldAddress } from './form-faults'
import styles from './DeliverySum.module.css'

const reasonsOf = (faults: readonly FieldAddress[]): readonly string[] => {
  const ids = [...new Set(faults.map((fault) => fault.deliveryId))]
  return ids.map((id) =>
    t('delivery.missingIn', {
      count: faults.filter((fault) => fault.deliveryId === id).length,
      delivery: deliveryName(id),
    }),
  )
}

interface DeliverySumProps {
  readonly groups: readonly DeliveryGroup[]
  readonly faults: readonly FieldAddress[]
  readonly complete: boolean
  readonly areFaultsShown: boolean
  /** Whether the user has asked to go on and the days have not come. */
  readonly isWaiting: boolean
}

/** What the order comes to, what is missing before the next step, and the way there. */
export const DeliverySum = ({ groups, faults, complete, areFaultsShown, isWaiting }: DeliverySumProps) => {
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
        <ul className={styles.reasons} id={reasonsId} aria-live="polite" data-shown={areFaultsShown || undefined}>
          {reasonsOf(faults).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <NextStep hint={t(isWaiting ? 'delivery.next.waiting' : 'delivery.next.hint')}>
          <Button size="panel" busy={isWaiting} {...next}>
            {t('delivery.next')}
          </Button>
        </NextStep>
      </SumPanel>
      <BottomBar
        caption={t('checkout.sum.deliveries', { count: groups.length })}
        {...(hidePrices ? {} : { amount: formatMoney(sum.total) })}
        reason={denial === undefined ? (isWaiting ? t('delivery.next.waiting') : undefined) : denialText(denial)}
      >
        <Button busy={isWaiting} {...next}>
          {t('delivery.next.short')}
        </Button>
      </BottomBar>
    </>
  )
}
