import { useEffect, useRef, useState } from 'react'

/** True once the sentinel above the order head has left the window: the head is then stuck to the top, in one line. */
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
