import { Icon } from '../components/Icon'
import { useWaiting } from '../shop/ShopContext'
import { t } from '../texts/t'
import styles from './StorageBanner.module.css'

/**
 * Says once, for as long as it lasts, that the services do not answer and that what was edited is saved later. The
 * output is there before its text, so that screen readers announce the text.
 */
export const WaitingBanner = () => (
  <output className={styles.announcer}>
    {useWaiting() && (
      <span className={styles.waiting}>
        <span className={`page-width ${styles.line}`}>
          <Icon name="info" />
          <span>{t('shell.waiting')}</span>
        </span>
      </span>
    )}
  </output>
)
