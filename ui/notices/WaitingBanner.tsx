import { Icon } from '../components/Icon'
import { useShop, useWaiting } from '../shop/ShopContext'
import { t } from '../texts/t'
import type { TextKey } from '../texts/t'
import styles from './StorageBanner.module.css'
import { useOffline } from '../components/use-offline'
import { useLastsLongerThan } from '../components/use-lasts-longer-than'

const SHOP_IS_LATE_MS = 5_000

/** The text while the shop has not started yet, or while edits wait for the network or for services. */
const useWaitingText = (): TextKey | undefined => {
  const isShopLate = useLastsLongerThan(SHOP_IS_LATE_MS, useShop() === undefined)
  const isWaiting = useWaiting()
  const isOffline = useOffline()
  if (isWaiting && isOffline) return 'shell.waitingOffline'
  if (isShopLate) return isOffline ? 'shell.waitingForNetwork' : 'shell.waitingForShop'
  return isWaiting ? 'shell.waiting' : undefined
}

/** Says that the shop or its services are waited for. The output exists before its text, so that it is announced. */
export const WaitingBanner = () => {
  const text = useWaitingText()
  return (
    <output className={styles.announcer}>
      {text !== undefined && (
        <span className={styles.waiting}>
          <span className={`page-width ${styles.line}`}>
            <Icon name="info" />
            <span>{t(text)}</span>
          </span>
        </span>
      )}
    </output>
  )
}
