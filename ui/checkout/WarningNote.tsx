import type { ReactNode } from 'react'
import { Icon } from '../components/Icon'
import styles from './WarningNote.module.css'

/** What the user should know before they go on, beside what it is about. */
export const WarningNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>
    <Icon name="warning" size={18} />
    <span>{children}</span>
  </p>
)
