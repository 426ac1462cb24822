import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether an element is or has been within the window. */
export const useSeen = (place: RefObject<Element | null>): boolean => {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (seen || element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, seen])
  return seen
}
