import { useEffect, useRef, useState } from 'react'

/** `compact` is true while the sentinel above the order head is outside the window: the head then sticks to its top. */
export const useCompactWhileScrolled = () => {
  const sentinel = useRef<HTMLDivElement>(null)
  const [compact, setCompact] = useState(false)
  useEffect(() => {
    if (sentinel.current === null) return undefined
    const watching = new IntersectionObserver(([entry]) => setCompact(entry !== undefined && !entry.isIntersecting))
    watching.observe(sentinel.current)
    return () => watching.disconnect()
  }, [])
  return { sentinel, compact }
}
