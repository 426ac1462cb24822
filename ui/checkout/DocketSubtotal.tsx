import type { ReactNode } from 'react'
import type { Money } from '#domain/kernel/money'
import { formatMoney } from '../texts/format'
import { t } from './t'
import styles from './DocketSubtotal.module.css'

const freightText = (freight: Money): string =>
  freight === 0 ? t('checkout.docket.freightFree') : t('checkout.docket.freight', { amount: formatMoney(freight) })

/**
 * The foot of a docket that cannot be edited. `amount` includes the freight, and is undefined where prices are hidden.
 */
export const DocketSubtotal = ({
  amount,
  caption,
  freight,
  children,
}: {
  amount: Money | undefined
  caption?: string
  freight: Money | undefined
  children: ReactNode
}) => (
  <div className={styles.foot}>
    <div className={styles.start}>{children}</div>
    {amount !== undefined && (
      <p className={styles.amount}>
        {caption !== undefined && <span>{caption}</span>}
        <strong>{formatMoney(amount)}</strong>
        {freight !== undefined && <span>{freightText(freight)}</span>}
      </p>
    )}
  </div>
)
