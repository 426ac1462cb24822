import type { DeliveryGroup } from '#domain/cart/cart-view'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { Checkbox } from '../../components/Checkbox'
import { DayPicker } from '../../components/DayPicker'
import type { DeliveryDays } from '#domain/delivery/delivery-days'
import { useAreOwnDaysMissing } from '../../shop/delivery-days'
import { useLocationOf } from '../../shop/delivery-places'
import { formatLongDay } from '../../texts/format'
import { t } from '../t'
import { allCome, lateLines } from '#domain/checkout/late-lines'
import { PassedDayNote } from '../PassedDayNote'
import { DayField } from './DayField'
import styles from './DayChoice.module.css'

interface DayChoiceProps {
  readonly group: DeliveryGroup
  readonly day: CalendarDate
  readonly earliest: CalendarDate
  readonly days: DeliveryDays
  readonly onPick: (day: CalendarDate) => void
}

/** The choice of a delivery's day, and the number of lines that come later. */
export const DayChoice = ({ group, day, earliest, days, onPick }: DayChoiceProps) => {
  const isOpen = (candidate: CalendarDate) => {
    const reason = days.closed(group.deliveryId, candidate)
    return reason === undefined
      ? ({ open: true } as const)
      : ({ open: false, reason: t(`delivery.closed.${reason}`) } as const)
  }
  const areOwnDaysMissing = useAreOwnDaysMissing()
  const christmas = days.christmas(group.deliveryId)
  const picker = { value: day, earliest, latest: days.latest(group.deliveryId), isOpen, onPick }
  return (
    <div className={styles.choice}>
      <PassedDayNote group={group} days={days} />
      {isStoreDelivery(group.deliveryId) ? (
        <DayField {...picker} label={t('delivery.day.collect')} />
      ) : (
        // A calendar of its own for Christmas, which opens at that month.
        <DayPicker {...picker} key={String(day === christmas)} label={t('delivery.day.wanted')} />
      )}
      <ChristmasChoice day={day} earliest={earliest} christmas={christmas} onPick={onPick} />
      {areOwnDaysMissing && !isStoreDelivery(group.deliveryId) && (
        <p className={styles.note}>{t('delivery.day.ownMissing')}</p>
      )}
      <WhatComes group={group} day={day} days={days} />
    </div>
  )
}

type ChristmasChoiceProps = Pick<DayChoiceProps, 'day' | 'earliest' | 'onPick'> & {
  readonly christmas: CalendarDate | undefined
}

/** Christmas delivery, on the one day that is open for nothing else (DELIVERY-29). */
const ChristmasChoice = ({ day, earliest, christmas, onPick }: ChristmasChoiceProps) =>
  christmas === undefined ? null : (
    <div>
      <Checkbox
        label={t('delivery.day.christmas', { day: formatLongDay(christmas) })}
        checked={day === christmas}
        onChange={(event) => onPick(event.target.checked ? christmas : earliest)}
      />
      <p className={styles.hint}>{t('delivery.day.christmas.hint')}</p>
    </div>
  )

const WhatComes = ({ group, day, days }: Pick<DayChoiceProps, 'group' | 'day' | 'days'>) => {
  const { deliveryId } = group
  const location = useLocationOf()(deliveryId)
  const lines = group.lines.map((view) => view.line)
  const late = lateLines(lines, location, day).length
  if (late === 0)
    return (
      <output className={styles.note}>
        {t('delivery.day.allCome', { count: lines.length, day: formatLongDay(day) })}
      </output>
    )
  const last = allCome(lines, { deliveryId, location, day, days })
  return (
    <output className={styles.note}>
      {t('delivery.day.late', { late, day: formatLongDay(day) })}{' '}
      {last !== undefined && t('delivery.day.all', { day: formatLongDay(last) })}
    </output>
  )
}
