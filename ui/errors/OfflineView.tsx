import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { Button } from '../components/Button'
import { t } from '../texts/t'
import styles from './error.module.css'

// The whole document: parts of its code may be missing too. The cart is safe, the service and the log hold it.
const reload = () => window.location.reload()

/** In place of a page that could not be fetched without a network. It is loaded by itself when the network returns. */
export const OfflineView = () => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  const tryAgain = () => {
    // A document that is loaded without a network is lost.
    if (navigator.onLine) reload()
    else void navigate({ pathname, search, hash }, { replace: true })
  }
  return (
    <div className={`page-width ${styles.page}`}>
      <div>
        <h1 className={styles.headline}>{t('error.offline.headline')}</h1>
        <p className={styles.reason}>{t('error.offline.reason')}</p>
        <p className={styles.ways}>
          <Button size="panel" onClick={tryAgain} busy={state === 'loading'}>
            {t('error.tryAgain')}
          </Button>
        </p>
      </div>
    </div>
  )
}
