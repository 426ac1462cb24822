import { useCallback, useEffect, useRef, useState } from 'react'
import type { LineKey } from '#domain/cart/line-key'
import { rangeBetween } from '#domain/cart/listed-lines'

const noLines: ReadonlySet<LineKey> = new Set()

const withLines = (
  before: ReadonlySet<LineKey>,
  keys: readonly LineKey[],
  areMembers: boolean,
): ReadonlySet<LineKey> => {
  const after = new Set(before)
  for (const key of keys)
    if (areMembers) after.add(key)
    else after.delete(key)
  return after
}

/** A set of lines that rows enter and leave. The function is stable between renders. */
export const useLineSet = () => {
  const [lines, setLines] = useState(noLines)
  const note = useCallback((key: LineKey, isMember: boolean) => {
    setLines((before) => (before.has(key) === isMember ? before : withLines(before, [key], isMember)))
  }, [])
  return [lines, note] as const
}

/**
 * The selected lines, which may be hidden by a search. `listed` are the rows as they stand on the page: a range goes from
 * the row that was pressed last to the one that is pressed with Shift.
 */
export const useSelection = (listed: readonly LineKey[]) => {
  const [selection, setSelection] = useState(noLines)
  const rows = useRef(listed)
  useEffect(() => {
    rows.current = listed
  })
  const last = useRef<LineKey>(undefined)
  const select = useCallback((key: LineKey, selected: boolean, withRange: boolean) => {
    const pressed = withRange ? rangeBetween(rows.current, last.current, key) : [key]
    last.current = key
    setSelection((before) => withLines(before, pressed, selected))
  }, [])
  const selectAll = useCallback((keys: readonly LineKey[], selected: boolean) => {
    setSelection((before) => withLines(before, keys, selected))
  }, [])
  const besideOf = useCallback((key: LineKey, step: 1 | -1) => {
    const place = rows.current.indexOf(key)
    return place === -1 ? undefined : rows.current[place + step]
  }, [])
  return { selection, select, selectAll, besideOf }
}
