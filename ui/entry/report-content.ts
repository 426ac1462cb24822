import type { Stage } from '#domain/navigation/access'

/** So many defects are told of at most, since each of them is kept. */
const MOST_REPORTED = 1_000

/**
 * Tells of what an editor should mend, each once; of nothing in development, where a space is seldom whole (CONTENT-58).
 * @param tell takes a line for the log
 */
export const reportContent = (stage: Stage, tell: (line: string) => void): ((defect: string) => void) => {
  const reported = new Set<string>()
  return (defect) => {
    if (stage === 'development' || reported.has(defect) || reported.size >= MOST_REPORTED) return
    reported.add(defect)
    tell(defect)
  }
}
