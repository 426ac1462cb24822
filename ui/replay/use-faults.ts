import { useEffect, useState } from 'react'
import { overviewOf, type Overview } from '#application/replay/overview'
import { redecideAll, type RedecidedCommand } from '#application/replay/redecide'
import type { Replay } from '#application/replay/replay'

export interface Faults {
  readonly overview: Overview
  readonly decisions: readonly RedecidedCommand[]
}

/** What a replay breaks. Undefined until it is known: a long log is shown first, and then checked. */
export const useFaults = (replay: Replay): Faults | undefined => {
  const [faults, setFaults] = useState<Faults>()
  useEffect(() => {
    const later = setTimeout(() => setFaults({ overview: overviewOf(replay), decisions: redecideAll(replay) }), 50)
    return () => clearTimeout(later)
  }, [replay])
  return faults
}
