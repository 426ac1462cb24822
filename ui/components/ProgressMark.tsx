import type { ReactNode } from 'react'
import styles from './ProgressMark.module.css'

export type ProgressTone = 'waiting' | 'moving' | 'partly' | 'done' | 'cancelled'

interface ProgressMarkProps {
  readonly tone: ProgressTone
  /** How many steps there are, and how many of them are reached. */
  readonly steps: number
  readonly reached: number
  /** The same in words. */
  readonly children: ReactNode
}

/** Pixels from the left edge of one step to that of the next. */
const PITCH = 17.5

/** How far something has come: steps to look at, and the same in words. */
export const ProgressMark = ({ tone, steps, reached, children }: ProgressMarkProps) => {
  const width = Math.ceil(steps * PITCH - 2)
  return (
    <span className={styles.mark} data-tone={tone}>
      <svg className={styles.steps} viewBox={`0 0 ${width} 10`} width={width} height="10" aria-hidden="true">
        {Array.from({ length: steps }, (_, place) => (
          <rect
            key={place}
            x={place * PITCH + 0.75}
            y="0.75"
            width="14"
            height="8.5"
            className={place < reached ? styles.reached : styles.left}
          />
        ))}
      </svg>
      <span className={styles.words}>{children}</span>
    </span>
  )
}
