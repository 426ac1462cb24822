import type { ReactNode } from 'react'
import { t } from '../texts/t'
import { Icon } from './Icon'
import styles from './ActionRow.module.css'

interface ActionRowProps {
  /** What is wrong, in words. When undefined, only the row is rendered. */
  readonly cause: ReactNode | undefined
  /** Buttons that fix it. */
  readonly children?: ReactNode
  /** The row that it is about, rendered under the same tape. */
  readonly row?: ReactNode
}

/**
 * Marking tape above a row that must be corrected before the order can be placed. A row that may need it is always
 * wrapped in one, so that its controls keep the typed text and the focus when the message appears or disappears.
 */
export const ActionRow = ({ cause, children, row }: ActionRowProps) => (
  <div className={cause === undefined ? undefined : styles.action}>
    {cause !== undefined && <div className={styles.tape} />}
    {row}
    {cause !== undefined && (
      <div className={styles.cause}>
        <span className={styles.sign}>
          <Icon name="warning" />
          <span className="visually-hidden">{t('component.actionRequired')}</span>
        </span>
        <div className={styles.words}>{cause}</div>
        {children !== undefined && <div className={styles.ways}>{children}</div>}
      </div>
    )}
  </div>
)
