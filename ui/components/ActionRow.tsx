import type { ReactNode } from 'react'
import { t } from '../texts/t'
import { Icon } from './Icon'
import styles from './ActionRow.module.css'

interface ActionRowProps {
  /** What is wrong, in words; undefined when nothing is, and then only the row is drawn. */
  readonly cause: ReactNode | undefined
  /** Buttons that mend it. */
  readonly children?: ReactNode
  /** The row that it is about, drawn under the same tape. */
  readonly row?: ReactNode
}

/**
 * Marking tape over what has to be mended before the order can go on. A row that can come to need it stands in one
 * all the time, so that its controls keep what was typed and the focus when the need comes or goes.
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
