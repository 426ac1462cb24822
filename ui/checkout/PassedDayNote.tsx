import type { DeliveryGroup } from '#domain/cart/cart-view'
import { type DeliveryDays, passedDay } from '#domain/delivery/delivery-days'
import { formatLongDay } from '../texts/format'
import { t } from './t'
import { WarningNote } from './WarningNote'

/** That the day which the user chose for a delivery can no longer be kept, and the day that it has instead. */
export const PassedDayNote = ({ group, days }: { group: DeliveryGroup; days: DeliveryDays }) => {
  const passed = passedDay(days, group.delivery)
  return passed === undefined ? null : (
    <WarningNote>
      {t('checkout.day.passed', { asked: formatLongDay(passed.asked), instead: formatLongDay(passed.instead) })}
    </WarningNote>
  )
}
