import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { Button } from '../components/Button'
import { t } from '../texts/t'
import styles from './error.module.css'

/** In place of a page that could not be fetched without a network. The page is asked for again when the network returns. */
export const OfflineView = () => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const ask = () => void navigate({ pathname, search, hash }, { replace: true })
  const askAgain = useEffectEvent(ask)
  useEffect(() => {
    const again = () => askAgain()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return (
    <div className={`page-width ${styles.page}`}>
      <div>
        <h1 className={styles.headline}>{t('error.offline.headline')}</h1>
        <p className={styles.reason}>{t('error.offline.reason')}</p>
        <p className={styles.ways}>
          <Button size="panel" onClick={ask} aria-busy={state === 'loading' || undefined}>
            {t('error.tryAgain')}
          </Button>
        </p>
      </div>
    </div>
  )
}
