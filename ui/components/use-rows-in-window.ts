import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { RefObject } from 'react'

/** A row that is drawn. */
export interface DrawnRow {
  readonly index: number
  /** Pixels that the rows between the drawn row above and this one take up. */
  readonly gap: number
}

export interface RowsInWindow {
  readonly rows: readonly DrawnRow[]
  /** Pixels that the rows below the last drawn one take up. */
  readonly rest: number
  /** A ref for each row, by which its height is known. */
  readonly measure: (row: HTMLElement | null) => void
  /** Brings a row into the middle of the window, where it is drawn. */
  readonly show: (index: number) => void
}

interface RowsOf<Key extends string> {
  readonly list: RefObject<HTMLElement | null>
  readonly keys: readonly Key[]
  /** Rows that stay drawn: they hold what the user has typed. */
  readonly kept: ReadonlySet<Key>
  /** Whether only the rows in and near the window are drawn. */
  readonly enabled: boolean
  /** The id of the element that shows a row; the same function between renders. */
  readonly idOf: (key: Key) => string
  /** Pixels of a row before it is measured; the same function between renders. */
  readonly usualHeight: () => number
}

/** Rows drawn above and below the window, so that Tab and a slow scroll find the next one there. */
const OVERSCAN = 4

/** The rows in and near the window, with the focused and the kept ones wherever they are. */
export const useRowsInWindow = <Key extends string>({
  list,
  keys: given,
  kept,
  enabled,
  idOf,
  usualHeight,
}: RowsOf<Key>): RowsInWindow => {
  const keys = useSame(given)
  const top = useTopInPage(list, enabled)
  const indices = useMemo(() => new Map(keys.map((key, index) => [idOf(key), index])), [keys, idOf])
  const rangeExtractor = useCallback(
    (range: Range) => {
      const focused = indices.get(document.activeElement?.closest('li')?.id ?? '')
      const staying = [focused, ...[...kept].map((key) => indices.get(idOf(key)))].filter((one) => one !== undefined)
      return [...new Set([...defaultRangeExtractor(range), ...staying])].sort((one, other) => one - other)
    },
    [indices, kept, idOf],
  )
  // oxlint-disable-next-line react/incompatible-library -- the build has no compiler that would memoise its answers
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: keys.length,
    enabled,
    estimateSize: usualHeight,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    overscan: OVERSCAN,
    rangeExtractor,
    scrollMargin: top,
    useFlushSync: false,
  })
  useNewWidth(
    list,
    enabled,
    useCallback(() => virtualizer.measure(), [virtualizer]),
  )

  const drawn = virtualizer.getVirtualItems()
  const ends = [top, ...drawn.map(({ end }) => end)]
  return {
    rows: drawn.map(({ index, start }, place) => ({ index, gap: start - (ends[place] ?? start) })),
    rest: top + virtualizer.getTotalSize() - (ends.at(-1) ?? top),
    measure: virtualizer.measureElement,
    show: useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'center' }), [virtualizer]),
  }
}

/** The same array for as long as it holds the same: for another one the library finds the places of all rows anew. */
const useSame = <Key extends string>(keys: readonly Key[]): readonly Key[] => {
  const [same, setSame] = useState(keys)
  const isSame = keys.length === same.length && keys.every((key, index) => key === same[index])
  if (!isSame) setSame(keys)
  return isSame ? same : keys
}

/** Where a list begins, in pixels from the top of the page. What stands above it may grow. */
const useTopInPage = (list: RefObject<HTMLElement | null>, enabled: boolean): number => {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (!enabled) return undefined
    const read = () => {
      if (list.current !== null) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list, enabled])
  return top
}

/** Heights that were measured at another width are no longer those of the rows. */
const useNewWidth = (list: RefObject<HTMLElement | null>, enabled: boolean, forget: () => void): void => {
  useEffect(() => {
    const element = list.current
    if (!enabled || element === null) return undefined
    let known = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === known) return
      known = element.clientWidth
      forget()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, enabled, forget])
}
