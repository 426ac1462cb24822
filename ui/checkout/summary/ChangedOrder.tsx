import type { OrderChange } from '#domain/checkout/changed-order'
import type { CartLine } from '#domain/cart/cart'
import { quantityWithin } from '#domain/cart/required-actions'
import type { LineDelivery } from '#domain/checkout/late-lines'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { LocationId } from '#domain/kernel/ids'
import { absurdCase } from '#domain/kernel/decider'
import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { useMay } from '../../shop/permissions'
import { deliveryName } from '../../texts/delivery-name'
import { formatDay, formatMoney, formatQuantity } from '../../texts/format'
import { lineDeliveryWords } from '../line-delivery-words'
import { t } from '../t'
import styles from './UnknownOrder.module.css'

const nameOf = ({ article, articleNumber }: CartLine): string => article?.name ?? articleNumber

/** Where a line comes from, on which day its delivery goes, and when the line is sent as the stock is now. */
export interface LinePlan {
  readonly location: LocationId | undefined
  readonly day: CalendarDate | undefined
  readonly delivery: LineDelivery
}

type PlanOf = (line: CartLine) => LinePlan

/** Undefined where the user may not see it. */
const changeText = (change: OrderChange, hidePrices: boolean, planOf: PlanOf): string | undefined => {
  switch (change.tag) {
    case 'LineAdded':
      return t('summary.changed.added', { name: nameOf(change.line), quantity: formatQuantity(change.line.quantity) })
    case 'LineRemoved':
      return t('summary.changed.removed', { name: nameOf(change.line) })
    case 'Quantity':
      return t('summary.changed.quantity', {
        name: nameOf(change.line),
        from: formatQuantity(change.from),
        to: formatQuantity(change.to),
      })
    case 'Price':
      return hidePrices
        ? undefined
        : t('summary.changed.price', {
            name: nameOf(change.line),
            from: formatMoney(change.from),
            to: formatMoney(change.to),
          })
    case 'Stock': {
      const { line } = change
      const { delivery, day } = planOf(line)
      return t(change.from === change.to ? 'summary.changed.short' : 'summary.changed.stock', {
        name: nameOf(line),
        when: lineDeliveryWords(delivery, line.article?.unit ?? '').join(', '),
        ...(day === undefined ? {} : { before: formatDay(day) }),
        from: formatQuantity(change.from),
        to: formatQuantity(change.to),
      })
    }
    case 'Day':
      return t('summary.changed.day', {
        delivery: deliveryName(change.deliveryId),
        from: formatDay(change.from),
        to: formatDay(change.to),
      })
    case 'Freight':
      return hidePrices
        ? undefined
        : t('summary.changed.freight', {
            delivery: deliveryName(change.deliveryId),
            from: formatMoney(change.from),
            to: formatMoney(change.to),
          })
    default:
      return absurdCase(change)
  }
}

interface ChangedOrderProps {
  readonly changes: readonly OrderChange[]
  readonly planOf: PlanOf
  readonly onAccept: () => void
  /** The buyer changes a line instead; without a quantity it is removed. */
  readonly onChangeLine: (line: CartLine, quantity: number | undefined) => void
}

/**
 * What has changed since the buyer saw the order, old beside new, and for what is short the ways out. It is ordered when it
 * is accepted.
 */
export const ChangedOrder = ({ changes, planOf, onAccept, onChangeLine }: ChangedOrderProps) => {
  const hidePrices = !useMay('seePrices')
  const shown = changes.flatMap((change) => {
    const text = changeText(change, hidePrices, planOf)
    return text === undefined ? [] : [{ change, text }]
  })
  return (
    <section className={styles.unknown} role="alert">
      <Icon name="warning" size={22} />
      <div>
        <h2>{t('summary.changed.title')}</h2>
        <p>{t(shown.length > 0 ? 'summary.changed.text' : 'summary.changed.hidden')}</p>
        <ul>
          {shown.map(({ change, text }) => (
            <li key={text}>
              {text}
              {change.tag === 'Stock' && <WaysOut change={change} planOf={planOf} onChangeLine={onChangeLine} />}
            </li>
          ))}
        </ul>
        <Button variant="secondary" onClick={onAccept}>
          {t('summary.changed.accept')}
        </Button>
      </div>
    </section>
  )
}

type WaysOutProps = Pick<ChangedOrderProps, 'planOf' | 'onChangeLine'> & {
  readonly change: Extract<OrderChange, { tag: 'Stock' }>
}

const WaysOut = ({ change: { line, to }, planOf, onChangeLine }: WaysOutProps) => {
  const fewer = quantityWithin(line, to, planOf(line).location)
  const way = (text: string, quantity: number | undefined) => (
    <Button
      variant="text"
      size="row"
      aria-label={t('cart.fix.labelled', { fix: text, name: nameOf(line) })}
      onClick={() => onChangeLine(line, quantity)}
    >
      {text}
    </Button>
  )
  return (
    <span className={styles.ways}>
      {fewer !== undefined && way(t('cart.fix.lower', { quantity: formatQuantity(fewer) }), fewer)}
      {way(t('cart.fix.remove'), undefined)}
    </span>
  )
}
