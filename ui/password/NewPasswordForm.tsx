import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router-dom'
import * as E from 'fp-ts/Either'
import type { CallFailure } from '#domain/failure/call-failure'
import { secret } from '#domain/kernel/secret'
import {
  LEAST_PASSWORD,
  LONGEST_PASSWORD,
  lackingLength,
  passwordFault,
  type PasswordFault,
  wordsOfAccount,
} from '#domain/session/password-policy'
import { unsentFormMessage } from '#application/messages/failure-message'
import type { Passwords } from '#application/ports/passwords'
import { Button } from '../components/Button'
import { Checkbox } from '../components/Checkbox'
import { Field } from '../components/Field'
import { useShellData } from '../shop/ShellDataContext'
import { useOnceArrived } from '../shop/ShopContext'
import { messageText } from '../texts/notice-text'
import { PasswordMeter } from './PasswordMeter'
import styles from './PasswordPage.module.css'
import { t } from './t'
import { usePasswordScore } from './use-password-score'

interface NewPasswordFormProps {
  readonly username: string | undefined
  readonly onDone: () => void
}

interface Faults {
  readonly password?: string
  readonly repeated?: string
  /** Of neither field. */
  readonly failure?: CallFailure
}

const faultText = (password: string, fault: PasswordFault): string => {
  switch (fault) {
    case 'tooShort':
      return password === ''
        ? t('password.new.missing')
        : t('password.new.tooShort', { lacking: lackingLength(password) })
    case 'tooLong':
      return t('password.new.tooLong', { longest: LONGEST_PASSWORD })
    case 'tooCommon':
      return t('password.new.tooCommon')
  }
}

const isLinkOver = (failure: CallFailure): boolean => failure.tag === 'Refused' && failure.code === 'CHALLENGE_EXPIRED'

/** What the service says of the password itself. */
const refusedPassword = (failure: CallFailure): string | undefined =>
  failure.tag === 'Refused' && failure.code === 'INVALID_PASSWORD' ? failure.message : undefined

/** The form of a new password, typed twice (AUTH-15). What is typed stays after a failure. */
export const NewPasswordForm = ({ username, onDone }: NewPasswordFormProps) => {
  const onceArrived = useOnceArrived()
  const brandName = useShellData()?.config.brandName ?? ''
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [isShown, setShown] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const ownWords = wordsOfAccount(brandName, username ?? '')
  const score = usePasswordScore(password, ownWords)

  const tell = (found: Faults) => {
    setFaults(found)
    setSaving(false)
    const field = found.password === undefined ? (found.repeated === undefined ? undefined : 'repeated') : 'password'
    if (field !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
  }

  const save = async (passwords: Passwords): Promise<void> => {
    const fault = passwordFault(password, await passwords.score(password, ownWords))
    if (fault !== undefined) return tell({ password: faultText(password, fault) })
    if (password !== repeated) return tell({ repeated: t('password.new.notEqual') })
    const outcome = await passwords.choose(secret(password))()
    if (E.isRight(outcome)) return onDone()
    const said = refusedPassword(outcome.left)
    return tell(said === undefined ? { failure: outcome.left } : { password: said })
  }

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    setFaults({})
    onceArrived(({ passwords }) => void save(passwords))
  }

  const type = isShown ? 'text' : 'password'
  const typing = { type, autoComplete: 'new-password', autoCapitalize: 'off', spellCheck: false } as const
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <p className={styles.intro}>{t('password.new.intro')}</p>
      {username !== undefined && (
        <Field label={t('password.new.account')} name="username" autoComplete="username" value={username} readOnly />
      )}
      <Field
        {...typing}
        label={t('password.new.password')}
        name="password"
        hint={t('password.new.hint', { least: LEAST_PASSWORD })}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={faults.password}
      />
      <PasswordMeter password={password} score={score} />
      <Field
        {...typing}
        label={t('password.new.repeat')}
        name="repeated"
        value={repeated}
        onChange={(event) => setRepeated(event.currentTarget.value)}
        error={faults.repeated}
      />
      <Checkbox
        label={t('password.new.show')}
        checked={isShown}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
      <div aria-live="polite" className={styles.fault}>
        {faults.failure !== undefined &&
          (isLinkOver(faults.failure) ? (
            <p>
              {t('password.noLink.title')}. <Link to="/gloemt-loesenord">{t('password.noLink.new')}</Link>
            </p>
          ) : (
            <p>{messageText(unsentFormMessage(faults.failure))}</p>
          ))}
      </div>
      <Button type="submit" size="panel" busy={isSaving}>
        {t('password.new.save')}
      </Button>
    </form>
  )
}
