import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const controls = 'a, button, input'

const controlsOf = (row: Element): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>(controls)]

/** The row that a key moves to, relative to its own: -1 above, 1 below, 0 when the key does not leave the row. */
export const stepOfKey = (key: string, shift: boolean, inField: boolean): -1 | 0 | 1 => {
  if (inField) return key === 'Enter' ? (shift ? -1 : 1) : 0
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : 0
}

const columnOf = (control: HTMLElement): number => {
  const cell = control.closest('td')
  return [...(cell?.parentElement?.children ?? [])].findIndex((one) => one === cell)
}

/**
 * The corresponding control in the nearest row on that side. Rows without one (the article cannot be bought) are
 * skipped.
 */
const controlBeside = (body: Element, target: HTMLElement, row: Element, step: -1 | 1): HTMLElement | undefined => {
  const rows = [...body.children]
  const at = rows.indexOf(row)
  const column = columnOf(target)
  const place = controlsOf(row).indexOf(target)
  const ahead = step === 1 ? rows.slice(at + 1) : rows.slice(0, at).toReversed()
  return ahead
    .map((one) => controlsOf(one)[place])
    .find((one) => one !== undefined && one.tagName === target.tagName && columnOf(one) === column)
}

/**
 * Keys that move between a table's rows in order: arrow keys move to the same control, and Enter in a quantity moves
 * to the next quantity (with Shift to the previous one). A key that a control in the row has handled is ignored.
 */
export const useRowKeys = (): RefObject<HTMLTableSectionElement | null> => {
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    const pressKey = (event: KeyboardEvent) => {
      const { target, key, shiftKey } = event
      if (event.defaultPrevented || !(target instanceof HTMLElement) || body.current?.contains(target) !== true) return
      const step = stepOfKey(key, shiftKey, target instanceof HTMLInputElement)
      const row = target.closest('tr')
      if (step === 0 || row === null) return
      const next = controlBeside(body.current, target, row, step)
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    }
    // On the document, so that the handlers within the row run first.
    document.addEventListener('keydown', pressKey)
    return () => document.removeEventListener('keydown', pressKey)
  }, [])
  return body
}
