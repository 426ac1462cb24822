import { useState } from 'react'
import type { CartLine } from '#domain/cart/cart'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import { commonDays } from '#domain/delivery/delivery-days'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { DayPicker } from '../components/DayPicker'
import { t } from '../checkout/t'
import { useCommonDay } from '../checkout/use-common-day'
import { Flyout } from '../components/Flyout'
import { Icon } from '../components/Icon'
import { useDeliveryDays } from '../shop/delivery-days'
import { deliveryName } from '../texts/delivery-name'
import { enumerate } from '../texts/enumerate'
import styles from './SelectionBar.module.css'

interface DaySelectedProps {
  readonly groups: readonly DeliveryGroup[]
  readonly selected: readonly CartLine[]
}

/** Asks for one day for the deliveries that the selected rows are in: a day is that of a whole delivery. */
export const DaySelected = ({ groups, selected }: DaySelectedProps) => {
  const giveDay = useCommonDay()
  const [open, setOpen] = useState(false)
  const allDays = useDeliveryDays()
  const inDeliveries = new Set(selected.map(({ deliveryId }) => deliveryId))
  const dated = groups.filter(({ deliveryId }) => inDeliveries.has(deliveryId))
  const ids = dated.map(({ deliveryId }) => deliveryId)
  const names = enumerate(ids.map(deliveryName))
  const days = commonDays(allDays, ids)
  const [first] = dated
  const earliest = ids
    .map(days.earliest)
    .reduce((latest, day) => (latest === undefined || day === undefined || day > latest ? day : latest), undefined)
  if (first === undefined || earliest === undefined) return null
  const pick = (day: CalendarDate) => {
    setOpen(false)
    giveDay({ of: dated, day })
  }
  return (
    <Flyout
      title={t('cart.selection.day')}
      align="end"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      panelClassName={styles.days}
      trigger={{
        className: styles.trigger,
        content: (
          <>
            <Icon name="calendar" size={18} /> {t('cart.selection.day')}
          </>
        ),
      }}
    >
      <p className={styles.hint}>
        {t('cart.selection.day.of', {
          deliveries: names,
          count: dated.reduce((sum, { lines }) => sum + lines.length, 0),
        })}
      </p>
      <DayPicker
        label={t('cart.selection.day')}
        hideLabel
        value={days.dayOf(first.deliveryId, first.delivery.requestedDeliveryDate)}
        earliest={earliest}
        latest={days.latest(first.deliveryId)}
        isOpen={(day) => {
          const reason = days.closed(first.deliveryId, day)
          return reason === undefined ? { open: true } : { open: false, reason: t(`delivery.closed.${reason}`) }
        }}
        onPick={pick}
      />
    </Flyout>
  )
}
