import type { ReactNode } from 'react'
import type { Money } from '#domain/kernel/money'
import { formatMoney } from '../texts/format'
import styles from './DocketSubtotal.module.css'

/** The foot of a docket that can no longer be changed; `amount` is undefined where prices are hidden. */
export const DocketSubtotal = ({
  amount,
  caption,
  children,
}: {
  amount: Money | undefined
  caption?: string
  children: ReactNode
}) => (
  <div className={styles.foot}>
    <div className={styles.start}>{children}</div>
    {amount !== undefined && (
      <p className={styles.amount}>
        {caption !== undefined && <span>{caption}</span>}
        <strong>{formatMoney(amount)}</strong>
      </p>
    )}
  </div>
)
