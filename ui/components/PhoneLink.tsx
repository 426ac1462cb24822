import { Icon } from './Icon'
import { t } from '../texts/t'
import styles from './PhoneLink.module.css'

/** The address that calls a telephone number. */
export const callAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

/** A link that calls customer service; nothing where no number is known. */
export const PhoneLink = ({ phone, label }: { phone: string; label?: string }) =>
  phone === '' ? null : (
    <a className={styles.phone} href={callAddress(phone)} aria-label={t('shell.call', { phone })}>
      <Icon name="phone" size={20} />
      <span>{label === undefined ? phone : `${label} ${phone}`}</span>
    </a>
  )
