import { Icon } from '../../components/Icon'
import { SaveLogButton } from '../../help/SaveLogButton'
import { t } from '../t'
import styles from './UnknownOrder.module.css'

/** The last order was answered and is not placed. Its reason was told when it came. */
export const DeclinedOrder = () => (
  <section className={styles.unknown}>
    <Icon name="warning" size={22} />
    <div>
      <h2>{t('summary.declined.title')}</h2>
      <p>{t('summary.declined.text')}</p>
      <SaveLogButton />
    </div>
  </section>
)
