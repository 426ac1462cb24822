import { useState } from 'react'
import type { CartLine } from '#domain/cart/cart'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import { commonDays } from '#domain/delivery/delivery-days'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { DayPicker } from '../components/DayPicker'
import { t } from '../checkout/t'
import { Flyout } from '../components/Flyout'
import { Icon } from '../components/Icon'
import { useTell } from '../notices/ShellNotices'
import { useDeliveryDays } from '../shop/delivery-days'
import { useShopCommand } from '../shop/ShopContext'
import { deliveryName } from '../texts/delivery-name'
import { enumerate } from '../texts/enumerate'
import { formatLongDay } from '../texts/format'
import styles from './SelectionBar.module.css'

interface DaySelectedProps {
  readonly groups: readonly DeliveryGroup[]
  readonly selected: readonly CartLine[]
  readonly onDone: () => void
}

/** Asks for one day for the deliveries that the selected rows are in: a day is that of a whole delivery. */
export const DaySelected = ({ groups, selected, onDone }: DaySelectedProps) => {
  const command = useShopCommand()
  const tell = useTell()
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
    command((shop) => ids.forEach((id) => shop.cart.requestDeliveryDate(id, day)))
    tell('cart.dated', { deliveries: names, day: formatLongDay(day) })
    onDone()
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
        isOpen={(day) => {
          const reason = days.closed(first.deliveryId, day)
          return reason === undefined ? { open: true } : { open: false, reason: t(`delivery.closed.${reason}`) }
        }}
        onPick={pick}
      />
    </Flyout>
  )
}
