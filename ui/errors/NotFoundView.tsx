import { t } from '../texts/t'
import { Compartments } from './Compartments'
import { errorTextsOf } from '../routing/error-texts'
import { RecoveryLinks } from './RecoveryLinks'
import styles from './error.module.css'

/** An empty compartment, with the path that nothing was found at (ROUTE-22, ERROR-02). */
export const NotFoundView = ({ path, cameFromServer }: { path: string; cameFromServer: boolean }) => {
  const { headline, reason } = errorTextsOf(404)
  return (
    <div className={`page-width ${styles.page}`}>
      <div>
        <h1 className={styles.headline}>{headline}</h1>
        <p className={styles.reason}>{reason}</p>
        <p className={styles.path}>
          <code>{path}</code>
        </p>
        <p className={styles.english} lang="en">
          {t('page.notFound')}
        </p>
        <RecoveryLinks cameFromServer={cameFromServer} />
      </div>
      <Compartments status={404} />
    </div>
  )
}
