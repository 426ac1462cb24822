import { Icon } from '../../components/Icon'
import { SaveLogButton } from '../../help/SaveLogButton'
import { t } from '../t'
import styles from './UnknownOrder.module.css'

interface DeclinedOrderProps {
  /** The order was left alone because it had changed, and the buyer has seen since what is different. */
  readonly isRevised: boolean
}

/** The last order was answered and is not placed. Its reason was told when it came. */
export const DeclinedOrder = ({ isRevised }: DeclinedOrderProps) => (isRevised ? <RevisedOrder /> : <FailedOrder />)

const RevisedOrder = () => (
  <output className={styles.unknown}>
    <Icon name="info" size={22} />
    <div>
      <h2>{t('summary.revised.title')}</h2>
      <p>{t('summary.revised.text')}</p>
    </div>
  </output>
)

const FailedOrder = () => (
  <section className={styles.unknown}>
    <Icon name="warning" size={22} />
    <div>
      <h2>{t('summary.declined.title')}</h2>
      <p>{t('summary.declined.text')}</p>
      <SaveLogButton />
    </div>
  </section>
)
