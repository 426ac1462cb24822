import { useEffect, useEffectEvent, useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { secret } from '#domain/kernel/secret'
import { authenticationResultOf, authenticationResults } from '#domain/session/authentication-result'
import { NEW_PASSWORD_REQUIRED } from '#domain/session/challenge'
import { LONGEST_CREDENTIAL } from '#domain/session/credentials'
import type { CallFailure } from '#domain/failure/call-failure'
import { failureMessage } from '#application/messages/failure-message'
import { Button } from '../components/Button'
import { Checkbox } from '../components/Checkbox'
import { Field } from '../components/Field'
import { FOCUSED_FIRST } from '../components/Dialog'
import { useSession, useShopCommand } from '../shop/ShopContext'
import { t } from '../texts/t'
import { messageText } from '../texts/notice-text'
import { readReturnTo } from './return-to'
import styles from './LogInForm.module.css'

type FieldName = 'username' | 'password'
type Faults = Readonly<Record<FieldName, string | undefined>>

const missing = { username: 'shell.logIn.usernameMissing', password: 'shell.logIn.passwordMissing' } as const

const faultOf = (field: FieldName, text: string): string | undefined => {
  if (text === '') return t(missing[field])
  return text.length > LONGEST_CREDENTIAL ? t('order.maxCharacters', { max: LONGEST_CREDENTIAL }) : undefined
}

/**
 * The log-in form. Its fields keep their text after a failure, so that the user can correct it. It says why it is shown
 * to a user who asked for another page: notices lie behind the dialog.
 */
export const LogInForm = ({
  onLeave,
}: {
  /** Called when another page goes on with it. */ readonly onLeave: () => void
}) => {
  const session = useSession()
  const command = useShopCommand()
  const isSentHere = readReturnTo(useLocation().state) !== undefined
  const [isSubmitted, setSubmitted] = useState(false)
  const [isPasswordShown, setPasswordShown] = useState(false)
  const [faults, setFaults] = useState<Faults>({ username: undefined, password: undefined })
  const failure = isSubmitted && session.tag === 'Anonymous' ? session.lastFailure : undefined
  const isWrong = authenticationResultOf(session) === authenticationResults.AUTHENTICATION_FAILED
  const wrong = failure !== undefined && isWrong ? t('shell.logIn.wrong') : undefined
  useNewPasswordFirst(isSubmitted && session.tag === 'Challenged' ? session.challengeName : undefined, onLeave)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const filled = new FormData(form)
    const username = textIn(filled, 'username').trim()
    const password = textIn(filled, 'password')
    const found = { username: faultOf('username', username), password: faultOf('password', password) }
    setFaults(found)
    if (found.username !== undefined || found.password !== undefined) {
      // What the service said was of other texts.
      setSubmitted(false)
      const first = found.username === undefined ? 'password' : 'username'
      form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    setSubmitted(true)
    command((shop) => shop.session.logIn({ username, password: secret(password) }))
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {isSentHere && <p>{t('shell.logIn.sentHere')}</p>}
      <Field
        label={t('shell.logIn.username')}
        name="username"
        autoComplete="username"
        error={faults.username}
        {...{ [FOCUSED_FIRST]: true }}
      />
      <Field
        label={t('shell.logIn.password')}
        name="password"
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="off"
        spellCheck={false}
        error={faults.password ?? wrong}
      />
      <div className={styles.beside}>
        <Checkbox
          label={t('shell.logIn.showPassword')}
          checked={isPasswordShown}
          onChange={(event) => setPasswordShown(event.currentTarget.checked)}
        />
        <Link to="/gloemt-loesenord" onClick={onLeave}>
          {t('shell.logIn.forgotten')}
        </Link>
      </div>
      <div aria-live="polite" className={styles.fault}>
        {failure !== undefined && wrong === undefined && <p>{messageOf(failure)}</p>}
        {session.tag === 'Challenged' && <p>{t('shell.logIn.challenged')}</p>}
      </div>
      <Button type="submit" size="panel" busy={session.tag === 'Authenticating'}>
        {t('shell.logIn')}
      </Button>
      <p className={styles.invited}>
        <strong>{t('shell.logIn.invited')}</strong>{' '}
        <Link to="/activate-user" onClick={onLeave}>
          {t('shell.logIn.activate')}
        </Link>
      </p>
    </form>
  )
}

/** A log-in that is challenged to another password goes on where it is chosen (AUTH-07). */
const useNewPasswordFirst = (challenge: string | undefined, onLeave: () => void) => {
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => {
    onLeave()
    void navigate('/activate-user')
  })
  useEffect(() => {
    if (challenge === NEW_PASSWORD_REQUIRED) goOn()
  }, [challenge])
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const messageOf = (failure: CallFailure): string => messageText(failureMessage(failure))
