import type { HaltReason } from '#application/runtime/halt'
import type { Shop } from '#application/shop/shop'
import { Icon } from '../components/Icon'
import { useProjection } from '../shop/ShopContext'
import { t } from '../texts/t'
import styles from './StorageBanner.module.css'

const haltOf = (shop: Shop) => shop.halt

/** Says why the cart cannot be changed in this tab, and what to do, for as long as that is so. */
export const HaltBanner = () => {
  const reason = useProjection<HaltReason | undefined>(haltOf, undefined)
  return (
    <output className={styles.announcer}>
      {reason !== undefined && (
        <span className={styles.banner}>
          <span className={`page-width ${styles.line}`}>
            <Icon name="info" />
            <span>
              <strong>{t(`shell.halt.${reason}.title`)}</strong> {t(`shell.halt.${reason}.text`)}
            </span>
            <button type="button" className={styles.action} onClick={() => window.location.reload()}>
              {t('shell.halt.reload')}
            </button>
          </span>
        </span>
      )}
    </output>
  )
}
