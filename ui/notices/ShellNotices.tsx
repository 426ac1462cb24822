import { createContext, useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Notice } from '#application/projections/notices'
import { Toasts } from '../components/Toasts'
import { useNotices, useShopCommand } from '../shop/ShopContext'
import type { TextKey, TextParams } from '../texts/t'
import { takeStartMessage } from './start-message'
import type { Severity } from './start-message'

const TOAST_MS = 3000

export type Tell = (key: TextKey, params?: TextParams, severity?: Severity) => void

const TellContext = createContext<Tell>(() => undefined)

/** Tells the user something that no command of the shop tells already. */
export const useTell = (): Tell => useContext(TellContext)

/** Shows the shop's notices, the pages' own, and a message left before a reload (SHELL-07). */
export const ShellNotices = ({ children }: { children: ReactNode }) => {
  const prefix = useId()
  const count = useRef(0)
  const [own, setOwn] = useState<readonly Notice[]>([])
  const fromShop = useNotices()
  const withShop = useShopCommand()

  const add = useCallback(
    (key: string, params: TextParams, severity: Severity) => {
      count.current += 1
      const duration = severity === 'error' ? undefined : TOAST_MS
      const notice: Notice = { wrapped: false, id: `${prefix}${count.current}`, key, params, severity, duration }
      setOwn((shown) => [...shown.filter((other) => other.key !== key), notice])
    },
    [prefix],
  )
  const tell = useCallback<Tell>((key, params = {}, severity = 'info') => add(key, params, severity), [add])

  useEffect(() => {
    const left = takeStartMessage(() => window.sessionStorage)
    if (left !== undefined) add('service.message', { text: left.text }, left.severity)
  }, [add])

  const dismiss = useCallback(
    (id: string) => {
      setOwn((shown) => shown.filter((notice) => notice.id !== id))
      withShop((shop) => shop.dismiss(id))
    },
    [withShop],
  )
  const notices = useMemo(() => [...fromShop, ...own], [fromShop, own])

  return (
    <TellContext.Provider value={tell}>
      {children}
      <Toasts notices={notices} onDismiss={dismiss} />
    </TellContext.Provider>
  )
}
