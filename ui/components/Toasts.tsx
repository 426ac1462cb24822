import { useEffect, useRef, useState } from 'react'
import type { Notice } from '#application/projections/notices'
import { noticeText } from '../texts/notice-text'
import { t } from '../texts/t'
import { classNames } from './class-names'
import { Icon } from './Icon'
import type { IconName } from './Icon'
import styles from './Toasts.module.css'

interface ToastsProps {
  readonly notices: readonly Notice[]
  readonly onDismiss: (notice: string) => void
}

const icons: Readonly<Record<Notice['severity'], IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'info',
  error: 'warning',
}

/** A time that stands still while the user reads: under the pointer, or with focus in it. */
const useDismissal = (duration: number | undefined, held: boolean, dismiss: () => void) => {
  const remaining = useRef(duration)
  const latest = useRef(dismiss)
  useEffect(() => {
    latest.current = dismiss
  })
  useEffect(() => {
    if (remaining.current === undefined || held) return undefined
    const began = performance.now()
    const timer = setTimeout(() => latest.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, (remaining.current ?? 0) - (performance.now() - began))
    }
  }, [held])
}

const Toast = ({ notice, onDismiss }: { readonly notice: Notice; readonly onDismiss: (notice: string) => void }) => {
  const [held, setHeld] = useState(false)
  useDismissal(notice.duration, held, () => onDismiss(notice.id))
  return (
    <li
      className={classNames(styles.toast, styles[notice.severity])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[notice.severity]} />
      <span className={styles.text} role={notice.severity === 'error' ? 'alert' : undefined}>
        {noticeText(notice)}
      </span>
      <button
        type="button"
        className={styles.close}
        aria-label={t('component.dismiss')}
        onClick={() => onDismiss(notice.id)}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  )
}

/** Short messages, bottom left. The region is there from the start, so that what comes into it is read aloud. */
export const Toasts = ({ notices, onDismiss }: ToastsProps) => (
  <div className={styles.region} role="status" aria-label={t('component.notices')}>
    <ul className={styles.list}>
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} onDismiss={onDismiss} />
      ))}
    </ul>
  </div>
)
