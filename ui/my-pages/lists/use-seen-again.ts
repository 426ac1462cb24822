import { useEffect, useEffectEvent } from 'react'

interface SeenAgainOptions {
  /** Milliseconds between two looks at what colleagues have changed, while the page is seen. */
  readonly everyMs: number
  /** Whether the latest look was answered: a slow answer is waited for, since another look would cut it off. */
  readonly isAnswered: boolean
}

/** Calls back when the user returns to the page, and now and then while it is seen. */
export const useSeenAgain = (look: () => void, { everyMs, isAnswered }: SeenAgainOptions): void => {
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look()
  })
  const onTime = useEffectEvent(() => {
    if (isAnswered && document.visibilityState === 'visible') look()
  })
  useEffect(() => {
    const ways = new AbortController()
    document.addEventListener('visibilitychange', () => onReturn(), { signal: ways.signal })
    window.addEventListener('focus', () => onReturn(), { signal: ways.signal })
    const timer = setInterval(() => onTime(), everyMs)
    return () => {
      ways.abort()
      clearInterval(timer)
    }
  }, [everyMs])
}
