import type { ReactNode } from 'react'
import { t } from '../texts/t'
import { Button } from './Button'
import styles from './FaultBox.module.css'

interface FaultBoxProps {
  /** What failed. */
  readonly title: string
  /** What still works. */
  readonly children?: ReactNode
  readonly onRetry?: (() => void) | undefined
}

/** Shown in place of a part of the page that could not be fetched. */
export const FaultBox = ({ title, children, onRetry }: FaultBoxProps) => (
  <div className={styles.fault} role="alert">
    <strong>{title}</strong>
    {children !== undefined && <div className={styles.words}>{children}</div>}
    {onRetry !== undefined && (
      <Button variant="secondary" onClick={onRetry}>
        {t('component.retry')}
      </Button>
    )}
  </div>
)
