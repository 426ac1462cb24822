import { Skeleton } from './Skeleton'
import styles from './PageSkeleton.module.css'

/** The placeholder of a page: a heading and some rows. The style sheet shows it after a delay. */
export const PageSkeleton = () => (
  <div className={`page-width ${styles.skeleton}`}>
    <div className={styles.heading} />
    <Skeleton rows={6} kind="row" />
  </div>
)
