import { useNavigate } from 'react-router-dom'
import { Button } from '../components/Button'
import { LinkButton } from '../components/LinkButton'
import { t } from '../texts/t'
import styles from './error.module.css'

/**
 * A link to the start page; after an error response of the server also one back, since the previous page still works
 * (ERROR-05).
 */
export const RecoveryLinks = ({ cameFromServer }: { cameFromServer: boolean }) => {
  const navigate = useNavigate()
  return (
    <p className={styles.ways}>
      <LinkButton size="panel" to="/">
        {t('error.toStart')}
      </LinkButton>
      {cameFromServer && (
        <Button size="panel" variant="secondary" icon="chevronLeft" onClick={() => void navigate(-1)}>
          {t('error.goBack')}
        </Button>
      )}
    </p>
  )
}
