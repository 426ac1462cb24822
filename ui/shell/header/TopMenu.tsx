import { useEffect, useEffectEvent, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { classNames } from '../../components/class-names'
import { Flyout } from '../../components/Flyout'
import { Icon } from '../../components/Icon'
import { useOverlay } from '../../overlays/OverlaysContext'
import styles from './header.module.css'

interface TopMenuProps {
  readonly name: 'productMenu' | 'servicesMenu' | 'extraMenu'
  readonly title: string
  /** Given the function that closes the menu after a choice. */
  readonly children: (close: () => void) => ReactNode
}

const choicesIn = (place: HTMLElement | null): readonly HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('dialog a[href], dialog li > button') ?? []),
]

/** The index after an arrow key; -1 is before the first choice. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * One of the three menus of the main navigation, of which one is open at a time (SHELL-04). A click or the arrow down
 * opens it, arrows move through it, and Esc closes it and returns the focus. A navigation also closes it.
 */
export const TopMenu = ({ name, title, children }: TopMenuProps) => {
  const menu = useOverlay(name)
  const place = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)
  useClosedByLeaving(menu)

  // After the flyout's own focus, which is the panel's.
  useEffect(() => {
    if (menu.open && byKey.current) choicesIn(place.current)[0]?.focus()
    byKey.current = false
  }, [menu.open])

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || (!menu.open && event.key !== 'ArrowDown')) return
    event.preventDefault()
    if (!menu.open) {
      byKey.current = true
      menu.onOpen()
      return
    }
    const choices = choicesIn(place.current)
    const at = choices.findIndex((choice) => choice === document.activeElement)
    choices[step(at, choices.length)]?.focus()
  }

  return (
    // It handles keys of the button and the links inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={place} onKeyDown={walk} className={name === 'extraMenu' ? styles.extraMenu : undefined}>
      <Flyout
        {...menu}
        title={title}
        panelClassName={classNames(styles.menuPanel, name === 'productMenu' && styles.belowBar)}
        trigger={{
          className: name === 'productMenu' ? styles.products : styles.plateButton,
          content: (
            <>
              {name === 'productMenu' && <Icon name="menu" size={20} />} {title}
              {name !== 'productMenu' && <Icon name="chevronDown" size={16} />}
            </>
          ),
        }}
      >
        {children(menu.onClose)}
      </Flyout>
    </div>
  )
}

const useClosedByLeaving = ({ open, onClose }: ReturnType<typeof useOverlay>) => {
  const { pathname } = useLocation()
  const arrive = useEffectEvent((_path: string) => {
    if (open) onClose()
  })
  useEffect(() => arrive(pathname), [pathname])
}
