import type { ReactNode } from 'react'
import { type Stock, stockStatus } from '#domain/catalogue/stock'
import type { LocationId } from '#domain/kernel/ids'
import { leadTimeWording, stockSign, stockWording } from './stock-wording'
import { classNames } from './class-names'
import signs from './signs.module.css'
import styles from './StockMark.module.css'

interface StockMarkProps {
  readonly stock: Stock | undefined
  /** What the user wants, in sales units; tells enough from too few. */
  readonly quantity?: number
  readonly discontinued?: boolean
  /** What stands beneath; left out: how long an article on order takes. Null: nothing. */
  readonly detail?: ReactNode
  readonly unit: string
  readonly locationId?: LocationId | undefined
  readonly className?: string | undefined
}

/** Stock for the chosen delivery: shape, words and colour say the same. */
export const StockMark = ({ stock, quantity, discontinued, detail, unit, locationId, className }: StockMarkProps) => {
  const status = stockStatus(stock, { locationId, quantity, discontinued })
  const beneath = detail === undefined ? leadTimeWording(status) : detail
  const words = stockWording(status, unit)
  const sign = stockSign[status.tag]
  return (
    <span className={classNames(styles.stock, styles[sign], signs[sign], className)}>
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
