import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { Notice } from '#application/projections/notices'
import { noticeText } from '../texts/notice-text'
import { t, type TextKey } from '../texts/t'
import { classNames } from './class-names'
import { Icon } from './Icon'
import type { IconName } from './Icon'
import styles from './Toasts.module.css'

/** What can be done about a notice, as a button in it. */
export interface NoticeAction {
  readonly text: TextKey
  readonly run: () => void
  /** Whether the notice stays when it is pressed; it closes otherwise. */
  readonly keepsNotice?: boolean
}

export interface ShownNotice extends Notice {
  readonly action?: NoticeAction | undefined
}

interface ToastsProps {
  readonly notices: readonly ShownNotice[]
  readonly onDismiss: (notice: string) => void
}

const icons: Readonly<Record<Notice['severity'], IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'info',
  error: 'warning',
}

/** Calls `ended` after `duration` ms, not counting the time while the element is hovered or focused, or the tab hidden. */
const countDown = (element: HTMLElement, duration: number, ended: () => void): (() => void) => {
  const ways = new AbortController()
  let remaining = duration
  let began = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const hold = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    remaining = Math.max(0, remaining - (performance.now() - began))
  }
  const run = () => {
    hold()
    began = performance.now()
    if (!document.hidden) timer = setTimeout(ended, remaining)
  }
  for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, hold, { signal: ways.signal })
  for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, run, { signal: ways.signal })
  document.addEventListener('visibilitychange', () => (document.hidden ? hold() : run()), { signal: ways.signal })
  run()
  return () => {
    clearTimeout(timer)
    ways.abort()
  }
}

interface ToastProps extends Pick<ToastsProps, 'onDismiss'> {
  readonly notice: ShownNotice
}

const Toast = ({ notice, onDismiss }: ToastProps) => {
  const item = useRef<HTMLLIElement>(null)
  const dismiss = useRef(() => onDismiss(notice.id))
  const { duration, action } = notice
  useEffect(() => {
    dismiss.current = () => onDismiss(notice.id)
  })
  useEffect(() => {
    if (item.current === null || duration === undefined) return undefined
    return countDown(item.current, duration, () => dismiss.current())
  }, [duration])
  return (
    <li ref={item} className={classNames(styles.toast, styles[notice.severity])}>
      <Icon name={icons[notice.severity]} />
      <span className={styles.text} role={notice.severity === 'error' ? 'alert' : undefined}>
        {noticeText(notice)}
      </span>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            if (action.keepsNotice !== true) onDismiss(notice.id)
            action.run()
          }}
        >
          {t(action.text)}
        </button>
      )}
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

/** The focus of a message that closes returns to where it came from, else to the heading of the page. */
const useFocusReturned = (region: RefObject<HTMLElement | null>): void => {
  const from = useRef<Element>(undefined)
  useEffect(() => {
    const element = region.current
    const enter = ({ relatedTarget: left }: FocusEvent) => {
      if (left instanceof Element && element?.contains(left) === false) from.current = left
    }
    const goElsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && element?.contains(target) === false) from.current = undefined
    }
    element?.addEventListener('focusin', enter)
    document.addEventListener('pointerdown', goElsewhere)
    return () => {
      element?.removeEventListener('focusin', enter)
      document.removeEventListener('pointerdown', goElsewhere)
    }
  }, [region])
  useEffect(() => {
    const before = from.current
    if (before === undefined || document.activeElement !== document.body) return
    from.current = undefined
    const target = before.isConnected ? before : document.querySelector('h1')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  })
}

/** Short messages, bottom left. The live region exists from the start, so that new messages are announced. */
export const Toasts = ({ notices, onDismiss }: ToastsProps) => {
  const region = useRef<HTMLDivElement>(null)
  useFocusReturned(region)
  return (
    // A list is no content of an output element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" ref={region} className={styles.region} aria-label={t('component.notices')}>
      <ul className={styles.list}>
        {notices.map((notice) => (
          <Toast key={notice.id} notice={notice} onDismiss={onDismiss} />
        ))}
      </ul>
    </div>
  )
}
