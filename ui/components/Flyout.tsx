import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { t } from '../texts/t'
import { classNames } from './class-names'
import { Icon } from './Icon'
import { useClosedByBack } from './use-closed-by-back'
import { useDocumentMark } from './use-document-mark'
import { useInsideWindow } from './use-inside-window'
import styles from './Flyout.module.css'

/** Properties for the button that the panel is attached to. */
export interface FlyoutTriggerProps {
  readonly 'aria-expanded': boolean
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-controls': string | undefined
  readonly onClick: () => void
}

export type FlyoutTrigger =
  | ((props: FlyoutTriggerProps) => ReactNode)
  | { readonly label?: string; readonly content: ReactNode; readonly className?: string | undefined }

interface FlyoutProps {
  readonly trigger: FlyoutTrigger
  readonly title: string
  readonly children: ReactNode
  readonly open: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly align?: 'start' | 'end'
  /** For the element that the panel is attached to; it has `position: relative`. */
  readonly className?: string | undefined
  readonly panelClassName?: string | undefined
}

const focusFirst = (panel: HTMLElement) => {
  const wanted = panel.querySelector<HTMLElement>('[data-autofocus], input:not([type=hidden]), select, textarea')
  const target = wanted ?? panel
  target.focus({ preventScroll: true })
}

const focusTrigger = (anchor: HTMLElement | null) =>
  anchor?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus({ preventScroll: true })

/**
 * A panel attached to its trigger; on small screens a sheet over the whole page. Esc, a click outside and focus that
 * leaves it close it. The focus returns to the trigger, unless it has gone elsewhere.
 */
export const Flyout = ({
  trigger,
  title,
  children,
  open,
  onOpen,
  onClose,
  align = 'start',
  className,
  panelClassName,
}: FlyoutProps) => {
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const latestClose = useRef(onClose)
  useEffect(() => {
    latestClose.current = onClose
  })

  useDocumentMark('flyout', open ? id : undefined)
  useInsideWindow(panel, open)
  useEffect(() => {
    if (!open) return undefined
    if (panel.current !== null) focusFirst(panel.current)
    const ways = new AbortController()
    const attachedTo = anchor.current
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && attachedTo?.contains(target) === false) latestClose.current()
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      latestClose.current()
      focusTrigger(attachedTo)
    }
    document.addEventListener('pointerdown', closeFromOutside, { signal: ways.signal })
    document.addEventListener('focusin', closeFromOutside, { signal: ways.signal })
    document.addEventListener('keydown', closeByKey, { signal: ways.signal })
    return () => {
      ways.abort()
      // What had the focus in the panel is gone with it.
      if (document.activeElement === document.body) focusTrigger(attachedTo)
    }
  }, [open])

  const closeAndReturn = () => {
    onClose()
    focusTrigger(anchor.current)
  }
  useClosedByBack(open, closeAndReturn)
  const triggerProps: FlyoutTriggerProps = {
    'aria-expanded': open,
    'aria-haspopup': 'dialog',
    'aria-controls': open ? id : undefined,
    onClick: open ? onClose : onOpen,
  }

  return (
    <div ref={anchor} className={classNames(styles.anchor, className)}>
      {typeof trigger === 'function' ? (
        trigger(triggerProps)
      ) : (
        <button type="button" className={trigger.className} aria-label={trigger.label} {...triggerProps}>
          {trigger.content}
        </button>
      )}
      {open && (
        <dialog
          open
          ref={panel}
          id={id}
          aria-labelledby={`${id}-title`}
          tabIndex={-1}
          className={classNames(styles.panel, align === 'end' && styles.end, panelClassName)}
        >
          <div className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={t('component.close')} onClick={closeAndReturn}>
              <Icon name="close" size={18} />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </dialog>
      )}
    </div>
  )
}
