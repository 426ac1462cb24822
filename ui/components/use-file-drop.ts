import { useEffect, useRef, useState } from 'react'

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true

/**
 * Takes files that are dropped anywhere in the window, which the browser would otherwise open in place of the page.
 * @returns whether files are held over the window
 */
export const useFileDrop = (enabled: boolean, onFiles: (files: readonly File[]) => void): boolean => {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    if (!enabled) return undefined
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      // Leaving one element for another names that one.
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      latest.current([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [enabled])
  return isOver
}
