import type { DeliveryGroup } from '#domain/cart/cart-view'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { DayPicker } from '../../components/DayPicker'
import type { ClosedDay } from '#domain/delivery/delivery-days'
import { useAreOwnDaysMissing } from '../../shop/delivery-days'
import { useLocationOf } from '../../shop/delivery-places'
import { formatLongDay } from '../../texts/format'
import { t } from '../../texts/t'
import { lateLines } from '#domain/checkout/late-lines'
import { DayField } from './DayField'
import styles from './DayChoice.module.css'

interface DayChoiceProps {
  readonly group: DeliveryGroup
  readonly day: CalendarDate
  readonly earliest: CalendarDate
  readonly closed: (day: CalendarDate) => ClosedDay | undefined
  readonly onPick: (day: CalendarDate) => void
}

/** The choice of a delivery's day, and the number of lines that come later. */
export const DayChoice = ({ group, day, earliest, closed, onPick }: DayChoiceProps) => {
  const isOpen = (candidate: CalendarDate) => {
    const reason = closed(candidate)
    return reason === undefined
      ? ({ open: true } as const)
      : ({ open: false, reason: t(`delivery.closed.${reason}`) } as const)
  }
  const areOwnDaysMissing = useAreOwnDaysMissing()
  const picker = { value: day, earliest, isOpen, onPick }
  return (
    <div className={styles.choice}>
      {isStoreDelivery(group.deliveryId) ? (
        <DayField {...picker} label={t('delivery.day.collect')} />
      ) : (
        <DayPicker {...picker} label={t('delivery.day.wanted')} />
      )}
      {areOwnDaysMissing && !isStoreDelivery(group.deliveryId) && (
        <p className={styles.note}>{t('delivery.day.ownMissing')}</p>
      )}
      <WhatComes group={group} day={day} />
    </div>
  )
}

const WhatComes = ({ group, day }: { group: DeliveryGroup; day: CalendarDate }) => {
  const location = useLocationOf()(group.deliveryId)
  const lines = group.lines.map((view) => view.line)
  const late = lateLines(lines, location, day).length
  const text =
    late === 0
      ? t('delivery.day.allCome', { count: lines.length, day: formatLongDay(day) })
      : t('delivery.day.late', { late, day: formatLongDay(day) })
  return <output className={styles.note}>{text}</output>
}
