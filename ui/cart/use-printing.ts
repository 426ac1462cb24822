import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: paper has all rows, not only those in the window. */
export const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    // The browser takes the page as it is when the listeners have returned.
    const draw = (isPrinting: boolean) => flushSync(() => setPrinting(isPrinting))
    const ways = new AbortController()
    const { signal } = ways
    paper.addEventListener('change', ({ matches }) => draw(matches), { signal })
    window.addEventListener('beforeprint', () => draw(true), { signal })
    window.addEventListener('afterprint', () => draw(paper.matches), { signal })
    return () => ways.abort()
  }, [])
  return printing
}
