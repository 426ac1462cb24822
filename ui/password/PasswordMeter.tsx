import {
  LONGEST_PASSWORD,
  lackingLength,
  passwordFault,
  type PasswordFault,
  type PasswordScore,
} from '#domain/session/password-policy'
import styles from './PasswordMeter.module.css'
import { t } from './t'

interface PasswordMeterProps {
  readonly password: string
  /** Undefined until it is worked out. */
  readonly score: PasswordScore | undefined
}

const bars = [1, 2, 3, 4] as const

/** How good a password is, in words and in bars (AUTH-15). An empty field says nothing. */
export const PasswordMeter = ({ password, score }: PasswordMeterProps) => {
  const fault = passwordFault(password, score ?? 4)
  const isKnown = password !== '' && (score !== undefined || fault !== undefined)
  const filled = fault === undefined ? (score ?? 0) : password === '' ? 0 : 1
  return (
    <div className={styles.meter}>
      <div className={styles.bars} data-taken={fault === undefined ? 'yes' : 'no'} aria-hidden>
        {bars.map((bar) => (
          <span key={bar} className={styles.bar} data-filled={(isKnown && bar <= filled) || undefined} />
        ))}
      </div>
      <output>{isKnown && `${t('password.meter')}: ${words(password, fault, score)}`}</output>
    </div>
  )
}

const words = (password: string, fault: PasswordFault | undefined, score: PasswordScore | undefined): string => {
  switch (fault) {
    case 'tooShort':
      return t('password.meter.tooShort', { lacking: lackingLength(password) })
    case 'tooLong':
      return t('password.meter.tooLong', { longest: LONGEST_PASSWORD })
    case 'tooCommon':
      return t('password.meter.tooCommon')
    case undefined:
      return score === 4 ? t('password.meter.4') : score === 3 ? t('password.meter.3') : t('password.meter.2')
  }
}
