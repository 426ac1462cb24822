import { Skeleton } from './Skeleton'
import styles from './PageSkeleton.module.css'

/** Stands where a page will: a heading's and some rows' room. Drawn only after a moment, by the style sheet. */
export const PageSkeleton = () => (
  <div className={`page-width ${styles.skeleton}`}>
    <div className={styles.heading} />
    <Skeleton rows={6} kind="row" />
  </div>
)
