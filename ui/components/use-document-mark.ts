import { useLayoutEffect } from 'react'

/** What a style sheet may ask of the whole page, as `:root[data-flyout]`. */
export type DocumentMark = 'comparison' | 'facets' | 'flyout' | 'quote' | 'search' | 'selection'

/**
 * Marks the root of the document while something is shown that concerns other parts of the page. `body:has(…)` would say
 * the same in a style sheet alone, but then each element that comes or goes anywhere costs a look at all others.
 * @param value undefined: no mark. Of two that set the same mark, the later one has it.
 */
export const useDocumentMark = (mark: DocumentMark, value: string | undefined): void => {
  useLayoutEffect(() => {
    if (value === undefined) return undefined
    const { dataset } = document.documentElement
    dataset[mark] = value
    return () => {
      if (dataset[mark] === value) delete dataset[mark]
    }
  }, [mark, value])
}
