import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { Button } from '../components/Button'
import { t } from '../texts/t'
import styles from './error.module.css'

// The whole document is reloaded, because chunks may be missing too. The service and the log hold the cart.
const reload = () => window.location.reload()

/**
 * In place of a page that could not be fetched offline, with a way back to the page before. It is reloaded when the browser
 * is online again.
 */
export const OfflineView = () => {
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  const tryAgain = () => {
    // Offline, a reload would replace the shop with the browser's own error page.
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
          {/* The page that the visitor came from is loaded; a tab that opened here came from none. */}
          {key !== 'default' && (
            <Button size="panel" variant="secondary" icon="chevronLeft" onClick={() => void navigate(-1)}>
              {t('error.goBack')}
            </Button>
          )}
        </p>
      </div>
    </div>
  )
}
