import type { ReactNode } from 'react'
import styles from './NextStep.module.css'

/** The way to the next step below the sum, and a hint about it. A phone has that way in its bottom bar instead. */
export const NextStep = ({ hint, children }: { hint: string | undefined; children: ReactNode }) => (
  <>
    <div className={styles.next}>{children}</div>
    {hint !== undefined && <output className={styles.hint}>{hint}</output>}
  </>
)
