import type { RowCounts } from '#domain/quick-order/row-check'
import { formatQuantity } from '../texts/format'
import { t } from './t'
import styles from './FileState.module.css'

/** Fewer rows are looked up within a moment. */
const LEAST_TOLD = 50

/** How many rows of a long list are looked up already. */
export const CheckProgress = ({ counts: { asking, toAdd, faulty } }: { counts: RowCounts }) => {
  const all = toAdd + faulty
  if (asking === 0 || all < LEAST_TOLD) return null
  const text = t('quickOrder.checking', { done: formatQuantity(all - asking), all: formatQuantity(all) })
  return (
    <p className={styles.reading}>
      <progress max={all} value={all - asking} aria-label={text} />
      {text}
    </p>
  )
}
