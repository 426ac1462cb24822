import { useState } from 'react'
import { Button } from '../components/Button'
import { Dialog } from '../components/Dialog'
import { useSession } from '../shop/ShopContext'
import { t } from '../texts/t'
import { PhoneLink } from '../components/PhoneLink'
import styles from './SuspendedDialog.module.css'

/** Says once per customer that the account is suspended; browsing stays possible (CUSTOMER-18, CUSTOMER-19). */
export const SuspendedDialog = ({ phone }: { phone: string }) => {
  const session = useSession()
  const [readFor, setReadFor] = useState<string>()
  const context = session.tag === 'Authenticated' && session.switchingTo === undefined ? session.context : undefined
  const open = context?.isSuspended === true && readFor !== context.customerId
  const close = () => setReadFor(context?.customerId)
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
