import type { ReactNode } from 'react'
import styles from './BottomBar.module.css'

interface BottomBarProps {
  readonly caption: string
  readonly amount?: string
  /** Why the next step cannot be taken; the sum panel, which says it too, is often out of sight. */
  readonly reason?: string | undefined
  readonly children: ReactNode
}

/** On a phone, the sum and the page's next step, fixed at the lower edge. Wider screens have the sum panel instead. */
export const BottomBar = ({ caption, amount, reason, children }: BottomBarProps) => (
  <div className={styles.bar} data-bottom-bar>
    {reason !== undefined && <p className={styles.reason}>{reason}</p>}
    <p className={styles.sum}>
      <span>{caption}</span>
      {amount !== undefined && <strong>{amount}</strong>}
    </p>
    {children}
  </div>
)
