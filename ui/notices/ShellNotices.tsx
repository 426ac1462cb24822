import { createContext, useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { TOAST_MS } from '#application/messages/notice-board'
import { Toasts, type NoticeAction, type ShownNotice } from '../components/Toasts'
import { SaveLogDialog } from '../help/SaveLogDialog'
import { useNotices, useShopCommand } from '../shop/ShopContext'
import { noticeText } from '../texts/notice-text'
import type { TextKey, TextParams } from '../texts/t'
import { takeStartMessage } from './start-message'
import type { Severity } from './start-message'

/** A notice with a button stays for as long as it takes to read it and reach the button. */
const ACTION_MS = 10_000

/** Shows a notice, and returns a function that withdraws it. */
export type Tell = (key: TextKey, params?: TextParams, severity?: Severity, action?: NoticeAction) => () => void

const nothing = (): void => undefined
const TellContext = createContext<Tell>(() => nothing)

/** Shows a notice of a view. Commands of the shop show their own. */
export const useTell = (): Tell => useContext(TellContext)

/**
 * A new notice replaces one of the same kind or with the same text, unless that one has a button for something of its own.
 * What was left before a reload says only its text.
 */
const isReplacedBy = (notice: ShownNotice, other: ShownNotice): boolean =>
  other.action === undefined && (other.key === notice.key || noticeText(other) === noticeText(notice))

/** Shows the shop's notices, the pages' own, and a message left before a reload (SHELL-07). */
export const ShellNotices = ({ children }: { children: ReactNode }) => {
  const prefix = useId()
  const count = useRef(0)
  const [own, setOwn] = useState<readonly ShownNotice[]>([])
  const fromShop = useNotices()
  const command = useShopCommand()

  const add = useCallback(
    (key: string, params: TextParams, severity: Severity, action?: NoticeAction) => {
      count.current += 1
      const id = `${prefix}${count.current}`
      const duration = severity === 'error' ? undefined : action === undefined ? TOAST_MS : ACTION_MS
      const notice: ShownNotice = { wrapped: false, offersLog: false, id, key, params, severity, duration, action }
      setOwn((shown) => [...shown.filter((other) => !isReplacedBy(notice, other)), notice])
      return () => setOwn((shown) => shown.filter((other) => other.id !== id))
    },
    [prefix],
  )
  const tell = useCallback<Tell>(
    (key, params = {}, severity = 'info', action) => add(key, params, severity, action),
    [add],
  )

  useEffect(() => {
    const left = takeStartMessage(() => window.sessionStorage)
    if (left !== undefined) add('service.message', { text: left.text }, left.severity)
  }, [add])

  const dismiss = useCallback(
    (id: string) => {
      setOwn((shown) => shown.filter((notice) => notice.id !== id))
      command((shop) => shop.dismiss(id))
    },
    [command],
  )
  const [isLogOpen, setIsLogOpen] = useState(false)
  const notices = useMemo(() => {
    const saveLog: NoticeAction = { text: 'help.log.button', run: () => setIsLogOpen(true), keepsNotice: true }
    const told = new Set(own.map(noticeText))
    const others = fromShop.filter((notice) => notice.offersLog || !told.has(noticeText(notice)))
    return [...others.map((notice) => (notice.offersLog ? { ...notice, action: saveLog } : notice)), ...own]
  }, [fromShop, own])

  return (
    <TellContext.Provider value={tell}>
      {children}
      <Toasts notices={notices} onDismiss={dismiss} />
      <SaveLogDialog open={isLogOpen} onClose={() => setIsLogOpen(false)} />
    </TellContext.Provider>
  )
}
