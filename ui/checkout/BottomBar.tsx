import type { ReactNode } from 'react'
import styles from './BottomBar.module.css'

/** On a phone, the sum and the page's next step, fixed at the lower edge. Wider screens have the sum panel instead. */
export const BottomBar = ({ caption, amount, children }: { caption: string; amount?: string; children: ReactNode }) => (
  <div className={styles.bar} data-bottom-bar>
    <p className={styles.sum}>
      <span>{caption}</span>
      {amount !== undefined && <strong>{amount}</strong>}
    </p>
    {children}
  </div>
)
