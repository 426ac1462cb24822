import type { ReactNode } from 'react'
import styles from './CheckoutPage.module.css'

/** The frame of cart, delivery, summary and confirmation: heading, dockets, and the sum rail beside or below them. */
export const CheckoutPage = ({
  title,
  intro,
  actions,
  tools,
  banner,
  rail,
  busy = false,
  children,
}: {
  title: string
  intro?: ReactNode
  /** Actions to the right of the heading. */
  actions?: ReactNode
  /** Actions for the whole page, below the heading. */
  tools?: ReactNode
  /** A message that concerns the whole page. */
  banner?: ReactNode
  rail?: ReactNode
  /** A change is being saved; nothing is disabled meanwhile (CART-21). */
  busy?: boolean
  children: ReactNode
}) => (
  <div className={`page-width ${styles.page}`}>
    <header className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {tools === undefined && <Actions>{actions}</Actions>}
    </header>
    {tools !== undefined && (
      <div className={styles.bar}>
        {tools}
        <Actions>{actions}</Actions>
      </div>
    )}
    {banner}
    <div className={rail === undefined ? undefined : styles.columns} aria-busy={busy || undefined}>
      <div className={styles.dockets}>{children}</div>
      {rail !== undefined && <div className={styles.rail}>{rail}</div>}
    </div>
  </div>
)

const Actions = ({ children }: { children: ReactNode }) =>
  children === undefined ? null : <div className={styles.actions}>{children}</div>
