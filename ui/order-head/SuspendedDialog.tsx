import type { Shop } from '#application/shop/shop'
import type { CustomerId } from '#domain/kernel/ids'
import { Button } from '../components/Button'
import { Dialog } from '../components/Dialog'
import { useProjection, useSession, useShopCommand } from '../shop/ShopContext'
import { t } from '../texts/t'
import { PhoneLink } from '../components/PhoneLink'
import styles from './SuspendedDialog.module.css'

const toldOf = (shop: Shop) => shop.toldSuspended

/**
 * Says that the account is suspended: once for each log-in and customer, also when the page is loaded again. Browsing stays
 * possible (CUSTOMER-18, CUSTOMER-19).
 */
export const SuspendedDialog = ({ phone }: { phone: string }) => {
  const session = useSession()
  const told = useProjection<CustomerId | undefined>(toldOf, undefined)
  const command = useShopCommand()
  const context = session.tag === 'Authenticated' && session.switchingTo === undefined ? session.context : undefined
  const open = context?.isSuspended === true && told !== context.customerId
  const close = () => command((shop) => shop.keepToldSuspended())
  return (
    <Dialog open={open} onClose={close} title={t('order.suspended.title')}>
      <div className={styles.content}>
        <p>{t('order.suspended.text')}</p>
        <p>
          <PhoneLink phone={phone} label={t('shell.customerService')} />
        </p>
        <Button onClick={close}>{t('order.suspended.understood')}</Button>
      </div>
    </Dialog>
  )
}
