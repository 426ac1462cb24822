import type { ReactNode } from 'react'
import { useDeferredCartStatus } from '../shop/ShopContext'
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
  /** The order is being placed. A change of the cart that is being saved makes it busy too (CART-21). */
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
    <Columns busy={busy} rail={rail}>
      {children}
    </Columns>
  </div>
)

/** That a change is being saved is drawn here alone: the dockets of a long cart cost many frames. Nothing is disabled. */
const Columns = ({ busy, rail, children }: { busy: boolean; rail: ReactNode; children: ReactNode }) => {
  const isSaving = useDeferredCartStatus() === 'mutating'
  return (
    <div className={rail === undefined ? undefined : styles.columns} aria-busy={busy || isSaving || undefined}>
      <div className={styles.dockets}>{children}</div>
      {rail !== undefined && <div className={styles.rail}>{rail}</div>}
    </div>
  )
}

const Actions = ({ children }: { children: ReactNode }) =>
  children === undefined ? null : <div className={styles.actions}>{children}</div>
