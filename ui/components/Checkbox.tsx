import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Choice.module.css'

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: ReactNode
  /** The label is hidden visually but read by screen readers: for a box alone in a table row. */
  readonly hideLabel?: boolean
  /** Shown at the right, such as a facet's count. */
  readonly aside?: ReactNode
}

export const Checkbox = ({ label, hideLabel = false, aside, className, ...input }: CheckboxProps) => (
  <label className={classNames(styles.choice, className)}>
    <input {...input} type="checkbox" className={styles.box} />
    <span className={hideLabel ? 'visually-hidden' : styles.label}>{label}</span>
    {aside !== undefined && <span className={styles.aside}>{aside}</span>}
  </label>
)
