import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const PARAMETER = 'at'

/** Milliseconds for which a step must stand before the address names it: a new address costs more than a step. */
const SETTLED_AFTER_MS = 250

/** Leaves keys to fields that use them themselves; the scrubber has the same keys. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type="range"]), select, textarea, dialog') !== null

interface Stepping {
  readonly step: number
  readonly go: (step: number) => void
  /** Goes on from the newest step, also where keys come faster than the page is drawn. */
  readonly move: (by: number) => void
}

/**
 * The step that is shown, from 0, before all records, to the last. It stands in the address, so that it can be sent.
 * @param isAnother the address names a step of another log
 */
export const useStep = (steps: number, isAnother: boolean): Stepping => {
  const [parameters, setParameters] = useSearchParams()
  const within = useCallback((wanted: number) => Math.min(Math.max(wanted, 0), steps), [steps])
  const [step, setStep] = useState(() => {
    const wanted = Number((isAnother ? undefined : parameters.get(PARAMETER)) ?? steps)
    return within(Number.isInteger(wanted) ? wanted : steps)
  })
  useEffect(() => {
    const later = setTimeout(
      () => setParameters({ [PARAMETER]: String(step) }, { replace: true, preventScrollReset: true }),
      SETTLED_AFTER_MS,
    )
    return () => clearTimeout(later)
  }, [step, setParameters])
  const go = useCallback((next: number) => setStep(within(next)), [within])
  const move = useCallback((by: number) => setStep((present) => within(present + by)), [within])
  return { step, go, move }
}

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The keys of the timeline. `nextFault` is undefined where there is none after the step. */
export const useStepKeys = ({ go, move }: Stepping, steps: number, nextFault: number | undefined): void => {
  // Before the step is painted: keys may follow at once.
  useLayoutEffect(() => {
    const targets: Readonly<Record<string, number | undefined>> = { Home: 0, End: steps, n: nextFault, N: nextFault }
    const press = (event: KeyboardEvent): void => {
      const by = moves[event.key]
      const target = targets[event.key]
      if ((by === undefined && target === undefined) || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event)) return
      event.preventDefault()
      if (by !== undefined) move(by)
      if (target !== undefined) go(target)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [go, move, steps, nextFault])
}
