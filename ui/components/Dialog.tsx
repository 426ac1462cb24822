import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { t } from '../texts/t'
import { Icon } from './Icon'
import styles from './Dialog.module.css'

/** Attribute of the control that gets the focus when its dialog opens; otherwise the close button gets it. */
export const FOCUSED_FIRST = 'data-focused-first'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
}

/** A modal dialog of the browser: the focus stays in it, Esc closes it, and the focus returns. */
export const Dialog = ({ open, onClose, title, children }: DialogProps) => {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open && dialog.current?.open === false) {
      dialog.current.showModal()
      dialog.current.querySelector<HTMLElement>(`[${FOCUSED_FIRST}]`)?.focus()
    }
    if (!open && dialog.current?.open === true) dialog.current.close()
  }, [open])

  // A dialog that is taken away while it is open would take the focus with it.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element?.open === true) element.close()
    }
  }, [])

  // A press that begins in the dialog and ends beside it is none of the backdrop: a text is selected, or what loads has
  // moved what was pressed. Nothing that is typed is lost by it.
  const beganBeside = useRef(false)
  useEffect(() => {
    const element = dialog.current
    const begin = (event: PointerEvent) => {
      beganBeside.current = event.target === element
    }
    const pressBackdrop = (event: MouseEvent) => {
      if (event.target === element && beganBeside.current) onClose()
    }
    element?.addEventListener('pointerdown', begin)
    element?.addEventListener('click', pressBackdrop)
    return () => {
      element?.removeEventListener('pointerdown', begin)
      element?.removeEventListener('click', pressBackdrop)
    }
  }, [onClose])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={open ? titleId : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head} data-surface="sign">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles.close} aria-label={t('component.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  )
}
