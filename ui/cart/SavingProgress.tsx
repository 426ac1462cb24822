import type { Shop } from '#application/shop/shop'
import type { CommandId } from '#domain/kernel/ids'
import { useLastsLongerThan } from '../components/use-lasts-longer-than'
import { useProjection, useWaiting } from '../shop/ShopContext'
import { t } from './t'

/** What is saved sooner needs no words. */
const SAID_AFTER_MS = 1_000

const oldestOf = (shop: Shop) => shop.cart.oldestPending

/**
 * Says that changes are being saved where that takes longer than a moment. Where the services do not answer for longer, a
 * banner says so instead.
 */
export const SavingProgress = () => {
  const oldest = useProjection<CommandId | undefined>(oldestOf, undefined)
  const waiting = useWaiting()
  return <output>{oldest !== undefined && !waiting && <OnceLate key={oldest} />}</output>
}

const OnceLate = () => (useLastsLongerThan(SAID_AFTER_MS, true) ? t('cart.saving') : null)
