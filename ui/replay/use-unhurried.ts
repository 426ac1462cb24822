import { startTransition, useEffect, useRef, useState } from 'react'

/** Milliseconds without a change after which scrubbing rests; a key that is held repeats sooner. */
const PAUSE_MS = 100

/**
 * Follows a value with what takes long to draw, so that it never delays what follows the value at once: a single change
 * after the frame that shows it is painted, and of several quick changes the last one, when they have come to rest. What
 * a drawing costs is not measured: most of it may be the layout, which is after every effect.
 */
export const useUnhurried = <T>(value: T): T => {
  const [followed, setFollowed] = useState(value)
  const changedAt = useRef(-Infinity)
  useEffect(() => {
    const now = performance.now()
    const isQuick = now - changedAt.current < PAUSE_MS
    changedAt.current = now
    let later: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setFollowed(value)), isQuick ? PAUSE_MS : 0)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
    }
  }, [value])
  return followed
}
