import type { ReactNode } from 'react'
import styles from './EmptyCompartment.module.css'

interface EmptyCompartmentProps {
  readonly title: string
  /** The next step: its text and its address. */
  readonly children?: ReactNode
}

/** The empty state: an empty compartment with a yellow label and the next step. */
export const EmptyCompartment = ({ title, children }: EmptyCompartmentProps) => (
  <div className={styles.empty}>
    <svg width="72" height="60" viewBox="0 0 72 60" fill="none" stroke="var(--line-2)" aria-hidden="true">
      <path d="M1 0v47M71 0v47M15 0v35h42V0M15 35 1 47M57 35l14 12" strokeWidth="1.2" />
      <rect x="1" y="47.5" width="70" height="11" fill="var(--campaign)" stroke="var(--ink)" strokeWidth="1.5" />
    </svg>
    <div>
      <strong>{title}</strong>
      {children !== undefined && <div className={styles.next}>{children}</div>}
    </div>
  </div>
)
