import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './Icon'
import type { IconName } from './Icon'
import styles from './Tag.module.css'

interface TagProps {
  readonly tone: 'campaign' | 'bad' | 'ok' | 'warn' | 'neutral'
  readonly icon?: IconName
  readonly children: ReactNode
}

/** A short label. Yellow is reserved for campaigns. */
export const Tag = ({ tone, icon, children }: TagProps) => (
  <span className={classNames(styles.tag, styles[tone])}>
    {icon !== undefined && <Icon name={icon} size={14} />}
    {children}
  </span>
)
