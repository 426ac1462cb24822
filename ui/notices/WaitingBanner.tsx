import { Icon } from '../components/Icon'
import { useShop, useWaiting } from '../shop/ShopContext'
import { t } from '../texts/t'
import type { TextKey } from '../texts/t'
import styles from './StorageBanner.module.css'
import { useOffline } from '../components/use-offline'
import { useLastsLongerThan } from '../components/use-lasts-longer-than'

const SHOP_IS_LATE_MS = 5_000

/** Says, for as long as it lasts, that the shop has not started yet, or that edits wait for the network or for services that do not answer. */
const useWaitingText = (): TextKey | undefined => {
  const isShopLate = useLastsLongerThan(SHOP_IS_LATE_MS, useShop() === undefined)
  const isWaiting = useWaiting()
  const isOffline = useOffline()
  if (isWaiting && isOffline) return 'shell.waitingOffline'
  if (isShopLate) return 'shell.waitingForShop'
  return isWaiting ? 'shell.waiting' : undefined
}

/** The output is there before its text, so that screen readers announce the text. */
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
