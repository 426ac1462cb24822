import { useNavigate } from 'react-router-dom'
import { Button } from '../components/Button'
import { LinkButton } from '../components/LinkButton'
import { t } from '../texts/t'
import styles from './error.module.css'

/** Home always; back where the server answered with the error: what is behind still stands then (ERROR-05). */
export const WaysOn = ({ cameFromServer }: { cameFromServer: boolean }) => {
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
