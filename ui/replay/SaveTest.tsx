import { useEffect, useState } from 'react'
import type { Violation } from '#application/replay/invariant'
import { sameFault, shrink } from '#application/replay/shrink'
import { invariants } from '#application/replay/violations'
import { testFileOf } from '#application/replay/written-test'
import { saveFile } from '../components/save-file'
import { t } from './t'
import type { OpenedLog } from './use-opened-log'

/** Milliseconds until the search begins, so that its word is painted before. */
const AFTER_PAINT_MS = 50

const saveTestOf = ({ header, batches }: OpenedLog, violation: Violation): number => {
  const { invariant } = violation
  const states = invariants.find(({ name }) => name === invariant)?.states ?? invariant
  const shortest = shrink(batches, sameFault(batches, violation)).batches
  saveFile(invariant, 'test.ts', new TextEncoder().encode(testFileOf({ invariant, states }, header, shortest)))
  return shortest.length
}

interface SaveTestProps {
  readonly opened: OpenedLog
  readonly violation: Violation
}

/** Saves the shortest log that shows a fault, as a test that fails until the fault is mended. */
export const SaveTest = ({ opened, violation }: SaveTestProps) => {
  const [isSearching, setIsSearching] = useState(false)
  const [saved, setSaved] = useState<number>()
  useEffect(() => {
    if (!isSearching) return undefined
    const later = setTimeout(() => {
      setSaved(saveTestOf(opened, violation))
      setIsSearching(false)
    }, AFTER_PAINT_MS)
    return () => clearTimeout(later)
  }, [isSearching, opened, violation])
  return (
    <>
      <button type="button" disabled={isSearching} onClick={() => setIsSearching(true)}>
        {t('replay.test.save')}
      </button>
      <output>
        {isSearching && t('replay.test.searching')}
        {!isSearching && saved !== undefined && t('replay.test.saved', { count: saved, of: opened.batches.length })}
      </output>
    </>
  )
}
