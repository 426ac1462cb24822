import type { ReactNode } from 'react'
import { type Stock, stockStatus } from '#domain/catalogue/stock'
import type { LocationId } from '#domain/kernel/ids'
import { leadTimeWording, stockSign, stockWording } from './stock-wording'
import { classNames } from './class-names'
import signs from './signs.module.css'
import styles from './StockMark.module.css'

interface StockMarkProps {
  readonly stock: Stock | undefined
  /** The wanted quantity in sales units, to tell whether the stock is enough. */
  readonly quantity?: number | undefined
  readonly discontinued?: boolean
  /** The line below. When left out: the lead time of an order article. Null: no line. */
  readonly detail?: ReactNode
  readonly unit: string
  readonly locationId?: LocationId | undefined
  readonly className?: string | undefined
}

/** Stock for the chosen delivery. Shape, words and colour all show the status. */
export const StockMark = ({ stock, quantity, discontinued, detail, unit, locationId, className }: StockMarkProps) => {
  const status = stockStatus(stock, { locationId, quantity, discontinued })
  const beneath = detail === undefined ? leadTimeWording(status) : detail
  const words = stockWording(status, unit)
  return (
    <span className={signClass(stockSign[status.tag], className)}>
      {beneath === undefined || beneath === null ? (
        words
      ) : (
        <span>
          {words}
          <span className={styles.detail}>{beneath}</span>
        </span>
      )}
    </span>
  )
}

type Sign = (typeof stockSign)[keyof typeof stockSign]

const classOf = (sign: Sign): string => classNames(styles.stock, styles[sign], signs[sign])

// A list has hundreds of them.
const signClasses: Readonly<Record<Sign, string>> = {
  inStock: classOf('inStock'),
  tooFew: classOf('tooFew'),
  incoming: classOf('incoming'),
  onOrder: classOf('onOrder'),
  gone: classOf('gone'),
  none: classOf('none'),
}

const signClass = (sign: Sign, className: string | undefined): string =>
  className === undefined ? signClasses[sign] : `${signClasses[sign]} ${className}`

interface StockSignProps {
  readonly sign: Sign
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Words about stock, with the sign and the colour of their status. */
export const StockSign = ({ sign, className, children }: StockSignProps) => (
  <span className={signClass(sign, className)}>{children}</span>
)
