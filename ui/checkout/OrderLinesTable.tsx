import type { ReactNode } from 'react'
import { lineTotal } from '#domain/cart/cart-view'
import type { CartLine } from '#domain/cart/cart'
import type { LineDelivery } from '#domain/checkout/late-lines'
import { Illustration } from '../illustrations/Illustration'
import { formatAmount, formatQuantity } from '../texts/format'
import { UnbrokenName } from '../components/UnbrokenName'
import { LineDeliveryText } from './LineDeliveryText'
import { t } from './t'
import styles from './OrderLinesTable.module.css'

interface OrderLinesTableProps {
  readonly caption: string
  readonly lines: readonly CartLine[]
  readonly hidePrices: boolean
  /** The delivery of a line; left out where nothing is delivered. */
  readonly deliveryOf?: (line: CartLine) => LineDelivery
}

/** The lines of a docket that cannot be edited. */
export const OrderLinesTable = ({ caption, lines, hidePrices, deliveryOf }: OrderLinesTableProps) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th className={styles.drawing}>
          <span className="visually-hidden">{t('order.column.drawing')}</span>
        </th>
        <th className={styles.number}>{t('order.column.article')}</th>
        <th>{t('order.column.name')}</th>
        <th className={styles.day}>{t('order.column.day')}</th>
        <th className={styles.quantity}>{t('order.column.quantity')}</th>
        {!hidePrices && <th className={styles.price}>{t('order.column.price')}</th>}
        {!hidePrices && <th className={styles.total}>{t('order.column.total')}</th>}
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <OrderLine
          key={line.key}
          line={line}
          hidePrices={hidePrices}
          day={
            deliveryOf === undefined ? (
              '–'
            ) : (
              <LineDeliveryText delivery={deliveryOf(line)} unit={line.article?.unit ?? ''} />
            )
          }
        />
      ))}
    </tbody>
  </table>
)

const OrderLine = ({ line, hidePrices, day }: { line: CartLine; hidePrices: boolean; day: ReactNode }) => {
  const { article } = line
  const unit = article?.unit ?? ''
  const price = article?.price
  const total = lineTotal(line)
  const quantity = `${formatQuantity(line.quantity)}\u00a0${unit}`
  const priced = price !== undefined && !price.askForPrice
  return (
    <tr>
      <td className={styles.drawing}>
        <Illustration family={article?.family ?? ''} name={article?.name} size={40} />
      </td>
      <td className={`${styles.number} mono`}>{line.articleNumber}</td>
      <td className={styles.name}>
        <span className={`${styles.numberAbove} mono`} aria-hidden="true">
          {line.articleNumber}
        </span>
        <strong>
          <UnbrokenName name={article?.name ?? line.articleNumber} />
        </strong>
        {line.label !== '' && <span className={styles.label}>{t('cart.label.is', { label: line.label })}</span>}
        <span className={styles.quantityBelow} aria-hidden="true">
          {priced && !hidePrices
            ? t('order.quantityAtPrice', { quantity, price: formatAmount(price.netPrice) })
            : quantity}
        </span>
      </td>
      <td className={styles.day}>{day}</td>
      <td className={styles.quantity}>{quantity}</td>
      {!hidePrices && <td className={styles.price}>{priced ? formatAmount(price.netPrice) : '–'}</td>}
      {!hidePrices && (
        <td className={styles.total}>{total === undefined ? t('cart.row.onRequest') : formatAmount(total)}</td>
      )}
    </tr>
  )
}
