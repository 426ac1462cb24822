import { useHref, useLocation, useNavigation } from 'react-router-dom'
import { t } from '../texts/t'
import { Skeleton } from './Skeleton'
import styles from './PageSkeleton.module.css'

/**
 * The placeholder of a page: a heading and some rows. The style sheet shows it after a delay, and after a longer one that
 * the page is late: what is missing may be the scripts.
 */
export const PageSkeleton = () => (
  <div className={`page-width ${styles.skeleton}`}>
    <LatePage />
    <div className={styles.heading} />
    <Skeleton rows={6} kind="row" />
  </div>
)

const LatePage = () => {
  const here = useLocation()
  const { pathname, search, hash } = useNavigation().location ?? here
  return (
    // It exists before its text can be seen, so that the text is announced.
    <output className={styles.announcer}>
      <span className={styles.late}>
        <strong>{t('component.pageLate')}</strong>{' '}
        {/* A plain link: it works before the scripts have come, and fetches them again. */}
        <a href={useHref({ pathname, search, hash })}>{t('component.pageLate.again')}</a>
      </span>
    </output>
  )
}
