import { Icon } from './Icon'
import { t } from '../texts/t'
import styles from './PhoneLink.module.css'

export const PhoneLink = ({ phone, label }: { phone: string; label?: string }) =>
  phone === '' ? null : (
    <a className={styles.phone} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} aria-label={t('shell.call', { phone })}>
      <Icon name="phone" size={20} />
      <span>{label === undefined ? phone : `${label} ${phone}`}</span>
    </a>
  )
