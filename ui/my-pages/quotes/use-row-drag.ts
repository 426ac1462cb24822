import { useEffect, useRef, useState } from 'react'
import type { QuoteRowId } from '#domain/kernel/ids'

/** Pixels from the edge of the window within which the page scrolls while a row is dragged. */
const EDGE = 72
/** Pixels that it scrolls with each frame. */
const SPEED = 12

interface Drag {
  readonly row: QuoteRowId
  /** The row behind which it would be put; undefined for the first place. */
  readonly after: QuoteRowId | undefined
}

interface DragOptions {
  readonly order: readonly QuoteRowId[]
  readonly onDrop: (row: QuoteRowId, after: QuoteRowId | undefined) => void
}

/** The row behind which a dragged one stands at a height of the window; rows are measured as they are drawn now. */
const placeAt = (clientY: number, order: readonly QuoteRowId[]): QuoteRowId | undefined => {
  const drawn = [...document.querySelectorAll<HTMLElement>('li[data-row]')]
  const above = drawn.filter((element) => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2 < clientY
  })
  const last = above.at(-1)?.dataset['row']
  if (last !== undefined) return order.find((row) => row === last)
  // Above the first drawn row there may be others.
  const first = order.findIndex((row) => row === drawn[0]?.dataset['row'])
  return first > 0 ? order[first - 1] : undefined
}

/** Moves a row with the pointer, mouse or finger. Esc gives up. */
export const useRowDrag = ({ order, onDrop }: DragOptions) => {
  const [drag, setDrag] = useState<Drag>()
  const latest = useRef({ order, onDrop })
  useEffect(() => {
    latest.current = { order, onDrop }
  })
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const grab = (row: QuoteRowId, { clientY: from }: { readonly clientY: number }): void => {
    stop.current?.()
    const ways = new AbortController()
    let clientY = from
    let frame = 0
    let present: Drag = { row, after: placeAt(from, latest.current.order) }
    const show = () => {
      present = { row, after: placeAt(clientY, latest.current.order) }
      setDrag((before) => (before?.after === present.after && before?.row === row ? before : present))
    }
    const scroll = () => {
      if (clientY < EDGE) window.scrollBy({ top: -SPEED, behavior: 'instant' })
      if (clientY > window.innerHeight - EDGE) window.scrollBy({ top: SPEED, behavior: 'instant' })
      show()
      frame = requestAnimationFrame(scroll)
    }
    const end = () => {
      cancelAnimationFrame(frame)
      ways.abort()
      stop.current = undefined
      setDrag(undefined)
    }
    stop.current = end
    const options = { signal: ways.signal }
    window.addEventListener('pointermove', (event) => (clientY = event.clientY), options)
    window.addEventListener(
      'pointerup',
      () => {
        const { after } = present
        end()
        if (after !== row) latest.current.onDrop(row, after)
      },
      options,
    )
    window.addEventListener('pointercancel', end, options)
    window.addEventListener('keydown', (event) => event.key === 'Escape' && end(), options)
    frame = requestAnimationFrame(scroll)
  }
  return { drag, grab }
}
