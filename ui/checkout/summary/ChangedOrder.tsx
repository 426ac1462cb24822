import type { OrderChange } from '#domain/checkout/changed-order'
import type { CartLine } from '#domain/cart/cart'
import { absurdCase } from '#domain/kernel/decider'
import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { useMay } from '../../shop/permissions'
import { deliveryName } from '../../texts/delivery-name'
import { formatDay, formatMoney, formatQuantity } from '../../texts/format'
import { t } from '../t'
import styles from './UnknownOrder.module.css'

const nameOf = ({ article, articleNumber }: CartLine): string => article?.name ?? articleNumber

/** Undefined where the user may not see it. */
const changeText = (change: OrderChange, hidePrices: boolean): string | undefined => {
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
    case 'Stock':
      return t('summary.changed.stock', {
        name: nameOf(change.line),
        from: formatQuantity(change.from),
        to: formatQuantity(change.to),
      })
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

/** What has changed since the buyer saw the order, old beside new. It is ordered when it is accepted. */
export const ChangedOrder = ({
  changes,
  onAccept,
}: {
  readonly changes: readonly OrderChange[]
  readonly onAccept: () => void
}) => {
  const hidePrices = !useMay('seePrices')
  const texts = changes.flatMap((change) => changeText(change, hidePrices) ?? [])
  return (
    <section className={styles.unknown} role="alert">
      <Icon name="warning" size={22} />
      <div>
        <h2>{t('summary.changed.title')}</h2>
        <p>{t(texts.length > 0 ? 'summary.changed.text' : 'summary.changed.hidden')}</p>
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Button variant="secondary" onClick={onAccept}>
          {t('summary.changed.accept')}
        </Button>
      </div>
    </section>
  )
}
