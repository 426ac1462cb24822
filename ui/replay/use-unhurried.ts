import { startTransition, useEffect, useRef, useState } from 'react'

/** Drawing that takes longer, in milliseconds, delays the next press of a key: half a frame. */
const SLOW_MS = 8

/** Milliseconds without a change after which it is drawn all the same; a key that is held repeats sooner. */
const PAUSE_MS = 100

/**
 * Follows a value with what takes long to draw, so that it never delays what follows the value at once: each change after
 * the frame that shows it is painted, and where drawing has turned out slow, the last one of several quick changes.
 */
export const useUnhurried = <T>(value: T): T => {
  const [followed, setFollowed] = useState({ value, beganAt: Number.NaN })
  const tookMs = useRef(0)
  useEffect(() => {
    // What is drawn by effects of this drawing is drawn when they have all run, before the microtask.
    queueMicrotask(() => {
      tookMs.current = performance.now() - followed.beganAt
    })
  }, [followed])
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      const beganAt = performance.now()
      startTransition(() => setFollowed({ value, beganAt }))
    }
    const frame = requestAnimationFrame(() => {
      later = setTimeout(follow, tookMs.current > SLOW_MS ? PAUSE_MS : 0)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
    }
  }, [value])
  return followed.value
}
