import type { ReactNode } from 'react'
import { stockText } from '#domain/catalogue/stock-text'
import type { Stock } from '#domain/catalogue/stock'
import type { LocationId } from '#domain/kernel/ids'
import { leadTimeWording, stockWording } from './stock-wording'
import { classNames } from './class-names'
import styles from './StockMark.module.css'

type Mark = ReturnType<typeof stockText>['mark']

const square = <rect x="1" y="1" width="12" height="12" fill="none" stroke="currentColor" strokeWidth="1.5" />

const drawings: Readonly<Record<Mark, ReactNode>> = {
  inStock: (
    <>
      <rect width="14" height="14" fill="currentColor" />
      <path d="m3 7.2 2.8 2.8L11 4.6" fill="none" stroke="var(--paper)" strokeWidth="2" />
    </>
  ),
  tooFew: (
    <>
      {square}
      <rect x="1" y="7" width="12" height="6" fill="currentColor" />
    </>
  ),
  incoming: (
    <>
      <rect
        x="1"
        y="1"
        width="12"
        height="12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="2.5 1.5"
      />
      <path d="M3.5 7h6M7.2 4.5 9.7 7 7.2 9.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
  onOrder: square,
  gone: (
    <>
      {square}
      <path d="m4.3 4.3 5.4 5.4M9.7 4.3 4.3 9.7" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
  none: <path d="M2 7h10" stroke="currentColor" strokeWidth="1.5" />,
}

interface StockMarkProps {
  readonly stock: Stock | undefined
  /** What the user wants, in sales units; tells enough from too few. */
  readonly quantity?: number
  readonly discontinued?: boolean
  /** What stands beneath; left out: how long an article on order takes. Null: nothing. */
  readonly detail?: ReactNode
  readonly unit: string
  readonly locationId?: LocationId | undefined
}

/** Stock for the chosen delivery: shape, words and colour say the same. */
export const StockMark = ({ stock, quantity, discontinued, detail, unit, locationId }: StockMarkProps) => {
  const told = stockText(stock, { locationId, quantity, discontinued })
  const beneath = detail === undefined && told.mark === 'onOrder' ? leadTimeWording(told) : detail
  return (
    <span className={classNames(styles.stock, styles[told.mark])}>
      <svg className={styles.mark} width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        {drawings[told.mark]}
      </svg>
      <span>
        <span className={styles.text}>{stockWording(told, unit)}</span>
        {beneath !== undefined && beneath !== null && <span className={styles.detail}>{beneath}</span>}
      </span>
    </span>
  )
}
