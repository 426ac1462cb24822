import type { LastPurchase as Purchase } from '#application/ports/purchase-history'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { classNames } from '../components/class-names'
import { useToday } from '../shop/now'
import { formatDayOfMonth, formatDayOfYear, formatQuantity } from '../texts/format'
import { t } from '../texts/t'
import styles from './LastPurchase.module.css'

const dayWords = (day: CalendarDate, today: CalendarDate | undefined): string =>
  day.slice(0, 4) === today?.slice(0, 4) ? formatDayOfMonth(day) : formatDayOfYear(day)

const useWords = ({ day, quantity, unit }: Purchase) => {
  const today = useToday()
  return { day: dayWords(day, today), amount: t('catalogue.amount', { quantity: formatQuantity(quantity), unit }) }
}

interface LastPurchaseMarkProps {
  readonly purchase: Purchase
  /** Below a name that has a drawing before it. */
  readonly besideDrawing: boolean
}

/** When the article of a row was bought last and how many. It takes no room, so that the row stays as it was. */
export const LastPurchaseMark = ({ purchase, besideDrawing }: LastPurchaseMarkProps) => {
  const words = useWords(purchase)
  return (
    <span className={classNames(styles.mark, besideDrawing && styles.beside)} title={t('catalogue.boughtLast', words)}>
      {t('catalogue.bought', words)}
    </span>
  )
}

/** The same in a sentence of its own. */
export const LastPurchaseLine = ({ purchase }: { purchase: Purchase }) => (
  <span>{t('catalogue.boughtLast', useWords(purchase))}</span>
)
