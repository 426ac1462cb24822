import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../components/Button'
import { LinkButton } from '../components/LinkButton'
import { SaveLogButton } from '../help/SaveLogButton'
import { t } from '../texts/t'
import styles from './error.module.css'

interface RecoveryLinksProps {
  readonly cameFromServer: boolean
  /** Whether the same page may come at another attempt. */
  readonly again?: boolean
}

/**
 * A link to the start page; after an error response of the server also one back, since the previous page still works
 * (ERROR-05).
 */
export const RecoveryLinks = ({ cameFromServer, again = false }: RecoveryLinksProps) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.ways}>
      {again && (
        <LinkButton size="panel" to={{ pathname, search }} replace>
          {t('error.tryAgain')}
        </LinkButton>
      )}
      <LinkButton size="panel" variant={again ? 'secondary' : 'primary'} to="/">
        {t('error.toStart')}
      </LinkButton>
      {cameFromServer && (
        <Button size="panel" variant="secondary" icon="chevronLeft" onClick={() => void navigate(-1)}>
          {t('error.goBack')}
        </Button>
      )}
      <SaveLogButton size="panel" />
    </div>
  )
}
