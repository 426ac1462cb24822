import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** https://html.spec.whatwg.org/#closewatcher */
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void }
  }
}

/**
 * Closes an overlay on the back gesture of a phone, as other apps do. Browsers without close requests go back one
 * page instead.
 */
export const useClosedByBack = (open: boolean, close: () => void): void => {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!open || window.CloseWatcher === undefined) return undefined
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => closeNow())
    return () => watcher.destroy()
  }, [open])
}
