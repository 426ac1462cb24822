import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import { type DeliveryDays, daysToRequest } from '#domain/delivery/delivery-days'
import { useAreDaysAwaited } from '../../shop/delivery-days'
import { useShopCommand } from '../../shop/ShopContext'
import { type FieldAddress, fieldId } from './form-faults'

interface GoOn {
  readonly goOn: () => void
  /** Whether the user has asked to go on and the days have not come. */
  readonly isWaiting: boolean
}

interface DeliveryStep {
  readonly groups: readonly DeliveryGroup[]
  readonly days: DeliveryDays
  readonly faults: readonly FieldAddress[]
}

/**
 * Goes on to the summary with the day that each delivery shows. Days that are still asked for are waited for: the user
 * accepts a day by going on, and the summary takes no order without one. The first fault in the forms gets the focus instead.
 */
export const useGoOn = ({ groups, days, faults }: DeliveryStep): GoOn => {
  const command = useShopCommand()
  const navigate = useNavigate()
  const areDaysAwaited = useAreDaysAwaited()
  const [isAsked, setAsked] = useState(false)

  /** Whether there is a fault. */
  const focusFirstFault = (): boolean => {
    const [first] = faults
    if (first !== undefined) document.getElementById(fieldId(first))?.focus()
    return first !== undefined
  }
  const goToSummary = () => {
    if (focusFirstFault()) return
    const deliveries = groups.map(({ delivery }) => delivery)
    for (const { deliveryId, day } of daysToRequest(days, deliveries))
      command((shop) => shop.cart.requestDeliveryDate(deliveryId, day))
    void navigate('/summary')
  }

  const goToSummaryNow = useEffectEvent(goToSummary)
  const isDue = isAsked && !areDaysAwaited
  useEffect(() => {
    if (isDue) goToSummaryNow()
  }, [isDue])
  return {
    goOn: () => {
      if (!areDaysAwaited) goToSummary()
      else if (!focusFirstFault()) setAsked(true)
    },
    isWaiting: isAsked && areDaysAwaited,
  }
}
