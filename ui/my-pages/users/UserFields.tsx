import type { ChangeEvent } from 'react'
import type { WrittenUser } from '#domain/users/rebase-user'
import type { UserField } from '#domain/users/user-details'
import { Field } from '../../components/Field'
import { placeId, type FormFaults } from './user-form'
import { t } from './t'
import styles from './UserForm.module.css'

interface UserFieldsProps {
  readonly written: WrittenUser
  readonly faults: FormFaults
  /** Undefined: the user is only shown. */
  readonly onWrite: ((field: UserField, value: string) => void) | undefined
  /** Whether the e-mail address is asked for: only of one who is not activated yet. */
  readonly asksEmail: boolean
}

/** Names, e-mail address and mobile number. */
export const UserFields = ({ written, faults, onWrite, asksEmail }: UserFieldsProps) => {
  const field = (name: UserField) => ({
    id: placeId(name),
    label: t(`users.${name}`),
    value: written[name],
    error: faults[name],
    readOnly: onWrite === undefined,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onWrite?.(name, currentTarget.value),
  })
  // Somebody else is written of: the browser must not fill in the reader's own.
  return (
    <div className={styles.fields}>
      <Field {...field('firstName')} autoComplete="off" />
      <Field {...field('lastName')} autoComplete="off" />
      {asksEmail && (
        <Field {...field('email')} type="email" inputMode="email" autoComplete="off" hint={t('users.email.hint')} />
      )}
      <Field {...field('mobileNumber')} type="tel" inputMode="tel" autoComplete="off" optional />
    </div>
  )
}
