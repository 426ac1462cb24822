import { useEffect, useRef, useState } from 'react'

/** `compact` is true while the sentinel above the order head is outside the window: the head then sticks to its top. */
export const useCompactWhileScrolled = () => {
  const sentinel = useRef<HTMLDivElement>(null)
  const [compact, setCompact] = useState(false)
  useEffect(() => {
    if (sentinel.current === null) return undefined
    // A busy page gets several entries at once, the newest last.
    const watching = new IntersectionObserver((entries) => setCompact(entries.at(-1)?.isIntersecting === false))
    watching.observe(sentinel.current)
    return () => watching.disconnect()
  }, [])
  return { sentinel, compact }
}
