import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** https://html.spec.whatwg.org/#closewatcher */
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void }
  }
}

/**
 * Closes what lies over the page when a phone's user goes back, as with everything else that covers a screen there.
 * Browsers that have no close requests go back a page, as they always did.
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
