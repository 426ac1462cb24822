import { Icon } from './Icon'
import { t } from '../texts/t'
import styles from './PhoneLink.module.css'

/** The address that calls a telephone number. */
export const callAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

interface PhoneLinkProps {
  readonly phone: string
  /** Before the number. */
  readonly label?: string
  /** Whose number it is; the customer service's where it is left out. */
  readonly of?: string
}

/** A link that calls; nothing where no number is known. */
export const PhoneLink = ({ phone, label, of }: PhoneLinkProps) =>
  phone === '' ? null : (
    <a
      className={styles.phone}
      href={callAddress(phone)}
      aria-label={of === undefined ? t('shell.call', { phone }) : t('shell.call.of', { name: of, phone })}
    >
      <Icon name="phone" size={20} />
      <span>{label === undefined ? phone : `${label} ${phone}`}</span>
    </a>
  )
