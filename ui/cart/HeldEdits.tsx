import type { Shop } from '#application/shop/shop'
import type { HeldEdit } from '#domain/cart/refused-edits'
import { calendarDate, daysBetween, type CalendarDate } from '#domain/kernel/calendar-date'
import * as O from 'fp-ts/Option'
import { Button } from '../components/Button'
import { useToday } from '../shop/now'
import { useProjection, useShopCommand } from '../shop/ShopContext'
import { useDropEdits } from '../notices/use-drop-edits'
import { formatDay } from '../texts/format'
import { heldWhat } from './held-words'
import { t } from './t'
import styles from './RefusedEdits.module.css'

const none: readonly HeldEdit[] = []
const heldOf = (shop: Shop) => shop.cart.heldEdits

const dayOf = ({ at }: HeldEdit, today: CalendarDate | undefined): string => {
  const day = O.toUndefined(calendarDate(at.slice(0, 10)))
  if (day === undefined || today === undefined) return t('cart.held.before')
  const days = daysBetween(day, today)
  if (days === 0) return t('cart.held.today')
  return days === 1 ? t('cart.held.yesterday') : formatDay(day)
}

/** Edits that were left unsent on an earlier day, or could not be told of, with what each of them would do (ERROR-25). */
export const HeldEdits = () => {
  const held = useProjection(heldOf, none)
  const today = useToday()
  const command = useShopCommand()
  const { discardHeld } = useDropEdits()
  const ids = held.map(({ id }) => id)
  const [oldest] = held
  if (oldest === undefined) return null
  const title = t('cart.held.title', { day: dayOf(oldest, today) })
  return (
    <section className={styles.list} aria-label={title}>
      <strong>{title}</strong>
      <ul className={styles.held}>
        {held.map(({ id, edit }) => (
          <li key={id}>{heldWhat(edit)}</li>
        ))}
      </ul>
      <span className={styles.ways}>
        <Button
          size="row"
          onClick={() =>
            command((shop) => {
              shop.cart.sendHeld(ids)
              shop.cart.sendNow()
            })
          }
        >
          {t('cart.held.send')}
        </Button>
        <Button variant="secondary" size="row" onClick={() => discardHeld(ids)}>
          {t('cart.held.discard')}
        </Button>
      </span>
    </section>
  )
}
