import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Choice.module.css'

interface RadioRowProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: ReactNode
  /** Number or code above the label. */
  readonly code?: ReactNode
  readonly description?: ReactNode
}

/** One of several options; the whole row is clickable, and the chosen one is tinted. */
export const RadioRow = ({ label, code, description, className, ...input }: RadioRowProps) => (
  <label className={classNames(styles.radioRow, className)}>
    <input {...input} type="radio" className={styles.radio} />
    <span>
      {code !== undefined && <span className={styles.code}>{code}</span>}
      <span className={styles.name} data-name="">
        {label}
      </span>
      {description !== undefined && <span className={styles.description}>{description}</span>}
    </span>
  </label>
)
