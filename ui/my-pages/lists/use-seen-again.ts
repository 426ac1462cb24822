import { useEffect, useEffectEvent } from 'react'

/** Milliseconds between two looks at what colleagues have changed, while the page is seen. */
const LOOK_EVERY_MS = 20_000

/** Calls back when the user returns to the page, and now and then while it is seen. */
export const useSeenAgain = (look: () => void): void => {
  const latest = useEffectEvent(look)
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') latest()
    }
    const ways = new AbortController()
    document.addEventListener('visibilitychange', lookIfSeen, { signal: ways.signal })
    window.addEventListener('focus', lookIfSeen, { signal: ways.signal })
    const timer = setInterval(lookIfSeen, LOOK_EVERY_MS)
    return () => {
      ways.abort()
      clearInterval(timer)
    }
  }, [])
}
